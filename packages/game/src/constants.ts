// What the game is measured by. Distances are in 1/256 of a pixel, times in ticks. @see spec §3 'Game page', §9 'Game'

/** Units of distance in a pixel. */
export const PX = 256;

export const TICK_MS = 16;
export const CANVAS = { width: 800, height: 600 } as const;

/** Where a centre may be. */
export const BOUNDS = { left: 20 * PX, right: 780 * PX, top: 20 * PX, bottom: 580 * PX } as const;

/** Units a tick. */
export const MOVE_SPEED = 3 * PX;
export const BULLET_SPEED = 8 * PX;

export const HIT_RADIUS = 25 * PX;
export const PICKUP_RADIUS = 25 * PX;

export const PLAYER_HEALTH = 100;
export const ENEMY_HEALTH = 50;

export const BANANA_COUNT = 8;
export const BANANA_POINTS = 10;
export const ENEMY_POINTS = 50;

/** A game ends after five minutes: 18,750 ticks. */
export const MAX_TICKS = (5 * 60 * 1000) / TICK_MS;

/** Half the side of the square that the ape is to obstacles. */
export const BODY = 14 * PX;

/** Ticks between two throws of the ape. */
export const THROW_TICKS = 24;
/** What a thrown banana takes from an enemy that attacks, rests or runs. */
export const OPEN_DAMAGE = 3;
/** What it takes from one on its guard: a parrot high up, a snake in the grass, a crab in its shell. */
export const GUARDED_DAMAGE = 1;
/** For so long after a hit the ape cannot be hurt. */
export const SPARED_TICKS = 50;
/** Nobody attacks before. */
export const GRACE_TICKS = 90;
