// Players made of code, for tests and figures: one that is good, one of middling skill, a beginner, one who idles, one at random.
import { aimOf, cosineTimes, sineTimes } from '../angle.ts';
import { BULLET_SPEED, PX } from '../constants.ts';
import { isOnGuard } from '../enemies/mode.ts';
import { isStepOpen, measureFrom, nextCell } from '../flow.ts';
import { CELLS, cellAt, middleX, middleY, squaredBetween } from '../grid.ts';
import { REST, type Input } from '../input.ts';
import { randomBelow, stateOf } from '../random.ts';
import { isInSight } from '../sight.ts';
import type { Body, Enemy, World } from '../world.ts';

/** Says what it presses in the next tick. */
export type Bot = (world: World) => Input;

export interface Skill {
  /** Ticks between two looks at the field: 20 are a third of a second. */
  readonly reaction: number;
  /** How far it aims beside, 1/1024 of a turn, at most. */
  readonly tremble: number;
  /** How many of a hundred attacks it tries to dodge. */
  readonly dodges: number;
  /** From how far it throws, pixels. */
  readonly range: number;
}

export const SKILLS = {
  good: { reaction: 9, tremble: 10, dodges: 95, range: 330 },
  middling: { reaction: 20, tremble: 45, dodges: 65, range: 300 },
  beginner: { reaction: 28, tremble: 75, dodges: 45, range: 300 },
} as const satisfies Record<string, Skill>;

type Way = Pick<Input, 'dx' | 'dy'>;
const STAND: Way = { dx: 0, dy: 0 };
const signOf = (value: number): -1 | 0 | 1 => (value > 2 * PX ? 1 : value < -2 * PX ? -1 : 0);

const nearest = <T extends { x: number; y: number }>(to: Body, all: readonly T[]): T | undefined => {
  let best: T | undefined;
  for (const one of all) {
    if (best === undefined || squaredBetween(one, to) < squaredBetween(best, to)) best = one;
  }
  return best;
};

/** What it should get out of the way of: somebody about to attack, or something in the air. */
function threatTo({ enemies, shots, player }: World): { body: Body; aim: number } | undefined {
  const near = (body: Body, pixels: number) => squaredBetween(body, player) < (pixels * PX) ** 2;
  for (const enemy of enemies) {
    const isDangerous =
      enemy.mode === 'attack' ? enemy.kind !== 'crab' : enemy.mode === 'ready' && enemy.kind !== 'crab';
    if (isDangerous && near(enemy, 320)) return { body: enemy, aim: enemy.aim };
  }
  const hammer = shots.find((shot) => shot.kind === 'hammer' && near(shot, 200));
  return hammer === undefined ? undefined : { body: hammer, aim: aimOf(hammer.vx, hammer.vy) };
}

/** A step across the line of an attack, away from it, where the field is open. */
function aside({ player, level }: World, { body, aim }: { body: Body; aim: number }): Way {
  const offX = player.x - body.x;
  const offY = player.y - body.y;
  const across = cosineTimes(aim, 256) * offY - sineTimes(aim, 256) * offX > 0 ? 256 : -256;
  for (const turn of [across, -across, across / 2]) {
    const dx = signOf(cosineTimes(aim + turn, 6 * PX));
    const dy = signOf(sineTimes(aim + turn, 6 * PX));
    const cell = cellAt(player.x, player.y);
    if (isStepOpen(level.blocked, cell, dx, 0) && isStepOpen(level.blocked, cell, 0, dy)) return { dx, dy };
  }
  return STAND;
}

/** On the way from cell to cell. */
function towards({ player, level }: World, distances: Int16Array): Way {
  const cell = cellAt(player.x, player.y);
  const next = nextCell(level.blocked, distances, cell);
  return { dx: signOf(middleX(next) - player.x), dy: signOf(middleY(next) - player.y) };
}

/** Where an enemy will be when a banana reaches it. */
function leadOf(player: Body, enemy: Enemy): number {
  const dx = enemy.x - player.x;
  const dy = enemy.y - player.y;
  const ticks = Math.floor(Math.max(Math.abs(dx), Math.abs(dy)) / BULLET_SPEED);
  return aimOf(dx + (enemy.x - enemy.fromX) * ticks, dy + (enemy.y - enemy.fromY) * ticks);
}

/** Someone who collects what is near, throws at what is seen, and dodges as well as the skill allows. */
export function makeBot(skill: Skill, seed: number): Bot {
  const source = { random: stateOf(seed) };
  const distances = new Int16Array(CELLS);
  let held: Input = REST;
  let dodging = 0;
  let judged = -1000;

  const wander = (world: World): Way => {
    const { player, bananas, enemies, level } = world;
    const banana = nearest(
      player,
      bananas.filter(({ isTaken }) => !isTaken),
    );
    const enemy = nearest(
      player,
      enemies.filter(({ mode }) => mode !== 'down'),
    );
    const goal = banana ?? enemy;
    if (goal === undefined) return STAND;
    if (banana === undefined && enemy !== undefined && squaredBetween(enemy, player) < (150 * PX) ** 2) {
      return isInSight(level.blocked, player, enemy)
        ? aside(world, { body: enemy, aim: aimOf(player.x - enemy.x, player.y - enemy.y) })
        : STAND;
    }
    let cell = cellAt(goal.x, goal.y);
    if (level.blocked[cell] === 1) cell = level.start;
    measureFrom(level.blocked, cell, distances);
    return towards(world, distances);
  };

  const look = (world: World): Input => {
    const { player, enemies, level } = world;
    const threat = threatTo(world);
    if (threat !== undefined && world.tick - judged > 60) {
      judged = world.tick;
      if (randomBelow(source, 100) < skill.dodges) dodging = world.tick + 34;
    }
    const way = threat !== undefined && world.tick < dodging ? aside(world, threat) : wander(world);
    const seen = enemies.filter(
      (enemy) =>
        enemy.mode !== 'down' &&
        squaredBetween(enemy, player) < (skill.range * PX) ** 2 &&
        isInSight(level.blocked, player, enemy),
    );
    const open = seen.filter((enemy) => !isOnGuard(enemy));
    const target = nearest(player, open) ?? nearest(player, seen);
    if (target === undefined) return { ...way, aim: held.aim, isShooting: false };
    const aim = (leadOf(player, target) + randomBelow(source, 2 * skill.tremble + 1) - skill.tremble) & 1023;
    return { ...way, aim, isShooting: true };
  };

  return (world) => {
    if (world.tick % skill.reaction === 0) held = look(world);
    else if (world.tick >= dodging && world.tick % 3 === 0) held = { ...held, ...wander(world) };
    return held;
  };
}

/** Puts the hands in the lap. */
export const idleBot: Bot = () => REST;

/** Presses anything at all. */
export function makeRandomBot(seed: number): Bot {
  const source = { random: stateOf(seed) };
  let held: Input = REST;
  const way = () => [-1, 0, 1][randomBelow(source, 3)] as -1 | 0 | 1;
  return () => {
    if (randomBelow(source, 16) === 0)
      held = { dx: way(), dy: way(), aim: randomBelow(source, 1024), isShooting: randomBelow(source, 3) > 0 };
    return held;
  };
}

/** Lets the last enemy live and only dodges: its games take as long as a game can. */
export function makeLoiterer(seed: number): Bot {
  const bot = makeBot({ ...SKILLS.good, reaction: 4, dodges: 100 }, seed);
  return (world) => ({ ...bot(world), ...(world.enemiesLeft < 2 && { isShooting: false }) });
}
