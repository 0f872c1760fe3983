/** Brings the banana hunt to life. */
import { followGame } from '#features/game/page/follow-game.ts';
import { languageOf } from '@lilape/domain/languages';

/** The board, and the game at Start. */
export function start(): void {
  followGame(document, languageOf(location.pathname));
}
