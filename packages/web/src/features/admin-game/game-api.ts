/** The calls by which an admin reads the game's board and takes games off it; each may answer that nobody is signed in. */
import { AppError } from '@lilape/domain/app-error';
import { adminGameBoard, removeScore } from '@lilape/wire/endpoints/game';
import type { AnswerOf } from '@lilape/wire/endpoint';
import { callApi } from '#shell/first/api.ts';

export type AdminBoard = AnswerOf<typeof adminGameBoard>;
export type AdminScore = AdminBoard['scores'][number];

/** The board of a day (UTC), of today where none is named. */
export const readBoard = async (day: string | null, signal: AbortSignal | undefined): Promise<AdminBoard> =>
  (await callApi(adminGameBoard, { signal, query: { day: day ?? undefined } })).body;

/** Takes a game off the board, for good. @throws AppError GAME_REPLAY_UNKNOWN where it is off it already */
export const takeOff = async (number: string): Promise<void> => {
  await callApi(removeScore, { params: { id: number }, body: {} });
};

/** Whether a removal failed because the game is gone: another admin was faster, or an answer was lost. */
export const isGone = (failure: unknown): boolean =>
  failure instanceof AppError && failure.code === 'GAME_REPLAY_UNKNOWN';
