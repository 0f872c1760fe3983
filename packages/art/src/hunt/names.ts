// The names of the game's drawings, in the order in which they lie on their sheet; for whoever shows them without drawing them.

export const HERO_POSES = ['walk-a', 'walk-b', 'throw', 'hurt', 'win', 'down'] as const;
export type HeroPose = (typeof HERO_POSES)[number];

/** What an enemy is painted at. */
export const ENEMY_POSES = ['guard', 'walk-a', 'walk-b', 'ready', 'attack', 'rest', 'hurt', 'down'] as const;
export type EnemyPose = (typeof ENEMY_POSES)[number];

/** The pose of a mode of the engine; who walks changes between `walk-a` and `walk-b`. */
export const POSE_OF_MODE = {
  roam: 'walk-a',
  lurk: 'guard',
  ready: 'ready',
  attack: 'attack',
  rest: 'rest',
  retreat: 'walk-b',
  down: 'down',
} as const satisfies Record<string, EnemyPose>;

const ENEMIES = ['parrot', 'snake', 'crab'] as const;
const THINGS = [
  'banana',
  'banana-thrown',
  'hammer',
  'rock',
  'palm',
  'crate',
  'bush',
  'pow',
  'splat',
  'ow',
  'nom',
  'ping',
  'burst',
  'alert',
  'peel',
  'star',
  'dust',
] as const;

export type SpriteName =
  | `ape-${HeroPose}`
  | `${(typeof ENEMIES)[number]}-${EnemyPose}`
  | (typeof THINGS)[number];

/** All of them, row by row. */
export const SPRITE_NAMES: readonly SpriteName[] = [
  ...HERO_POSES.map((pose) => `ape-${pose}` as const),
  ...ENEMIES.flatMap((kind) => ENEMY_POSES.map((pose) => `${kind}-${pose}` as const)),
  ...THINGS,
];

/** Cells in a row of the sheet. */
export const SHEET_COLUMNS = 8;
export const SHEET_ROWS = Math.ceil(SPRITE_NAMES.length / SHEET_COLUMNS);

/** What a picture of the field shows of it and about it, in its pixels: heads need room above those who stand at its edge. */
export const LAWN = { left: -20, top: -28, width: 840, height: 630 } as const;

/** Pictures of that size below each other in the drawing of a lawn. */
export const LAWN_LAYERS = 3;

/** What lies on the lawn of a level. */
export const LANDMARKS = ['falls', 'temple', 'lagoon', 'footprints', 'geoglyph'] as const;
export type Landmark = (typeof LANDMARKS)[number];
