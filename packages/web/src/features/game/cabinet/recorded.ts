/** Games that were recorded, on the board or by this browser; it comes with the first that is wanted. */
import { AppError } from '@lilape/domain/app-error';
import { unpackInput } from '@lilape/game/input';
import { decodeLog } from '@lilape/game/read-log';
import { step } from '@lilape/game/step';
import { worldOf, type EnemyKind } from '@lilape/game/world';
import { gameReplay } from '@lilape/wire/endpoints/game';
import type { GameReplayBody } from '@lilape/wire/game';
import { callApi } from '#shell/first/api.ts';
import { formatBoardDay, formatPoints, formatTicks } from '../page/board-text.ts';
import type { StartedGame } from './kept.ts';
import { hurtBy } from './points.ts';
import type { Finished } from './result.ts';

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

/** The packed inputs of a log in base64. @throws AppError where it is none, or of other rules */
export function inputsOf(log: string): Uint16Array<ArrayBuffer> {
  const decoded = decodeLog(bytesOf(log));
  if (decoded.ok) return decoded.inputs;
  throw new AppError(decoded.problem === 'version' ? 'GAME_REPLAY_OLD' : 'GAME_LOG_DAMAGED');
}

function bytesOf(base64: string): Uint8Array {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    // Whatever it is, it is not base64: no bytes are no log.
    return new Uint8Array();
  }
}

/** The game of these inputs, played again at once. @throws AppError where they end before it does */
export function finishedOf(
  seed: number,
  inputs: Uint16Array<ArrayBuffer>,
  started: StartedGame | null,
): Finished {
  const world = worldOf(seed);
  let by: EnemyKind | undefined;
  for (const packed of inputs) {
    const input = unpackInput(packed);
    if (input === undefined || world.outcome !== 'playing') break;
    step(world, input);
    by = hurtBy(world) ?? by;
  }
  if (world.outcome === 'playing') throw new AppError('GAME_LOG_DAMAGED');
  return { seed, inputs, world, by, started };
}
