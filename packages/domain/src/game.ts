// What the board of the game takes and keeps. The game itself is the package `game`.
import type { TextRule } from '@lilape/domain/typed-text';

/** A name on the board. */
export const PLAYER_NAME_RULE: TextRule = { most: 20 };

/** A day's scores are kept so long; after that its best three alone. */
export const SCORE_DAYS = 90;
export const BEST_KEPT = 3;
