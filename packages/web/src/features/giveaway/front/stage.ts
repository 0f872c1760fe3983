/** Where the giveaway stands, in one word: what the page shows follows from it. */
import type { Giveaway } from './giveaway-store.ts';

/**
 * `closed`: no contract on this network; `asking`, `failed`: nothing is known; then as the site says, with two more:
 * `withdrawn`, a list that was opened and taken back, and `due`, a round whose time has come and that nobody revealed.
 */
export type Stage =
  | 'closed'
  | 'asking'
  | 'failed'
  | 'before'
  | 'running'
  | 'counting'
  | 'ready'
  | 'withdrawn'
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
  const { status, draw } = body;
  if (status === 'ready' && draw?.status === 'withdrawn') return 'withdrawn';
  if (status === 'open' && draw !== null && nowMs >= Date.parse(draw.roundTime)) return 'due';
  return status;
}

/** Whether a draw was opened, and stands. */
export function isDrawing(stage: Stage): boolean {
  return ['open', 'due', 'revealed', 'settled'].includes(stage);
}
