"""Phase 3: sell, and the water limit (PF-SELL, PF-BARG, PF-OUT, PF-LIMIT, PF-2P-06 to -10)."""

from __future__ import annotations

from typing import Final

from grasse.games.parfum.actions import Bargain, DiscardWater, Pass, SellTo
from grasse.games.parfum.box import Customer, Perfume
from grasse.games.parfum.claim import by_place
from grasse.games.parfum.position import ParfumPosition
from grasse.games.parfum.water import draw_water, put_down
from grasse.kernel import Action, Frame, Illegal, Plain, Seat, Step


class Selling(Step[ParfumPosition]):
    """Two cycles in wake-up order (PF-SELL-01); with 2 players one pass through the clocks, two
    chances at each (PF-2P-06). Everybody's last chance is followed by the water limit."""

    automatic = True

    def run(self, p: ParfumPosition) -> None:
        p.steps.pop()
        frames: list[Frame] = []
        # Nobody gains a flacon in this phase: who has none now can only pass (PF-SELL-12).
        sellers = [seat for seat in p.clocks if has_flacons(p, seat)]
        if p.seats == 2:
            for place, seat in enumerate(p.clocks):
                if seat in sellers:
                    frames += [(CHANCE, seat), (CHANCE, seat)]
                last = seat not in p.clocks[place + 1 :]
                if last or p.rulings.two_player_limit == "clock":
                    frames.append((LIMITING, seat))  # PF-2P-09
        else:
            frames += [(CHANCE, seat) for seat in sellers]
            for seat in p.clocks:
                if seat in sellers:
                    frames.append((CHANCE, seat))
                frames.append((LIMITING, seat))  # PF-LIMIT-01, -04
        p.push(*frames)


class ChanceToSell(Step[ParfumPosition]):
    """Who sold his last flacon, or dropped out, has no further chance."""

    automatic = True

    def run(self, p: ParfumPosition) -> None:
        _, seat = p.steps.pop()
        if has_flacons(p, seat) and not p.passed >> seat & 1:
            p.steps.append((SELL, seat))


def has_flacons(p: ParfumPosition, seat: Seat) -> bool:
    for perfume in p.perfumes[seat]:  # noqa: SIM110  # a loop: asked for every chance to sell
        if perfume.flacons:
            return True
    return False


class Sell(Step[ParfumPosition]):
    """Sell one flacon to a customer, or at the bargain price, or pass (PF-SELL-02)."""

    def options(self, p: ParfumPosition) -> list[Action]:
        street = [customer for customer in p.street if customer is not None]
        found: list[Action] = []
        for index, perfume in enumerate(p.perfumes[p.frame[1]]):
            if perfume.flacons:
                found += [SellTo(index, c.id) for c in street if fits(perfume, c)]
                found.append(_BARGAIN[index])
        found.append(_PASS)
        return found

    def refuse(self, p: ParfumPosition, action: Action) -> Illegal | None:
        seat = p.frame[1]
        rule = "PF-BARG-01" if isinstance(action, Bargain) else "PF-SELL-04"
        match action:
            case SellTo(perfume) | Bargain(perfume) if not 0 <= perfume < len(p.perfumes[seat]):
                return Illegal(rule, "no-such-perfume")
            case SellTo(perfume) | Bargain(perfume) if not p.perfumes[seat][perfume].finished:
                return Illegal(rule, "perfume-unfinished")
            case SellTo(perfume) | Bargain(perfume) if not p.perfumes[seat][perfume].flacons:
                return Illegal(rule, "no-flacon-left")
            case SellTo(perfume, customer):
                wanted = p.box.customers.get(customer)
                if wanted is None or wanted not in p.street:
                    return Illegal("PF-SELL-04", "customer-not-there", customer=customer)
                if not fits(p.perfumes[seat][perfume], wanted):
                    return Illegal("PF-SELL-04", "perfume-does-not-suit", customer=customer)
        return None

    def play(self, p: ParfumPosition, action: Action) -> None:
        _, seat = p.steps.pop()
        match action:
            case Bargain(index):
                perfume = p.perfumes[seat][index]
                price = p.box.bargain[perfume.size]  # whatever the components (PF-BARG-02)
                p.gain(seat, price, "bargains")
                if p.tell:
                    p.tell("bargains", seat=seat, perfume=index, size=perfume.size, price=price)
                _give_flacon(p, seat, index)
            case SellTo(index, customer_id):
                customer = p.box.customers[customer_id]
                p.gain(seat, customer.price, "customers")  # not by size (PF-SELL-09)
                p.street[p.street.index(customer)] = None  # PF-SELL-07, -08, -10
                p.served[seat] += (customer,)
                if p.tell:
                    size, price = p.perfumes[seat][index].size, customer.price
                    p.tell(
                        "sells",
                        seat=seat,
                        perfume=index,
                        size=size,
                        customer=customer.id,
                        price=price,
                    )
                _give_flacon(p, seat, index)
            case Pass():
                if p.rulings.pass_drops_out:
                    p.passed |= 1 << seat
                if p.tell:
                    p.tell("passes", seat=seat)

    def prompt(self, p: ParfumPosition) -> Plain:
        """Which of the seat's chances of this round this is: two at each of its clocks."""
        seat = p.frame[1]
        later = sum(frame[0] is CHANCE and frame[1] == seat for frame in p.steps)
        chances = max(2 * p.clocks.count(seat), later + 1)
        return {"chance": chances - later, "chances": chances}


def fits(perfume: Perfume, customer: Customer) -> bool:
    """One single perfume holds at least what is wanted (PF-SELL-04 to -06)."""
    v, w, x, y, z = perfume.components
    a, b, c, d, e = customer.wants
    return a <= v and b <= w and c <= x and d <= y and e <= z


def _give_flacon(p: ParfumPosition, seat: Seat, index: int) -> None:
    """A flacon of this perfume goes back to the supply; the last one is rewarded (PF-OUT-01)."""
    row = p.perfumes[seat]
    perfume = row[index]
    left = perfume.flacons - 1
    p.flacons += 1
    p.perfumes[seat] = (*row[:index], perfume._replace(flacons=left), *row[index + 1 :])
    if left == 0:
        if p.tell:
            p.tell("sold-out", seat=seat, perfume=index)
        if p.rulings.sold_out_notes == "bag":
            p.perfumes[seat] = (*row[:index], *row[index + 1 :])
            p.bag = sorted([*p.bag, *perfume.notes], key=by_place)
        draw_water(p, seat, p.box.sold_out_water)


class Limiting(Step[ParfumPosition]):
    """Directly after the last chance of the round, also after a pass (PF-LIMIT-01, -05).

    Asked even if all tokens are alike: not asking would tell the others that they are.
    """

    automatic = True

    def run(self, p: ParfumPosition) -> None:
        _, seat = p.steps.pop()
        checked = p.rulings.limit_in_last_round or not p.last_round  # PF-LIMIT-06
        if checked and p.tokens(seat) > p.box.water_limit:
            p.steps.append((LIMIT, seat))


class Limit(Step[ParfumPosition]):
    """The player chooses which tokens to discard, one at a time (PF-LIMIT-02)."""

    def options(self, p: ParfumPosition) -> list[Action]:
        held = p.water[p.frame[1]]
        return [_DISCARD[v] for v, count in zip(p.box.values, held, strict=True) if count]

    def refuse(self, p: ParfumPosition, action: Action) -> Illegal | None:
        if isinstance(action, DiscardWater) and action not in p.options():
            return Illegal("PF-LIMIT-02", "no-such-token", token=action.token)
        return None

    def play(self, p: ParfumPosition, action: DiscardWater) -> None:
        _, seat = p.steps.pop()
        p.steps.append((LIMITING, seat))
        put_down(p, seat, action.token)
        if p.tell:
            p.tell("discards", seat=seat, token=action.token)

    def prompt(self, p: ParfumPosition) -> Plain:
        return {"over": p.tokens(p.frame[1]) - p.box.water_limit}


SELLING: Final[Selling] = Selling()
CHANCE: Final = ChanceToSell()
SELL: Final = Sell()
LIMITING: Final = Limiting()
LIMIT: Final = Limit()
_PASS: Final = Pass()
_BARGAIN: Final = [Bargain(index) for index in range(42)]
_DISCARD: Final = [DiscardWater(value) for value in range(10)]
