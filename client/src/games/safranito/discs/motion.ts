// Discs sliding on a table, exact from event to event: `discs/motion.py` again, line by line, so
// that a browser computes the same bits as the server (a test compares them). What each step is
// for is explained there; only + - * / and Math.sqrt are used, in the same order.
import {
  type Board,
  BRAKING,
  CHIP_RESTITUTION,
  DRAG,
  GRAVITY,
  LIFT,
  WALL_RESTITUTION,
} from "./coefficients";

export type Vector = readonly [number, number];
/** Where a chip lies, and which. */
export type Place = readonly [x: number, y: number, chip: number];

export const FLY = 0;
const SLIDES = 1;
const REST = 2;
export const OUT = 3;
/** From this time on the chip moves so from here. */
export type Segment = readonly [time: number, chip: number, kind: number, x: number, y: number, vx: number, vy: number];

interface Leg {
  readonly since: number;
  readonly x: number;
  readonly y: number;
  readonly ux: number;
  readonly uy: number;
  readonly speed: number;
}

/** A chip on which another lies. */
interface Below {
  readonly chip: number;
  readonly x: number;
  readonly y: number;
  readonly distance: number;
  readonly nx: number;
  readonly ny: number;
  readonly lean: number;
}

type Event = readonly [time: number, chip: number, met: number, turn: number, itsTurn: number];
const STOP = -1;
const SIDE_WALL = -2;
const END_WALL = -3;

const STANDSTILL = 1;
const GENTLE = 10;
const CREEP = 2;
const HAIR = 1e-7;
const APART = 1;
const LEAST_STEP = 1e-9;
const LEAST_CREEP_STEP = 2e-5;
const MOST_STEPS = 400;
const MOST_EVENTS = 2000;
const NEVER = 1e-9;
const NEAR = 1;
const CLEARANCE = 0.002;
const MOST_NUDGES = 200;
const LEANS = 0.2;
const MOST_TIPS = 60;
const HALF_BRAKING = 0.5 * BRAKING;
const TWICE_BRAKING = 2 * BRAKING;

/** The first place in a sorted list that is not below the value. */
export function bisect(sorted: readonly number[], value: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as number) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The exact sum, rounded once (Shewchuk), as `math.fsum` gives it. */
function exactSum(numbers: readonly number[]): number {
  let parts: number[] = [];
  for (let x of numbers) {
    const next: number[] = [];
    for (let y of parts) {
      if (Math.abs(x) < Math.abs(y)) [x, y] = [y, x];
      const high = x + y;
      const low = y - (high - x);
      if (low !== 0) next.push(low);
      x = high;
    }
    next.push(x);
    parts = next;
  }
  let n = parts.length;
  if (n === 0) return 0;
  let high = parts[--n] as number;
  let low = 0;
  while (n > 0) {
    const x = high;
    const y = parts[--n] as number;
    high = x + y;
    low = y - (high - x);
    if (low !== 0) break;
  }
  // Halfway between two numbers the rest decides.
  const rest = parts[n - 1] as number;
  if (n > 0 && ((low < 0 && rest < 0) || (low > 0 && rest > 0))) {
    const twice = 2 * low;
    const x = high + twice;
    if (twice === x - high) high = x;
  }
  return high;
}

function earlier(a: Event, b: Event): boolean {
  for (let i = 0; i < 5; i++) {
    const [one, other] = [a[i] as number, b[i] as number];
    if (one !== other) return one < other;
  }
  return false;
}

/** Chips on a board, some of them set in motion, until all lie still. */
export class Motion {
  lying = new Map<number, Place>();
  moved = new Set<number>();
  record: Segment[] | null = null;
  private sliding = new Map<number, Leg>();
  private row: Place[] = [];
  private rowX: number[] = [];
  private agenda: Event[] = [];
  private turns: number[] = [];
  private events = 0;
  private tips = 0;
  private start = 0;
  private upper = -1;
  private under: number[] = [];
  private heading: Vector = [1, 0];
  private readonly fromLeft: readonly Place[];
  private readonly fromLeftX: readonly number[];
  private readonly limit: number;
  private readonly diameter: number;
  private readonly reach: number;
  private readonly hopSpeed: number;

  constructor(
    board: Board,
    private readonly places: readonly Place[],
  ) {
    this.fromLeft = [...places].sort((a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]);
    this.fromLeftX = this.fromLeft.map(([x]) => x);
    this.limit = board.side / 2 - board.chip;
    this.diameter = 2 * board.chip;
    this.reach = this.diameter + NEAR;
    this.hopSpeed = Math.sqrt((2 * GRAVITY * board.wall) / LIFT);
  }

  /** From this time on, all chips lie again as they lay at first. */
  layOut(start: number, noted: boolean): void {
    this.sliding = new Map();
    this.lying = new Map(this.places.map((place, n) => [n, place]));
    this.row = [...this.fromLeft];
    this.rowX = [...this.fromLeftX];
    this.record = noted ? [] : null;
    this.events = 0;
    this.moved = new Set();
    this.tips = 0;
    this.start = start;
    this.agenda = [];
    this.turns = new Array<number>(this.places.length + 1).fill(0);
    this.upper = -1;
    this.under = [];
    this.heading = [1, 0];
  }

  /** Where a chip comes to rest that comes down here, if it touches no other and no wall. */
  slideAlone(time: number, x: number, y: number, vx: number, vy: number): Vector | null {
    const speed = Math.sqrt(vx * vx + vy * vy);
    if (speed < STANDSTILL) return null;
    const ux = vx / speed;
    const uy = vy / speed;
    const [until, end, distance] = this.end({ since: time, x, y, ux, uy, speed });
    if (end !== STOP) return null;
    const endX = x + ux * distance;
    const { reach } = this;
    const [low, high] = x < endX ? [x - reach, endX + reach] : [endX - reach, x + reach];
    const last = bisect(this.fromLeftX, high);
    for (let i = bisect(this.fromLeftX, low); i < last; i++) {
      const place = this.fromLeft[i] as Place;
      let dx = place[0] - x;
      let dy = place[1] - y;
      const ahead = dx * ux + dy * uy;
      if (ahead > 0) {
        const nearest = ahead < distance ? ahead : distance;
        dx -= ux * nearest;
        dy -= uy * nearest;
      }
      if (dx * dx + dy * dy < reach * reach) return null;
    }
    const elapsed = until - time;
    const gone = (speed - HALF_BRAKING * elapsed) * elapsed;
    return [x + ux * gone, y + uy * gone];
  }

  /** A chip counted behind the lying ones comes down here. */
  land(x: number, y: number, flight: Vector, slide: Vector): void {
    const chip = (this.upper = this.places.length);
    this.heading = slide;
    const struck = this.below(x, y, this.between(x, x));
    if (struck.length > 0) {
      this.strike(x, y, flight, slide, struck);
    } else {
      this.setOff(chip, this.start, x, y, ...slide);
      this.lookAhead(chip, this.start);
    }
  }

  private between(low: number, high: number): readonly Place[] {
    return this.row.slice(bisect(this.rowX, low - this.reach), bisect(this.rowX, high + this.reach));
  }

  private strike(x: number, y: number, flight: Vector, slide: Vector, struck: readonly Below[]): void {
    this.under = struck.map((one) => one.chip);
    const pressed = struck.map(({ distance }) => {
      const part = distance / this.diameter;
      return 1 - part * part;
    });
    const [vx, vy] = slide;
    const lostX = flight[0] - vx;
    const lostY = flight[1] - vy;
    const lost = Math.sqrt(lostX * lostX + lostY * lostY) || NEVER;
    const most = Math.min(DRAG, Math.sqrt(vx * vx + vy * vy) / lost);
    const dragged = most / Math.max(1, exactSum(pressed));
    const blows: Vector[] = [slide];
    const pushes = struck.map((one, i): Vector => {
      const share = pressed[i] as number;
      let itsVx = dragged * share * lostX;
      let itsVy = dragged * share * lostY;
      if (2 * one.distance >= this.diameter) {
        const closing = (itsVx - vx) * one.nx + (itsVy - vy) * one.ny;
        const impulse = this.impulse(closing, one.lean);
        blows.push([impulse * one.nx, impulse * one.ny]);
        itsVx -= impulse * one.nx;
        itsVy -= impulse * one.ny;
      }
      return [itsVx, itsVy];
    });
    const velocity: Vector = [exactSum(blows.map(([bx]) => bx)), exactSum(blows.map(([, by]) => by))];
    this.disperse(this.start, x, y, velocity, struck, pushes);
  }

  private below(x: number, y: number, among: Iterable<Place>): readonly Below[] {
    const { diameter } = this;
    const found: Below[] = [];
    for (const [otherX, otherY, met] of among) {
      let dx = x - otherX;
      let dy = y - otherY;
      const squared = dx * dx + dy * dy;
      if (squared >= diameter * diameter) continue;
      const distance = Math.sqrt(squared);
      if (distance === 0) [dx, dy] = this.heading;
      const length = distance || Math.sqrt(dx * dx + dy * dy);
      const lean = diameter + 1.5 * CLEARANCE - distance;
      found.push({ chip: met, x: otherX, y: otherY, distance, nx: dx / length, ny: dy / length, lean });
    }
    return found.sort((a, b) => a.chip - b.chip);
  }

  private disperse(
    time: number,
    x: number,
    y: number,
    velocity: Vector,
    below: readonly Below[],
    velocities: readonly Vector[],
  ): void {
    this.setOff(this.upper, time, x, y, ...velocity);
    below.forEach((one, i) => this.setOff(one.chip, time, one.x, one.y, ...(velocities[i] as Vector)));
    this.lookAhead(this.upper, time);
    for (const one of below) this.lookAhead(one.chip, time, [this.upper]);
  }

  /** Let everything happen that must, until all chips lie still. */
  run(): void {
    if (this.under.length > 0) this.tipOff(this.start);
    for (let event; (event = this.next()); ) {
      const [time, chip, met, turn, itsTurn] = event;
      if (this.turns[chip] !== turn || (met >= 0 && this.turns[met] !== itsTurn)) continue;
      const leg = this.sliding.get(chip) as Leg;
      if (this.events === MOST_EVENTS) {
        this.freeze(time);
        break;
      }
      this.events += 1;
      if (met === STOP) this.comeToRest(time, chip, leg);
      else if (met >= 0) this.collide(time, chip, leg, met);
      else this.meetWall(time, chip, leg, met);
      if (this.under.length > 0) this.tipOff(time);
    }
    this.tidy();
  }

  /** The agenda is short: the earliest is looked for. */
  private next(): Event | undefined {
    let first = 0;
    for (let i = 1; i < this.agenda.length; i++) {
      if (earlier(this.agenda[i] as Event, this.agenda[first] as Event)) first = i;
    }
    const found = this.agenda[first];
    const last = this.agenda.pop();
    if (last && last !== found) this.agenda[first] = last;
    return found;
  }

  private setOff(chip: number, time: number, x: number, y: number, vx: number, vy: number): void {
    this.moved.add(chip);
    const speed = Math.sqrt(vx * vx + vy * vy);
    if (speed < STANDSTILL) {
      this.layDown(chip, time, x, y);
      return;
    }
    if (this.lying.has(chip)) this.takeUp(chip);
    this.sliding.set(chip, { since: time, x, y, ux: vx / speed, uy: vy / speed, speed });
    this.turned(chip);
    this.record?.push([time, chip, SLIDES, x, y, vx, vy]);
  }

  private layDown(chip: number, time: number, x: number, y: number): void {
    if (!this.sliding.delete(chip) && this.lying.has(chip)) this.takeUp(chip);
    this.lay(chip, x, y);
    this.record?.push([time, chip, REST, x, y, 0, 0]);
  }

  private lay(chip: number, x: number, y: number): void {
    const place: Place = [x, y, chip];
    this.lying.set(chip, place);
    this.turned(chip);
    const before = bisect(this.rowX, x);
    this.rowX.splice(before, 0, x);
    this.row.splice(before, 0, place);
  }

  private takeUp(chip: number): void {
    const at = this.row.findIndex((place) => place[2] === chip);
    this.lying.delete(chip);
    this.row.splice(at, 1);
    this.rowX.splice(at, 1);
  }

  private turned(chip: number): void {
    this.turns[chip] = (this.turns[chip] ?? 0) + 1;
  }

  private announce(time: number, chip: number, met: number): void {
    this.agenda.push([time, chip, met, this.turns[chip] ?? 0, met >= 0 ? (this.turns[met] ?? 0) : 0]);
  }

  private lookAhead(chip: number, now: number, except: readonly number[] = []): void {
    const leg = this.sliding.get(chip);
    if (!leg) {
      this.foreseeSliding(now, this.lying.get(chip) as Place, except);
      return;
    }
    const { x, y, ux, uy, speed } = leg;
    const but = this.under.length > 0 ? [...except, ...this.over(now, chip, x, y)] : except;
    const [time, end, distance] = this.end(leg);
    this.announce(time, chip, end);
    const endX = x + ux * distance;
    const { diameter } = this;
    const farthest = (speed * speed) / TWICE_BRAKING + diameter;
    for (const [otherX, otherY, met] of x < endX ? this.between(x, endX) : this.between(endX, x)) {
      const dx = otherX - x;
      const dy = otherY - y;
      const ahead = dx * ux + dy * uy;
      if (0 < ahead && ahead < farthest) {
        const halfChordSquared = ahead * ahead - (dx * dx + dy * dy) + diameter * diameter;
        if (halfChordSquared > 0 && !but.includes(met)) {
          this.foreseeMeeting(now, chip, speed, ahead, halfChordSquared, met);
        }
      }
    }
    if (this.sliding.size > 1) {
      for (const [met, itsLeg] of this.sliding) {
        if (met === chip || but.includes(met)) continue;
        const delay = this.untilTouch(leg, itsLeg);
        if (delay >= 0) this.announce(now + delay, chip, met);
      }
    }
  }

  private end({ since, x, y, ux, uy, speed }: Leg): readonly [number, number, number] {
    const { limit } = this;
    let squared = speed * speed;
    let distance = squared / TWICE_BRAKING;
    let end = STOP;
    if (ux !== 0) {
      const toWall = (ux > 0 ? limit - x : -limit - x) / ux;
      if (toWall < distance) [distance, end] = [toWall, SIDE_WALL];
    }
    if (uy !== 0) {
      const toWall = (uy > 0 ? limit - y : -limit - y) / uy;
      if (toWall < distance) [distance, end] = [toWall, END_WALL];
    }
    if (distance < 0) distance = 0;
    squared -= TWICE_BRAKING * distance;
    const delay = (2 * distance) / (speed + (squared > 0 ? Math.sqrt(squared) : 0));
    return [since + delay, end, distance];
  }

  private foreseeSliding(now: number, [placeX, placeY, lies]: Place, but: readonly number[]): void {
    const { diameter } = this;
    for (const [chip, leg] of this.sliding) {
      const elapsed = now - leg.since;
      const gone = (leg.speed - HALF_BRAKING * elapsed) * elapsed;
      const x = leg.x + leg.ux * gone;
      const y = leg.y + leg.uy * gone;
      const dx = placeX - x;
      const dy = placeY - y;
      const ahead = dx * leg.ux + dy * leg.uy;
      if (ahead <= 0) continue;
      const halfChordSquared = ahead * ahead - (dx * dx + dy * dy) + diameter * diameter;
      if (halfChordSquared <= 0 || but.includes(chip)) continue;
      if (this.under.length > 0 && this.over(now, chip, x, y).includes(lies)) continue;
      this.foreseeMeeting(now, chip, leg.speed - BRAKING * elapsed, ahead, halfChordSquared, lies);
    }
  }

  private foreseeMeeting(
    now: number,
    chip: number,
    speed: number,
    ahead: number,
    halfChordSquared: number,
    met: number,
  ): void {
    const stillToGo = (speed * speed) / TWICE_BRAKING;
    const halfChord = Math.sqrt(halfChordSquared);
    const distance = Math.max(ahead - halfChord, 0);
    if (ahead < stillToGo + this.diameter && distance < stillToGo) {
      const squared = speed * speed - TWICE_BRAKING * distance;
      const speedThen = squared > 0 ? Math.sqrt(squared) : 0;
      const closing = (speedThen * Math.min(ahead, halfChord)) / this.diameter;
      if (closing > STANDSTILL) this.announce(now + (2 * distance) / (speed + speedThen), chip, met);
    }
  }

  private untilTouch(leg: Leg, other: Leg): number {
    const { since: now, x, y, ux, uy, speed } = leg;
    const { diameter } = this;
    const elapsed = now - other.since;
    const gone = (other.speed - HALF_BRAKING * elapsed) * elapsed;
    const otherSpeed = other.speed - BRAKING * elapsed;
    const span = (speed < otherSpeed ? speed : otherSpeed) / BRAKING;
    const rx = other.x + other.ux * gone - x;
    const ry = other.y + other.uy * gone - y;
    const wx = other.ux * otherSpeed - ux * speed;
    const wy = other.uy * otherSpeed - uy * speed;
    const ax = BRAKING * (ux - other.ux);
    const ay = BRAKING * (uy - other.uy);
    const away = rx * wx + ry * wy;
    if (
      away > 0 &&
      (away + 0.5 * (rx * ax + ry * ay) * span) * span > APART &&
      rx * rx + ry * ry > diameter * diameter - HAIR
    ) {
      return -1;
    }
    const pull = Math.sqrt(ax * ax + ay * ay);
    const farthest = (Math.sqrt(wx * wx + wy * wy) + 0.5 * pull * span) * span + diameter;
    if (rx * rx + ry * ry > farthest * farthest) return -1;
    let delay = 0;
    for (let i = 0; i < MOST_STEPS; i++) {
      const half = 0.5 * delay;
      const px = rx + (wx + ax * half) * delay;
      const py = ry + (wy + ay * half) * delay;
      const distance = Math.sqrt(px * px + py * py) || HAIR;
      const gap = distance - diameter;
      const parting = (px * (wx + ax * delay) + py * (wy + ay * delay)) / distance;
      if (gap <= HAIR) {
        if (parting < -CREEP) return delay;
        if (pull === 0) break;
        delay += Math.max((parting + CREEP) / pull, LEAST_CREEP_STEP);
      } else if (pull > 0) {
        delay += Math.max((parting + Math.sqrt(parting * parting + 2 * pull * gap)) / pull, LEAST_STEP);
      } else if (parting < 0) {
        delay += Math.max(-gap / parting, LEAST_STEP);
      } else {
        break;
      }
      if (delay >= span) break;
    }
    return -1;
  }

  private now(time: number, { since, x, y, ux, uy, speed }: Leg): readonly [number, number, number, number] {
    const elapsed = time - since;
    const gone = (speed - HALF_BRAKING * elapsed) * elapsed;
    const left = speed - BRAKING * elapsed;
    const then = left < 0 ? 0 : left;
    return [x + ux * gone, y + uy * gone, ux * then, uy * then];
  }

  private at(time: number, chip: number): readonly [number, number, number, number] {
    const leg = this.sliding.get(chip);
    if (leg) return this.now(time, leg);
    const [x, y] = this.lying.get(chip) as Place;
    return [x, y, 0, 0];
  }

  private comeToRest(time: number, chip: number, { since, x, y, ux, uy, speed }: Leg): void {
    const elapsed = time - since;
    const gone = (speed - HALF_BRAKING * elapsed) * elapsed;
    this.layDown(chip, time, x + ux * gone, y + uy * gone);
    if (this.sliding.size > 0) this.foreseeSliding(time, this.lying.get(chip) as Place, []);
  }

  private meetWall(time: number, chip: number, leg: Leg, wall: number): void {
    let [x, y, vx, vy] = this.now(time, leg);
    let against: number;
    if (wall === SIDE_WALL) {
      x = x < 0 ? -this.limit : this.limit;
      against = Math.abs(vx);
      vx = against >= GENTLE ? -WALL_RESTITUTION * vx : 0;
    } else {
      y = y < 0 ? -this.limit : this.limit;
      against = Math.abs(vy);
      vy = against >= GENTLE ? -WALL_RESTITUTION * vy : 0;
    }
    if (against > this.hopSpeed) {
      this.hopOver(chip, time, x, y);
    } else {
      this.setOff(chip, time, x, y, vx, vy);
      this.lookAhead(chip, time);
    }
  }

  private hopOver(chip: number, time: number, x: number, y: number): void {
    this.sliding.delete(chip);
    this.turned(chip);
    this.record?.push([time, chip, OUT, x, y, 0, 0]);
    this.under = chip === this.upper ? [] : this.under.filter((one) => one !== chip);
  }

  private collide(time: number, chip: number, leg: Leg, met: number): void {
    const [x, y, vx, vy] = this.now(time, leg);
    const [otherX, otherY, otherVx, otherVy] = this.at(time, met);
    let nx = otherX - x;
    let ny = otherY - y;
    const distance = Math.sqrt(nx * nx + ny * ny);
    nx /= distance;
    ny /= distance;
    const impulse = this.impulse((vx - otherVx) * nx + (vy - otherVy) * ny);
    this.setOff(chip, time, x, y, vx - impulse * nx, vy - impulse * ny);
    this.setOff(met, time, otherX, otherY, otherVx + impulse * nx, otherVy + impulse * ny);
    this.lookAhead(chip, time);
    this.lookAhead(met, time, [chip]);
  }

  private impulse(closing: number, lean = 0): number {
    const restitution = closing >= GENTLE ? CHIP_RESTITUTION : 1;
    const parting = closing > 0 ? restitution * closing : -closing;
    return 0.5 * (closing + Math.sqrt(parting * parting + 4 * BRAKING * lean));
  }

  private over(now: number, chip: number, x: number, y: number): readonly number[] {
    const others = chip === this.upper ? this.under : this.under.includes(chip) ? [this.upper] : [];
    return others.filter((met) => {
      const [otherX, otherY] = this.at(now, met);
      const dx = otherX - x;
      const dy = otherY - y;
      return dx * dx + dy * dy < this.diameter * this.diameter;
    });
  }

  private tipOff(time: number): void {
    if (this.tips === MOST_TIPS) {
      this.under = [];
      return;
    }
    if (this.sliding.has(this.upper)) return;
    const [x, y] = this.lying.get(this.upper) as Place;
    let below = this.below(x, y, this.under.map((met) => this.place(met)));
    if (below.length === 0) return;
    if (below.some(({ chip }) => this.sliding.has(chip)) || below.every(({ lean }) => lean < LEANS)) return;
    this.tips += 1;
    let [way, ways] = this.waysApart(x, y, below);
    const paid = exactSum(below.map(({ lean }) => lean)) + CLEARANCE;
    const apart = Math.sqrt(way[0] * way[0] + way[1] * way[1]);
    if (apart + exactSum(ways) > paid) {
      below = [below.reduce((deepest, one) => (one.lean > deepest.lean ? one : deepest))];
      [way, ways] = this.waysApart(x, y, below);
    }
    const velocities = below.map((one, i) => {
      const far = ways[i] as number;
      return this.velocity(-far * one.nx, -far * one.ny);
    });
    this.disperse(time, x, y, this.velocity(...way), below, velocities);
  }

  private place(chip: number): Place {
    const leg = this.sliding.get(chip);
    return leg ? [leg.x, leg.y, chip] : (this.lying.get(chip) as Place);
  }

  private waysApart(x: number, y: number, below: readonly Below[]): [Vector, readonly number[]] {
    const rooms = below.map((one) => this.room(one.x, one.y, -one.nx, -one.ny));
    const own = below.map(({ lean }, i) => lean - Math.min(0.5 * lean, rooms[i] as number));
    let dx = exactSum(below.map((one, i) => (own[i] as number) * one.nx));
    let dy = exactSum(below.map((one, i) => (own[i] as number) * one.ny));
    const far = Math.sqrt(dx * dx + dy * dy) || NEVER;
    const part = Math.min(1, this.room(x, y, dx / far, dy / far) / far);
    dx *= part;
    dy *= part;
    const ways = below.map((one, i) =>
      Math.min(Math.max(one.lean - (dx * one.nx + dy * one.ny), 0), rooms[i] as number),
    );
    return [[dx, dy], ways];
  }

  private velocity(x: number, y: number): Vector {
    const perMillimetre = Math.sqrt((2 * BRAKING) / (Math.sqrt(x * x + y * y) || NEVER));
    return [x * perMillimetre, y * perMillimetre];
  }

  private room(x: number, y: number, ux: number, uy: number): number {
    let room = 2 * this.limit;
    if (Math.abs(ux) >= Math.abs(uy)) {
      room = Math.min(room, (this.limit - (ux > 0 ? x : -x)) / (Math.abs(ux) || NEVER));
    }
    if (Math.abs(uy) >= Math.abs(ux)) {
      room = Math.min(room, (this.limit - (uy > 0 ? y : -y)) / (Math.abs(uy) || NEVER));
    }
    return room;
  }

  private freeze(time: number): void {
    for (const [chip, leg] of [...this.sliding].sort(([a], [b]) => a - b)) {
      const [x, y] = this.now(time, leg);
      this.layDown(chip, time, x, y);
    }
  }

  /** Part chips that crept into each other. */
  private tidy(): void {
    for (let i = 0; i < MOST_NUDGES; i++) {
      const close = this.tooClose();
      if (close.length === 0) break;
      for (const [, chip, met] of close) this.part(chip, met);
    }
  }

  private tooClose(): readonly (readonly [number, number, number])[] {
    const apart = this.diameter + CLEARANCE;
    const found: [number, number, number][] = [];
    for (const chip of this.moved) {
      const place = this.lying.get(chip);
      if (!place) continue;
      const [x, y] = place;
      for (const [otherX, otherY, met] of this.between(x, x)) {
        const dx = otherX - x;
        const dy = otherY - y;
        const squared = dx * dx + dy * dy;
        if (squared < apart * apart && (met > chip || !this.moved.has(met))) found.push([squared, chip, met]);
      }
    }
    return found.sort((a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]);
  }

  private part(chip: number, met: number): void {
    const [x, y] = this.lying.get(chip) as Place;
    const [otherX, otherY] = this.lying.get(met) as Place;
    let dx = otherX - x;
    const dy = otherY - y;
    let distance = Math.sqrt(dx * dx + dy * dy);
    if (distance >= this.diameter + CLEARANCE) return;
    if (distance === 0) dx = distance = 1;
    const share = (0.5 * (this.diameter + 1.5 * CLEARANCE - distance)) / distance;
    this.shift(chip, x - dx * share, y - dy * share);
    this.shift(met, otherX + dx * share, otherY + dy * share);
  }

  private shift(chip: number, x: number, y: number): void {
    const { limit } = this;
    this.moved.add(chip);
    this.takeUp(chip);
    this.lay(chip, Math.min(Math.max(x, -limit), limit), Math.min(Math.max(y, -limit), limit));
  }
}
