/** Hands a game in to the site; it comes with the first game that is. */
import { postScore } from '@lilape/wire/endpoints/game';
import type { GameScoreBody } from '@lilape/wire/game';
import { callApi } from '#shell/first/api.ts';
import type { KeptGame } from './kept.ts';

/** What the site says of a game; the same game may be handed in again. @throws AppError with the reason where it is not taken */
export async function handIn({ nonce, log }: KeptGame, name: string): Promise<GameScoreBody> {
  const body = { ticket: nonce, log, ...(name !== '' && { name }) };
  return (await callApi(postScore, { body })).body;
}
