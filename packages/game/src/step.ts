// A tick of the game. The same world and inputs give the same game on every machine: integers alone, no clock, no chance from outside.
import { MAX_TICKS } from './constants.ts';
import { stepCrab } from './enemies/crab.ts';
import { stepParrot } from './enemies/parrot.ts';
import { stepSnake } from './enemies/snake.ts';
import type { Input } from './input.ts';
import { stepPlayer } from './player.ts';
import { winBonus } from './score.ts';
import { stepShots } from './shots.ts';
import type { Enemy, Outcome, World } from './world.ts';

const steps = { parrot: stepParrot, snake: stepSnake, crab: stepCrab } as const;

function stepEnemy(world: World, enemy: Enemy): void {
  enemy.fromX = enemy.x;
  enemy.fromY = enemy.y;
  enemy.modeFor++;
  if (enemy.hurtFor > 0) enemy.hurtFor--;
  if (enemy.mode !== 'down') steps[enemy.kind](world, enemy);
}

function finish(world: World, outcome: Exclude<Outcome, 'playing'>): void {
  const { x, y } = world.player;
  world.outcome = outcome;
  world.events.push({ kind: 'end', x, y, outcome });
}

/** Who falls in the tick in which the last enemy does has lost. */
function judge(world: World): void {
  if (world.player.health === 0) finish(world, 'lost');
  else if (world.bananasLeft === 0 && world.enemiesLeft === 0) {
    world.score += winBonus(world.tick, world.player.health);
    finish(world, 'won');
  } else if (world.tick >= MAX_TICKS) finish(world, 'timeout');
}

/** Plays one tick: changes the world in place, `events` too. A game that is over stays as it is, without events. */
export function step(world: World, input: Input): void {
  if (world.events.length > 0) world.events = [];
  if (world.outcome !== 'playing') return;
  world.tick++;
  world.player.fromX = world.player.x;
  world.player.fromY = world.player.y;
  stepPlayer(world, input);
  for (const enemy of world.enemies) stepEnemy(world, enemy);
  stepShots(world);
  judge(world);
}
