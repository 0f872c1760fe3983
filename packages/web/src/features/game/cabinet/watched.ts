/** A recorded game of the board; it comes with the first that is watched. */
import { gameReplay } from '@lilape/wire/endpoints/game';
import type { GameReplayBody } from '@lilape/wire/game';
import { callApi } from '#shell/api/api.ts';
import { formatBoardDay, formatPoints, formatTicks } from '../page/board-text.ts';

/** The game of a number. @throws AppError where there is none, or not yet */
export async function askReplay(id: string, signal: AbortSignal): Promise<GameReplayBody> {
  return (await callApi(gameReplay, { params: { id }, signal })).body;
}

/** Whose game it is, in a line; `nobody` names who has no name. */
export const titleOf = (
  { name, score, ticks, day }: GameReplayBody,
  nobody: string,
  language: string,
): string =>
  [
    name ?? nobody,
    formatPoints(score, language),
    formatTicks(ticks, language),
    formatBoardDay(day, language),
  ].join(' · ');
