/** The sums that the slider goes through: round dollars, close together for each size, the end of stage 1 and that of the sale. */
import { BASE_STAGES } from '@lilape/domain/presale/base-ladder';
import { ladderEndUnits } from '@lilape/domain/presale/stages';

const DOLLAR = 1_000_000n;
/** The first digits of the steps between one power of ten and the next, tenfold. */
const DIGITS = [10n, 15n, 20n, 30n, 50n, 70n];
const MIN_POWER = 4;

/** Units of 6 decimals, ascending. */
export const raisedSteps: readonly bigint[] = steps();

/** The step shown at first: a million dollars. */
export const FIRST_STEP = raisedSteps.indexOf(1_000_000n * DOLLAR);

/** The step with which stage 1 is sold and stage 2 begins. */
export const STAGE_TWO_STEP = raisedSteps.indexOf(BASE_STAGES[0]?.endUnits ?? 0n);

function steps(): bigint[] {
  const all = ladderEndUnits(BASE_STAGES);
  const round: bigint[] = [];
  for (let power = MIN_POWER; 10n ** BigInt(power) * DOLLAR < all; power++)
    round.push(...DIGITS.map((digits) => (digits * 10n ** BigInt(power) * DOLLAR) / 10n));
  const ends = [BASE_STAGES[0]?.endUnits ?? 0n, all];
  return [...round.filter((units) => units < all), ...ends].toSorted((a, b) => (a < b ? -1 : 1));
}
