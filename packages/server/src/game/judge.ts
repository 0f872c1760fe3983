// Plays a recorded game again and says what it is worth. Nothing that its sender claims is taken.
import { AppError } from '@lilape/domain/app-error';
import { TICK_MS } from '@lilape/game/constants';
import { type LogProblem, decodeLog } from '@lilape/game/read-log';
import { type Replayed, replay } from '@lilape/game/replay';
import type { StartedGame } from '#game/started-games.ts';

const CODES = {
  version: 'GAME_LOG_VERSION',
  damaged: 'GAME_LOG_DAMAGED',
  oversized: 'GAME_LOG_TOO_LONG',
} as const satisfies Record<LogProblem, string>;

/** Clocks differ by so much without anybody being wrong. */
const SLACK_MS = 1_000;

export type Judged = Replayed & { readonly outcome: Exclude<Replayed['outcome'], 'playing'> };

/**
 * The inputs of a log, as many as can have been played since it was started.
 * @throws AppError GAME_LOG_VERSION, GAME_LOG_DAMAGED, GAME_LOG_TOO_LONG, GAME_TOO_FAST
 */
export function inputsOf({ ageMs }: Pick<StartedGame, 'ageMs'>, log: Uint8Array): Uint16Array {
  const decoded = decodeLog(log);
  if (!decoded.ok) throw new AppError(CODES[decoded.problem]);
  const missingMs = decoded.inputs.length * TICK_MS - SLACK_MS - ageMs;
  if (missingMs > 0) throw new AppError('GAME_TOO_FAST', { seconds: Math.ceil(missingMs / 1_000) });
  return decoded.inputs;
}

/** What inputs come to on the level of their game. @throws AppError GAME_LOG_GOES_ON, GAME_UNFINISHED, GAME_NO_SCORE */
export function judge({ seed }: Pick<StartedGame, 'seed'>, inputs: Uint16Array): Judged {
  const result = replay(seed, inputs);
  const { outcome } = result;
  if (result.left > 0) throw new AppError('GAME_LOG_GOES_ON');
  if (outcome === 'playing') throw new AppError('GAME_UNFINISHED');
  if (result.score === 0) throw new AppError('GAME_NO_SCORE');
  return { ...result, outcome };
}
