/** Where the giveaway stands, in one word, and everything that the page decides by it; its sentences are in `standing.island.tsx`. */
import type { DrawSummary } from '@lilape/wire/draws';
import { ROUND_STANDS_SECONDS } from '@lilape/domain/draws/giveaway';
import type { Giveaway } from './giveaway-store.ts';

/**
 * `closed`: no contract on this network; `asking`, `failed`: nothing is known; then as the site says, with two more:
 * `due`, a round whose time has come and that nobody revealed; `empty`, a fixed list with nobody on it.
 */
export type Stage =
  | 'closed'
  | 'asking'
  | 'failed'
  | 'before'
  | 'running'
  | 'counting'
  | 'ready'
  | 'empty'
  | 'open'
  | 'due'
  | 'revealed'
  | 'settled'
  | 'cancelled';

/** The stage at `nowMs`, unix milliseconds by the server's clock, where the contract stands. */
export function stageOf(
  { body, hasFailed }: Pick<Giveaway, 'body' | 'hasFailed'>,
  nowMs: number,
): Exclude<Stage, 'closed'> {
  if (body === null) return hasFailed ? 'failed' : 'asking';
  const { status, draw, list } = body;
  if (status === 'ready' && list === null) return 'empty';
  if (status === 'open' && draw !== null && nowMs >= Date.parse(draw.roundTime)) return 'due';
  return status;
}

const fixed: readonly Stage[] = ['ready', 'empty', 'open', 'due', 'revealed', 'settled'];

/** Whether the list can change no more. */
export const isFixed = (stage: Stage): boolean => fixed.includes(stage);

/** Whether there are entrants, or may be: false before the sale, without a giveaway and without an answer. */
export const hasEntrants = (stage: Stage): boolean =>
  stage === 'running' || stage === 'counting' || (isFixed(stage) && stage !== 'empty');

/** Whether an address can be looked up: nothing is known yet that would rule it out. */
export const isOpenToLookup = (stage: Stage): boolean =>
  stage === 'asking' || stage === 'failed' || stage === 'empty' || hasEntrants(stage);

/** Whether a draw was opened, and stands. */
export const isDrawing = (stage: Stage): boolean => ['open', 'due', 'revealed', 'settled'].includes(stage);

/** Whether the number is out, from which the winners follow. */
export const isDrawn = (stage: Stage): boolean => stage === 'revealed' || stage === 'settled';

/** Whether anyone may exchange its round for a later one, at `nowMs`, unix milliseconds by the chain's clock. */
export const isOverdue = (
  { status, roundTime }: Pick<DrawSummary, 'status' | 'roundTime'>,
  nowMs: number,
): boolean => status === 'open' && nowMs >= Date.parse(roundTime) + 1_000 * ROUND_STANDS_SECONDS;
