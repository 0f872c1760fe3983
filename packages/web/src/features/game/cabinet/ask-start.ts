/** Asks the site to start a game. */
import { AppError } from '@lilape/domain/app-error';
import { startGame } from '@lilape/wire/endpoints/game';
import { callApi } from '#shell/first/api.ts';
import type { StartedGame } from './kept.ts';

/** A player who pressed Start waits this long. */
const START_MS = 4_000;

/** A started game on the day's level. @throws AppError where the site does not answer within four seconds */
export async function askStart(signal: AbortSignal): Promise<StartedGame> {
  const timeout = AbortSignal.timeout(START_MS);
  try {
    const { body } = await callApi(startGame, {
      body: {},
      signal: AbortSignal.any([signal, timeout]),
    });
    const { ticket: nonce, seed, day, endsTime } = body;
    return { nonce, seed, day, endsTime };
  } catch (cause) {
    if (timeout.aborted && !signal.aborted)
      throw new AppError('REQUEST_TIMEOUT', { seconds: START_MS / 1000 }, { cause });
    throw cause;
  }
}

/** Whether handing this game in again, as it is, could ever end otherwise. */
export const isRefusedForGood = (thrown: unknown): boolean =>
  thrown instanceof AppError && thrown.code.startsWith('GAME_') && thrown.code !== 'GAME_TOO_FAST';
