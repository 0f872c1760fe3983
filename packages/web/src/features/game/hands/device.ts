/** What every device does, and what it is made with. */
import type { World } from '@lilape/game/world';
import type { Intent } from './intent.ts';

export type Device = {
  /** What it asks for in the coming tick: once for each. */
  intent(world: World): Intent;
  release(): void;
};

export type DeviceOptions = {
  /** It listens until this is aborted. */
  signal: AbortSignal;
  /** Whether nothing is played at the moment: keys and fingers belong to the page then. */
  isResting: () => boolean;
  /** It was used, and more than by chance. */
  onUse: () => void;
};
