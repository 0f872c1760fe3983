/** Lanes end where attacks end. */
import { MAX_TICKS } from '@lilape/game/constants';
import { step } from '@lilape/game/step';
import { SKILLS, makeBot } from '@lilape/game/testing/bot';
import { type Enemy, worldOf } from '@lilape/game/world';
import { expect, test } from 'vitest';
import { laneLength } from './telegraph.ts';

test('behavior: no attack goes beyond the lane that it showed, nor aside of it', () => {
  let attacks = 0;
  for (const seed of [1, 2, 3]) {
    const world = worldOf(seed);
    const bot = makeBot(SKILLS.middling, seed);
    const shown = new Map<Enemy, { x: number; y: number; aim: number; length: number }>();
    while (world.outcome === 'playing' && world.tick < MAX_TICKS) {
      for (const enemy of world.enemies) {
        if (enemy.mode === 'ready' && enemy.isAimed)
          shown.set(enemy, { x: enemy.x, y: enemy.y, aim: enemy.aim, length: laneLength(world, enemy) });
      }
      step(world, bot(world));
      for (const enemy of world.enemies) {
        const lane = shown.get(enemy);
        if (lane === undefined || enemy.mode !== 'attack' || enemy.kind === 'crab') continue;
        attacks++;
        const angle = (lane.aim / 512) * Math.PI;
        const [dx, dy] = [(enemy.x - lane.x) / 256, (enemy.y - lane.y) / 256];
        expect(dx * Math.cos(angle) + dy * Math.sin(angle)).toBeLessThanOrEqual(lane.length + 12);
        // At the edge of the field it slides along.
        const isInside = enemy.x > 5_120 && enemy.x < 199_680 && enemy.y > 5_120 && enemy.y < 148_480;
        const beside = isInside ? Math.abs(dy * Math.cos(angle) - dx * Math.sin(angle)) : 0;
        expect(beside).toBeLessThan(6);
      }
    }
  }
  expect(attacks).toBeGreaterThan(100);
});
