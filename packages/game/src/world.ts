// A game as it stands: plain data, which `step` changes in place. Positions are in 1/256 of a pixel.
import { ENEMY_HEALTH, PLAYER_HEALTH } from './constants.ts';
import { CELLS, middleX, middleY } from './grid.ts';
import { levelOf, type Level } from './level.ts';
import { nextState, stateOf } from './random.ts';

/** Where something is, and where it was a tick ago: a picture between two ticks lies between the two. */
export interface Body {
  x: number;
  y: number;
  fromX: number;
  fromY: number;
}

export interface Player extends Body {
  health: number;
  /** 1/1024 of a turn. */
  aim: number;
  isMoving: boolean;
  /** Ticks until it can throw again. */
  throwIn: number;
  /** Ticks for which it still cannot be hurt. */
  sparedFor: number;
}

export type EnemyKind = 'parrot' | 'snake' | 'crab';

/**
 * What an enemy is at. `roam`: looks for the ape. `lurk`: waits for it, half hidden. `ready`: shows that it is going to attack.
 * `attack`: swoops, strikes or throws. `rest`: catches its breath. `retreat`: goes to where it will lurk. `down`: out of the game.
 */
export type EnemyMode = 'roam' | 'lurk' | 'ready' | 'attack' | 'rest' | 'retreat' | 'down';

export interface Enemy extends Body {
  readonly kind: EnemyKind;
  health: number;
  mode: EnemyMode;
  /** Ticks since the mode began. */
  modeFor: number;
  /** When the mode ends, where it ends by time. */
  modeUntil: number;
  /** The direction of its attack, 1/1024 of a turn; it is fixed from `isAimed` on. */
  aim: number;
  isAimed: boolean;
  /** The cell to whose middle it walks. */
  goal: number;
  /** Which way round it goes, 1 or -1. */
  side: number;
  hasStruck: boolean;
  /** Ticks for which it still shows that it was hit. */
  hurtFor: number;
}

export interface Banana {
  readonly x: number;
  readonly y: number;
  isTaken: boolean;
}

/** Something in the air. */
export interface Shot extends Body {
  readonly kind: 'banana' | 'hammer';
  /** Units a tick. */
  readonly vx: number;
  readonly vy: number;
}

/** What happened in a tick, for ears and eyes. Places are in 1/256 of a pixel. */
export type GameEvent =
  | { readonly kind: 'throw'; readonly x: number; readonly y: number }
  | { readonly kind: 'splat'; readonly x: number; readonly y: number; readonly shot: Shot['kind'] }
  | { readonly kind: 'pickup'; readonly x: number; readonly y: number }
  | {
      readonly kind: 'hit';
      readonly x: number;
      readonly y: number;
      readonly who: EnemyKind;
      readonly damage: number;
    }
  | { readonly kind: 'down'; readonly x: number; readonly y: number; readonly who: EnemyKind }
  | { readonly kind: 'ready'; readonly x: number; readonly y: number; readonly who: EnemyKind }
  | { readonly kind: 'attack'; readonly x: number; readonly y: number; readonly who: EnemyKind }
  | {
      readonly kind: 'hurt';
      readonly x: number;
      readonly y: number;
      readonly by: EnemyKind;
      readonly damage: number;
    }
  | {
      readonly kind: 'end';
      readonly x: number;
      readonly y: number;
      readonly outcome: Exclude<Outcome, 'playing'>;
    };

/** `timeout`: five minutes are over. */
export type Outcome = 'playing' | 'won' | 'lost' | 'timeout';

export interface World {
  readonly level: Level;
  /** Ticks played. */
  tick: number;
  outcome: Outcome;
  /** Bananas and enemies, and once won the bonus. */
  score: number;
  bananasLeft: number;
  enemiesLeft: number;
  readonly player: Player;
  /** Parrot, snake, crab. */
  readonly enemies: readonly Enemy[];
  readonly bananas: readonly Banana[];
  shots: Shot[];
  /** Of the last tick alone. */
  events: GameEvent[];
  /** State of the pseudo-random numbers. */
  random: number;
  /** Steps from each cell to `measuredTo`, where the ape was when somebody last asked for its way to it. */
  readonly toPlayer: Int16Array;
  measuredTo: number;
  /** Steps from each cell to where the snake will lurk. */
  readonly toLair: Int16Array;
}

const bodyAt = (cell: number): Body => {
  const [x, y] = [middleX(cell), middleY(cell)];
  return { x, y, fromX: x, fromY: y };
};

const enemyAt = (kind: EnemyKind, cell: number): Enemy => ({
  ...bodyAt(cell),
  kind,
  health: ENEMY_HEALTH,
  mode: kind === 'snake' ? 'lurk' : 'roam',
  modeFor: 0,
  modeUntil: 0,
  aim: 512,
  isAimed: false,
  goal: cell,
  side: 1,
  hasStruck: false,
  hurtFor: 0,
});

/** A game of a 32-bit seed before its first tick. */
export function worldOf(seed: number): World {
  const level = levelOf(seed);
  const [parrot, snake, crab] = level.enemies;
  return {
    level,
    tick: 0,
    outcome: 'playing',
    score: 0,
    bananasLeft: level.bananas.length,
    enemiesLeft: 3,
    player: {
      ...bodyAt(level.start),
      health: PLAYER_HEALTH,
      aim: 0,
      isMoving: false,
      throwIn: 0,
      sparedFor: 0,
    },
    enemies: [enemyAt('parrot', parrot), enemyAt('snake', snake), enemyAt('crab', crab)],
    bananas: level.bananas.map((cell) => ({ x: middleX(cell), y: middleY(cell), isTaken: false })),
    shots: [],
    events: [],
    random: nextState(stateOf(~seed)),
    toPlayer: new Int16Array(CELLS),
    measuredTo: -1,
    toLair: new Int16Array(CELLS),
  };
}
