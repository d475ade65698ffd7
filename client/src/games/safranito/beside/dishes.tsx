// The dishes: those on offer, those one has reserved, and the piles.
import { SpiceArtIcon } from "../../../icons/spices";
import { targetProps } from "../../../target";
import { DishPicture } from "../art/dishes";
import { CardBack, DishArt, Icon } from "../art/pieces";
import { type Dish, groundOf, missing, ownHand, sum } from "../ground";
import type { SafranitoPlay } from "../throw/steering";
import { dishTitle, dishWords, spiceWords } from "../words";

interface Props {
  readonly play: SafranitoPlay;
}

/** A dish with its three spices; those in the own hand are ticked. */
export function DishCard({ play, dish, small }: Props & { readonly dish: Dish; readonly small?: boolean }) {
  const { t } = play;
  const lacks = missing(play, dish);
  const hand = ownHand(play);
  const watching = play.seat === null;
  const about = watching
    ? spiceWords(play, dish.spices)
    : lacks.length === 0
      ? t("dish-ready")
      : t("dish-lacks", { spices: spiceWords(play, lacks) });
  return (
    <button
      class={`saf-dish ${small ? "small" : ""} ${!watching && lacks.length === 0 ? "ready" : ""}`}
      data-piece={`dish/${dish.id}`}
      data-from="dishes"
      {...targetProps(play, `dish/${dish.id}`, { label: dishWords(play, dish.id), about }, "button")}
    >
      <DishPicture id={dish.id} />
      <span class="saf-dish-name">{dishTitle(play, dish)}</span>
      <span class="saf-dish-spices">
        {dish.spices.map((spice) => (
          <span key={spice} class={`saf-need ${watching ? "" : hand[spice] ? "have" : "lack"}`}>
            <SpiceArtIcon of={spice} size={small ? 22 : 30} />
          </span>
        ))}
      </span>
      {!watching && (
        <span
          class="saf-dish-foot"
          data-words={lacks.length === 0 ? t("dish-ready-short") : t("dish-lacks-short", { count: lacks.length })}
        />
      )}
    </button>
  );
}

/** The dishes that everybody may prepare, and the piles. */
export function Offer({ play }: Props) {
  const { t } = play;
  const { table } = play.view;
  const ground = groundOf(play);
  return (
    <section class="saf-offer" aria-labelledby="saf-offer-title">
      <header>
        <h2 id="saf-offer-title">{t("offer-title")}</h2>
        <Piles play={play} />
      </header>
      <div class="saf-dishes">
        {table.offer.map((id) => {
          const dish = ground.dishes.get(id);
          return dish ? <DishCard key={id} play={play} dish={dish} /> : null;
        })}
        {table.offer.length === 0 && <p class="muted">{t("nothing")}</p>}
      </div>
    </section>
  );
}

function Piles({ play }: Props) {
  const { t } = play;
  const { table } = play.view;
  const cards = sum(table.pile) + table.under.length;
  const dishes = typeof table.dish_pile === "number" ? table.dish_pile : table.dish_pile.length;
  const discard = sum(table.discard);
  return (
    <div class="saf-piles">
      <button
        class="saf-pile"
        data-anchor="dishes"
        {...targetProps(play, "pile/dishes", { label: t("pile-dishes", { count: dishes }), about: t("pile-dishes-about") }, "button")}
      >
        <Icon size={26}>
          <DishArt />
        </Icon>
        <span class="num">{dishes}</span>
      </button>
      <button
        class="saf-pile"
        data-anchor="pile"
        {...targetProps(
          play,
          "pile/spices",
          { label: t("pile-spices", { count: cards }), about: t("pile-spices-about", { count: discard }) },
          "button",
        )}
      >
        <Icon size={26}>
          <CardBack />
        </Icon>
        <span class="num">{cards}</span>
      </button>
    </div>
  );
}
