/** A game as it is played on a screen: ticks by the clock, inputs from hands or from a log, a picture each frame. */
import type { Input } from '@lilape/game/input';
import { step } from '@lilape/game/step';
import { type World, worldOf } from '@lilape/game/world';
import type { Painter } from '../paint/painter.ts';
import { makeClock } from './clock.ts';
import { makeRecorder } from './recorder.ts';

/** `ready`: it was not begun yet. */
export type SessionState = 'ready' | 'playing' | 'paused' | 'over';

export type Session = {
  readonly world: World;
  readonly state: SessionState;
  /** Begins, or goes on after a pause. */
  play(): void;
  pause(): void;
  /** The inputs so far, packed, a tick each. */
  inputs(): Uint16Array<ArrayBuffer>;
  stop(): void;
};

export type SessionOptions = {
  seed: number;
  /** What is held in the coming tick; undefined where a log says no more, which ends the session. */
  source: (world: World) => Input | undefined;
  painter: Pick<Painter, 'hear' | 'paint'>;
  /** After each tick. */
  onTick?: (world: World) => void;
  /** After each picture. */
  onFrame?: (world: World) => void;
  onState: (state: SessionState, world: World) => void;
  /** How much faster than life it goes. */
  speed?: () => number;
};

/** The end of a game is worth looking at: it moves on for so long. */
const LINGER_MS = 6_000;

/** A game on the level of `seed`. It pauses by itself where the window is left. */
export function openSession(options: SessionOptions): Session {
  const { seed, source, painter, onTick, onFrame, onState, speed = () => 1 } = options;
  const world = worldOf(seed);
  const clock = makeClock();
  const recorder = makeRecorder();
  const ending = new AbortController();
  let state: SessionState = 'ready';
  let frame: number | null = null;
  let lingersUntilMs = 0;
  let part = 1;

  const turnTo = (next: SessionState) => {
    state = next;
    onState(next, world);
  };
  const end = () => {
    lingersUntilMs = performance.now() + LINGER_MS;
    turnTo('over');
  };
  const tick = (): boolean => {
    const input = source(world);
    if (input !== undefined) {
      recorder.add(input);
      step(world, input);
      painter.hear(world);
      onTick?.(world);
    }
    if (input !== undefined && world.outcome === 'playing') return true;
    end();
    return false;
  };
  const nextFrame = (nowMs: number) => {
    frame = null;
    if (isPlaying()) {
      const elapsed = clock.advance(nowMs, speed());
      for (let left = elapsed.ticks; left > 0 && isPlaying() && tick(); left--);
      part = isPlaying() ? elapsed.part : 1;
    }
    painter.paint(world, part, nowMs);
    onFrame?.(world);
    if (isPlaying() || (state === 'over' && nowMs < lingersUntilMs)) ask();
  };
  /** A tick may have changed it. */
  const isPlaying = () => state === 'playing';
  const ask = () => {
    if (!ending.signal.aborted) frame ??= requestAnimationFrame(nextFrame);
  };
  const pause = () => {
    if (state !== 'playing') return;
    clock.rest();
    turnTo('paused');
  };

  const untilEnd = { signal: ending.signal };
  addEventListener('blur', pause, untilEnd);
  addEventListener('pagehide', pause, untilEnd);
  document.addEventListener('visibilitychange', () => document.hidden && pause(), untilEnd);
  ask();
  return {
    world,
    get state() {
      return state;
    },
    play() {
      if (state !== 'ready' && state !== 'paused') return;
      turnTo('playing');
      ask();
    },
    pause,
    inputs: () => recorder.inputs(),
    stop() {
      ending.abort();
      if (frame !== null) cancelAnimationFrame(frame);
    },
  };
}
