/** The screen at a game's end: points item by item, who did it, and three panels of it to share. */
import type { EnemyKind, World } from '@lilape/game/world';
import { showOnly } from '#shell/first/show-only.ts';
import { formatPoints } from '../page/board-text.ts';
import { tell } from '../page/state.ts';
import type { StartedGame } from './kept.ts';
import { itemsOf, pointsOf } from './points.ts';

/** A game that is over. */
export type Finished = {
  readonly seed: number;
  readonly inputs: Uint16Array<ArrayBuffer>;
  readonly world: World;
  /** Who hurt the ape last. */
  readonly by: EnemyKind | undefined;
  /** What hands it in; null for practice. */
  readonly started: StartedGame | null;
};

/** Writes the points of a game into `page`, and who ended it. */
export function fillResult(page: HTMLElement, { world, by }: Finished, language: string): void {
  tell(page, 'total', formatPoints(world.score, language));
  for (const [name, text] of Object.entries(itemsOf(pointsOf(world)))) tell(page, name, text);
  showOnly(page, 'data-by', by ?? 'parrot');
}
