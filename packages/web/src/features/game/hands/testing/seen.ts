/** Worlds in which it is known who is seen where. */
import { PX } from '@lilape/game/constants';
import { CELLS } from '@lilape/game/grid';
import { type Body, type World, worldOf } from '@lilape/game/world';

type Place = { readonly x: number; readonly y: number };

const stand = (body: Body, x: number, y: number) =>
  Object.assign(body, { x: x * PX, y: y * PX, fromX: x * PX, fromY: y * PX });

/** An open field with the ape at (400, 300), pixels, and enemies that stand so far from it; who is not named is down. */
export function worldWith(enemies: { parrot?: Place; snake?: Place; crab?: Place }): World {
  const world = worldOf(1);
  world.level.blocked.set(new Uint8Array(CELLS));
  stand(world.player, 400, 300);
  for (const enemy of world.enemies) {
    const place = enemies[enemy.kind];
    if (place === undefined) enemy.mode = 'down';
    else stand(enemy, 400 + place.x, 300 + place.y);
  }
  return world;
}
