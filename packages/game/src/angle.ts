// Directions as 1/1024 of a turn, clockwise from the right, since y grows downwards. Sums and products only: no machine's sine is asked.

export const TURN = 1024;
const QUARTER = TURN / 4;
const EIGHTH = TURN / 8;
/** What 1 is in the table of sines. */
const ONE = 65_536;

/** The series of the sine: IEEE sums and products are the same on every machine, Math.sin need not be. */
function sineBySeries(x: number): number {
  let sum = 0;
  let term = x;
  for (let n = 1; n < 24; n += 2) {
    sum += term;
    term = (-term * x * x) / ((n + 1) * (n + 2));
  }
  return sum;
}

function makeSines(): Int32Array {
  const sines = new Int32Array(TURN);
  for (let angle = 0; angle <= QUARTER; angle++) {
    const sine = Math.round(sineBySeries((angle * Math.PI) / (2 * QUARTER)) * ONE);
    sines[angle] = sine;
    sines[2 * QUARTER - angle] = sine;
    sines[(2 * QUARTER + angle) % TURN] = -sine;
    sines[(TURN - angle) % TURN] = -sine;
  }
  sines[0] = 0;
  return sines;
}

const SINES = makeSines();

/** `length` times the sine of an angle, rounded; `length` below 16,384. */
export const sineTimes = (angle: number, length: number): number =>
  ((SINES[angle & (TURN - 1)] ?? 0) * length + ONE / 2) >> 16;

/** `length` times the cosine of an angle, rounded. */
export const cosineTimes = (angle: number, length: number): number => sineTimes(angle + QUARTER, length);

/** The angle within the first eighth of a turn whose tangent is the nearest above `low / high`. */
function eighthOf(low: number, high: number): number {
  let from = 0;
  let to = EIGHTH;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((SINES[middle] ?? 0) * high >= (SINES[middle + QUARTER] ?? 0) * low) to = middle;
    else from = middle + 1;
  }
  return from;
}

/** The direction of (dx, dy), 0 to 1023; 0 for no direction at all. Works for integers up to a million. */
export function aimOf(dx: number, dy: number): number {
  const wide = dx < 0 ? -dx : dx;
  const tall = dy < 0 ? -dy : dy;
  const inQuarter = wide >= tall ? eighthOf(tall, wide) : QUARTER - eighthOf(wide, tall);
  if (wide === 0 && tall === 0) return 0;
  const inHalf = dx < 0 ? 2 * QUARTER - inQuarter : inQuarter;
  return (dy < 0 ? TURN - inHalf : inHalf) & (TURN - 1);
}
