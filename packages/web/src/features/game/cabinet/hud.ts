/** Fills what stands over the field, and says what happened to whoever does not see it. */
import { MAX_TICKS, PLAYER_HEALTH, TICK_MS } from '@lilape/game/constants';
import type { World } from '@lilape/game/world';
import { tell } from '../page/state.ts';

/** What is left of five minutes: "4:07". */
export function formatLeft(tick: number): string {
  const seconds = Math.ceil(((MAX_TICKS - tick) * TICK_MS) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** How full each of `count` hearts is, 0 to 4 quarters. */
export function quartersOf(health: number, count: number): readonly number[] {
  const each = PLAYER_HEALTH / count;
  return Array.from({ length: count }, (_, index) =>
    Math.ceil((Math.min(Math.max(health - index * each, 0), each) / each) * 4),
  );
}

/** What is worth saying of a tick: the name of its sentence in the HTML, and the number in it. */
export function newsOf({ events, player, bananasLeft }: World): [name: string, figure: number] | null {
  const down = events.find((event) => event.kind === 'down');
  if (down !== undefined) return [`${down.who}Down`, 0];
  const hurt = events.findLast((event) => event.kind === 'hurt');
  if (hurt !== undefined) return [`${hurt.by}Hurt`, player.health];
  return events.some((event) => event.kind === 'pickup') ? ['pickup', bananasLeft] : null;
}

/** A HUD in `page`, to be filled after each picture, and notified of each tick. */
export function makeHud(page: HTMLElement): { fill(world: World): void; say(world: World): void } {
  const piecesIn = (box: string) => [
    ...page.querySelectorAll<HTMLElement>(`[data-box="${box}"] [data-heart]`),
  ];
  const [hearts, bananas] = [piecesIn('health'), piecesIn('bananas')];
  const said = page.querySelector<HTMLElement>('[data-said]');
  let before = '';
  return {
    fill({ score, player, bananasLeft, enemiesLeft, tick }) {
      const figures = {
        score: String(score),
        health: String(player.health),
        bananas: String(bananasLeft),
        enemies: String(enemiesLeft),
        time: formatLeft(tick),
      };
      const now = Object.values(figures).join();
      if (now === before) return;
      before = now;
      for (const [name, text] of Object.entries(figures)) tell(page, name, text);
      for (const [index, quarters] of quartersOf(player.health, hearts.length).entries()) {
        const heart = hearts[index];
        if (heart !== undefined) heart.dataset['heart'] = String(quarters);
      }
      for (const [index, banana] of bananas.entries())
        banana.dataset['heart'] = index < bananas.length - bananasLeft ? '4' : '0';
    },
    say(world) {
      if (world.events.length === 0 || said === null) return;
      const [name, figure] = newsOf(world) ?? [];
      if (name !== undefined) said.textContent = (said.dataset[name] ?? '').replace('%', String(figure));
    },
  };
}
