/** What stands over the field. */
import { worldOf } from '@lilape/game/world';
import { beforeEach, expect, test } from 'vitest';
import { formatLeft, makeHud, newsOf, quartersOf } from './hud.ts';

test.each([
  [0, '5:00'],
  [1, '5:00'],
  [63, '4:59'],
  [18_749, '0:01'],
  [18_750, '0:00'],
])('behavior: after %i ticks %s is left', (tick, text) => {
  expect(formatLeft(tick)).toBe(text);
});

test.each([
  [100, [4, 4, 4, 4, 4]],
  [90, [4, 4, 4, 4, 2]],
  [81, [4, 4, 4, 4, 1]],
  [12, [3, 0, 0, 0, 0]],
  [1, [1, 0, 0, 0, 0]],
  [0, [0, 0, 0, 0, 0]],
])('behavior: %i health are hearts of %j quarters', (health, quarters) => {
  expect(quartersOf(health, 5)).toEqual(quarters);
});

const at = { x: 0, y: 0 };

test('behavior: of a tick the gravest is reported: who is out, who hurt, what was picked up', () => {
  const world = worldOf(1);
  expect(newsOf(world)).toBeNull();
  world.events = [{ kind: 'throw', ...at }];
  expect(newsOf(world)).toBeNull();
  world.bananasLeft = 7;
  world.events.push({ kind: 'pickup', ...at });
  expect(newsOf(world)).toEqual(['pickup', 7]);
  world.player.health = 88;
  world.events.push({ kind: 'hurt', ...at, by: 'snake', damage: 12 });
  expect(newsOf(world)).toEqual(['snakeHurt', 88]);
  world.events.push({ kind: 'down', ...at, who: 'crab' });
  expect(newsOf(world)).toEqual(['crabDown', 0]);
});

const pieces = (count: number) => '<i data-heart></i>'.repeat(count);

beforeEach(() => {
  document.body.innerHTML = `<div id="page"><p data-box="health">${pieces(5)}</p><p data-box="bananas">${pieces(8)}</p>
    <b data-now="score"></b><b data-now="health"></b><b data-now="bananas"></b><b data-now="enemies"></b><b data-now="time"></b>
    <output data-said data-pickup="Banana. Left: %." data-snake-hurt="Bitten. Health: %."></output></div>`;
});

test('behavior: figures, hearts and found bananas are filled, and news are said', () => {
  const page = document.querySelector<HTMLElement>('#page');
  if (page === null) throw new Error('no page');
  const hud = makeHud(page);
  const world = worldOf(1);
  world.player.health = 50;
  world.bananasLeft = 6;
  hud.fill(world);
  expect([...page.querySelectorAll('b')].map(({ textContent }) => textContent)).toEqual([
    '0',
    '50',
    '6',
    '3',
    '5:00',
  ]);
  expect([...page.querySelectorAll<HTMLElement>('i')].map(({ dataset }) => dataset['heart'])).toEqual([
    '4',
    '4',
    '2',
    '0',
    '0',
    // Two bananas of eight.
    '4',
    '4',
    '0',
    '0',
    '0',
    '0',
    '0',
    '0',
  ]);
  world.events = [{ kind: 'hurt', ...at, by: 'snake', damage: 12 }];
  hud.say(world);
  expect(page.querySelector('output')?.textContent).toBe('Bitten. Health: 50.');
});
