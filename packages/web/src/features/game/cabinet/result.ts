/** The screen at a game's end: points item by item, who did it, and three panels of it to share. */
import { step } from '@lilape/game/step';
import { unpackInput } from '@lilape/game/input';
import { worldOf, type EnemyKind, type World } from '@lilape/game/world';
import { showOnly } from '#shell/live/show-only.ts';
import { formatPoints } from '../page/board-text.ts';
import { tell } from '../page/state.ts';
import type { Ticket } from './kept.ts';
import { hurtBy, itemsOf, pointsOf } from './points.ts';

/** A game that is over. */
export type Finished = {
  readonly seed: number;
  readonly inputs: Uint16Array<ArrayBuffer>;
  readonly world: World;
  /** Who hurt the ape last. */
  readonly by: EnemyKind | undefined;
  /** What hands it in; null for practice. */
  readonly ticket: Ticket | null;
};

/** The game of these inputs, played again at once. */
export function finishedOf(seed: number, inputs: Uint16Array<ArrayBuffer>, ticket: Ticket | null): Finished {
  const world = worldOf(seed);
  let by: EnemyKind | undefined;
  for (const packed of inputs) {
    const input = unpackInput(packed);
    if (input === undefined || world.outcome !== 'playing') break;
    step(world, input);
    by = hurtBy(world) ?? by;
  }
  return { seed, inputs, world, by, ticket };
}

/** Writes the points of a game into `page`, and who ended it. */
export function fillResult(page: HTMLElement, { world, by }: Finished, language: string): void {
  tell(page, 'total', formatPoints(world.score, language));
  for (const [name, text] of Object.entries(itemsOf(pointsOf(world)))) tell(page, name, text);
  showOnly(page, 'data-by', by ?? 'parrot');
}
