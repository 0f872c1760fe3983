/** What every device is, and what it is told. */
import type { World } from '@lilape/game/world';
import type { Wish } from './wish.ts';

export type Device = {
  /** What it asks for in the coming tick: once for each. */
  wish(world: World): Wish;
  release(): void;
};

export type Told = {
  /** It listens until this is aborted. */
  signal: AbortSignal;
  /** Whether nothing is played at the moment: keys and fingers belong to the page then. */
  isResting: () => boolean;
  /** It was used, and more than by chance. */
  onUse: () => void;
};
