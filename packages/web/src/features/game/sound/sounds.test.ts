import { PX } from '@lilape/game/constants';
import { type GameEvent, type World, worldOf } from '@lilape/game/world';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openSounds, soundKey } from './sounds.ts';
import { type FakeAudio, fakeAudio } from './testing/fake-audio.ts';
import { tonesOf } from './tones.ts';
import { MAX_VOICES } from './voices.ts';

const at = { x: 400 * PX, y: 300 * PX };
const worldIn = (...events: GameEvent[]): World => Object.assign(worldOf(1), { events });
const pickup = worldIn({ kind: 'pickup', ...at });

let audio: FakeAudio[];
beforeEach(() => {
  localStorage.clear();
  audio = fakeAudio();
});
afterEach(() => vi.unstubAllGlobals());

test('behavior: nothing sounds until it is asked for, and no audio is opened', () => {
  const sounds = openSounds();
  sounds.hear(pickup);
  sounds.rest();
  expect([sounds.isOn, audio.length]).toEqual([false, 0]);
});

test('behavior: turned on it says so at once, and is remembered', async () => {
  const sounds = openSounds();
  await sounds.turn(true);
  expect([sounds.isOn, audio.length, audio[0]?.sources.length]).toEqual([true, 1, 2]);
  expect(localStorage.getItem(soundKey)).toBe('on');
  const again = openSounds();
  expect([again.isOn, audio.length]).toEqual([true, 1]);
  again.hear(pickup);
  await vi.dynamicImportSettled();
  again.hear(pickup);
  again.hear(pickup);
  expect(audio).toHaveLength(2);
});

test('behavior: turned off it is silent, closed and forgotten', async () => {
  const sounds = openSounds();
  await sounds.turn(true);
  await sounds.turn(false);
  sounds.hear(pickup);
  expect([audio.length, audio[0]?.state, localStorage.getItem(soundKey)]).toEqual([1, 'closed', 'off']);
});

test('behavior: a pause holds what sounds, the next sound goes on', async () => {
  const sounds = openSounds();
  await sounds.turn(true);
  sounds.rest();
  expect(audio[0]?.state).toBe('suspended');
  sounds.hear(worldIn());
  expect(audio[0]?.state).toBe('suspended');
  sounds.hear(pickup);
  expect(audio[0]?.state).toBe('running');
});

test('behavior: a hundred things at once are a few voices, and more again when those are over', async () => {
  const sounds = openSounds();
  await sounds.turn(true);
  for (let time = 0; time < 100; time++) sounds.hear(pickup);
  expect(audio[0]?.sources).toHaveLength(MAX_VOICES);
  audio[0]?.end();
  sounds.hear(pickup);
  expect(audio[0]?.sources).toHaveLength(2);
});

test('behavior: it is heard where it happens', async () => {
  const sounds = openSounds();
  await sounds.turn(true);
  sounds.hear(worldIn({ kind: 'splat', x: 20 * PX, y: 0, shot: 'hammer' }));
  sounds.hear(worldIn({ kind: 'splat', x: 800 * PX, y: 0, shot: 'banana' }));
  expect(audio[0]?.panners.map(({ pan }) => Number(pan.value.toFixed(2)))).toEqual([0, -0.57, 0.6]);
});

test('behavior: a browser without sound plays on', async () => {
  vi.stubGlobal('AudioContext', undefined);
  const sounds = openSounds();
  await sounds.turn(true);
  sounds.hear(pickup);
  expect(sounds.isOn).toBe(false);
});

test('behavior: whatever happens in the game has tones of its own that an audio context can play', async () => {
  const who = ['parrot', 'snake', 'crab'] as const;
  const events: GameEvent[] = [
    { kind: 'throw', ...at },
    { kind: 'splat', ...at, shot: 'banana' },
    { kind: 'splat', ...at, shot: 'hammer' },
    { kind: 'pickup', ...at },
    { kind: 'hit', ...at, who: 'crab', damage: 1 },
    { kind: 'hit', ...at, who: 'crab', damage: 3 },
    { kind: 'hurt', ...at, by: 'snake', damage: 12 },
    ...who.map((who) => ({ kind: 'ready', ...at, who }) as const),
    ...who.map((who) => ({ kind: 'down', ...at, who }) as const),
    ...(['won', 'lost', 'timeout'] as const).map((outcome) => ({ kind: 'end', ...at, outcome }) as const),
  ];
  const said = events.map((event) => JSON.stringify(tonesOf(event)));
  expect(new Set(said).size).toBe(events.length);
  for (const event of events) {
    const sounds = openSounds();
    await sounds.turn(true);
    audio.at(-1)?.end();
    sounds.hear(worldIn(event));
    const sources = audio.at(-1)?.sources ?? [];
    expect(sources).toHaveLength(tonesOf(event).length);
    for (const { starts, stops } of sources) expect((stops ?? 0) - (starts ?? 0)).toBeGreaterThan(0.04);
    for (const { level, from, to } of tonesOf(event)) {
      expect(level).toBeLessThanOrEqual(0.7);
      expect(Math.min(from, to)).toBeGreaterThan(20);
    }
  }
});
