import { type Input, REST, unpackInput } from '@lilape/game/input';
import { replay } from '@lilape/game/replay';
import { makeRandomBot } from '@lilape/game/testing/bot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openSession, type SessionOptions, type SessionState } from './session.ts';

/** Frames that were asked for; a screen of our own. */
let frames = new Map<number, FrameRequestCallback>();
let asked = 0;
let nowMs = 0;

beforeEach(() => {
  frames = new Map();
  nowMs = 1_000;
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
    frames.set(++asked, callback);
    return asked;
  });
  vi.stubGlobal('cancelAnimationFrame', (id: number) => void frames.delete(id));
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Paints a frame `ms` later; returns whether one was wanted. */
function frameAfter(ms: number): boolean {
  nowMs += ms;
  const wanted = [...frames.values()];
  frames.clear();
  for (const callback of wanted) callback(nowMs);
  return wanted.length > 0;
}

function open(options: Partial<SessionOptions> = {}) {
  const states: SessionState[] = [];
  const heard: number[] = [];
  const parts: number[] = [];
  const session = openSession({
    seed: 7,
    source: () => REST,
    painter: { hear: ({ tick }) => heard.push(tick), paint: (_world, part) => parts.push(part) },
    onState: (state) => states.push(state),
    ...options,
  });
  return { session, states, heard, parts };
}

test('behavior: nothing moves before it is begun, and it is painted once', () => {
  const { session, parts } = open();
  frameAfter(16);
  expect(frameAfter(16)).toBe(false);
  expect([session.world.tick, session.state, parts]).toEqual([0, 'ready', [1]]);
});

test('behavior: what was recorded, played again, is the same game', () => {
  const bot = makeRandomBot(3);
  const { session } = open({ seed: 20, source: bot });
  session.play();
  while (session.state === 'playing') frameAfter(1_000 / 60);
  const { world } = session;
  expect(session.state).toBe('over');
  expect(replay(20, session.inputs())).toMatchObject({
    outcome: world.outcome,
    score: world.score,
    ticks: world.tick,
    left: 0,
  });
});

test('behavior: a log is shown to its end, as fast as is wanted', () => {
  const first = open({ seed: 20, source: makeRandomBot(3) });
  first.session.play();
  while (first.session.state === 'playing') frameAfter(16);
  const log = first.session.inputs();
  frames.clear();
  const shown = open({ seed: 20, source: ({ tick }) => unpackInput(log[tick] ?? -1), speed: () => 4 });
  shown.session.play();
  let painted = 0;
  while (shown.session.state === 'playing' && frameAfter(16)) painted++;
  expect(shown.session.world.score).toBe(first.session.world.score);
  expect(painted).toBeLessThan(log.length / 3);
});

test('behavior: a log that ends before the game does ends the session', () => {
  const { session, states } = open({
    source: ({ tick }): Input | undefined => (tick < 30 ? REST : undefined),
  });
  session.play();
  while (session.state === 'playing') frameAfter(16);
  expect([session.world.tick, session.world.outcome, states]).toEqual([30, 'playing', ['playing', 'over']]);
});

test.each(['blur', 'pagehide'])('behavior: %s pauses, and no time passes until it goes on', (type) => {
  const { session, states, heard } = open();
  session.play();
  for (let frame = 0; frame < 10; frame++) frameAfter(16);
  const { tick } = session.world;
  dispatchEvent(new Event(type));
  while (frameAfter(16));
  nowMs += 60_000;
  session.play();
  frameAfter(16);
  frameAfter(16);
  expect(session.world.tick).toBe(tick + 1);
  expect(states).toEqual(['playing', 'paused', 'playing']);
  expect(heard).toEqual(Array.from({ length: tick + 1 }, (_, index) => index + 1));
});

test('behavior: a pause asked for in the middle of a frame holds at the tick in which it was', () => {
  const { session } = open({
    onTick: ({ tick }) => {
      if (tick === 2) session.pause();
    },
  });
  session.play();
  frameAfter(16);
  frameAfter(80);
  expect([session.world.tick, session.state]).toEqual([2, 'paused']);
});

test('behavior: a page that is hidden pauses', () => {
  const { session } = open();
  session.play();
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(session.state).toBe('paused');
});

test('behavior: a game that is over stays over, moves on for a while and then rests', () => {
  const { session, states } = open({ source: () => REST });
  session.play();
  while (session.state === 'playing') frameAfter(80);
  session.play();
  session.pause();
  expect(states).toEqual(['playing', 'over']);
  const { tick } = session.world;
  expect(frameAfter(5_000)).toBe(true);
  frameAfter(2_000);
  expect(frameAfter(16)).toBe(false);
  expect(session.world.tick).toBe(tick);
});

test('behavior: after stop nothing is asked for any more', () => {
  const { session, states } = open();
  session.play();
  session.stop();
  expect(frameAfter(16)).toBe(false);
  dispatchEvent(new Event('blur'));
  expect(states).toEqual(['playing']);
});
