/** Asks the site for a level with its ticket, for a recorded game, and hands a game in. */
import { AppError } from '@lilape/domain/app-error';
import * as endpoints from '@lilape/wire/endpoints/game';
import type { GameReplayBody, GameScoreBody } from '@lilape/wire/game';
import { callApi } from '#shell/api/api.ts';
import type { KeptGame, Ticket } from './kept.ts';

/** Whoever pressed Start waits so long and no longer. */
const START_MS = 4_000;

/** The day's level and a ticket. @throws AppError where the site does not answer within four seconds */
export async function askTicket(signal: AbortSignal): Promise<Ticket> {
  const timeout = AbortSignal.timeout(START_MS);
  try {
    const { body } = await callApi(endpoints.startGame, {
      body: {},
      signal: AbortSignal.any([signal, timeout]),
    });
    const { ticket, seed, day, endsTime } = body;
    return { ticket, seed, day, endsTime };
  } catch (cause) {
    if (timeout.aborted && !signal.aborted)
      throw new AppError('REQUEST_TIMEOUT', { seconds: START_MS / 1000 }, { cause });
    throw cause;
  }
}

/** A recorded game of the board. @throws AppError where there is none, or not yet */
export async function askReplay(id: string, signal: AbortSignal): Promise<GameReplayBody> {
  return (await callApi(endpoints.gameReplay, { params: { id }, signal })).body;
}

/** Hands a game in; the same game may be handed in again. @throws AppError with the reason where it is not taken */
export async function handIn({ ticket, log }: KeptGame, name: string): Promise<GameScoreBody> {
  const body = { ticket, log, ...(name !== '' && { name }) };
  return (await callApi(endpoints.postScore, { body })).body;
}

/** Whether handing this game in again, as it is, could ever end otherwise. */
export const isRefusedForGood = (thrown: unknown): boolean =>
  thrown instanceof AppError && thrown.code.startsWith('GAME_') && thrown.code !== 'GAME_TOO_FAST';
