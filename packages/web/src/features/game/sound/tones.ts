/** What is heard when: each sound a few tones, made of waves alone. */
import type { EnemyKind, GameEvent } from '@lilape/game/world';

export type Tone = {
  readonly wave: OscillatorType | 'noise';
  /** Hertz at its beginning and at its end; of noise, what of it is let through. */
  readonly from: number;
  readonly to: number;
  /** Seconds after the event, and seconds that it lasts. */
  readonly at: number;
  readonly for: number;
  /** How loud, 0 to 1. */
  readonly level: number;
};

const tone = (
  wave: Tone['wave'],
  [from, to]: readonly [number, number],
  [at, length]: readonly [number, number],
  level: number,
): Tone => ({ wave, from, to, at, for: length, level });

/** Tones of one pitch each, one after the other. */
const tune = (wave: OscillatorType, pitches: readonly number[], step: number, level: number): Tone[] =>
  pitches.map((pitch, index) => tone(wave, [pitch, pitch], [index * step, step * 1.6], level));

const THROW = [tone('noise', [700, 2_600], [0, 0.1], 0.35)];
const SPLAT = [tone('noise', [1_100, 180], [0, 0.13], 0.5), tone('sine', [170, 60], [0, 0.1], 0.5)];
const CLANG = [tone('square', [1_350, 1_200], [0, 0.07], 0.12), tone('noise', [3_000, 900], [0, 0.05], 0.25)];
const PICKUP = tune('triangle', [1_319, 1_976], 0.07, 0.5);
/** On a shell, on feathers high up: little is done. */
const KNOCK = [tone('triangle', [260, 180], [0, 0.07], 0.5)];
const HIT = [tone('square', [520, 210], [0, 0.09], 0.22), tone('noise', [2_400, 500], [0, 0.08], 0.4)];
const HURT = [tone('sawtooth', [240, 95], [0, 0.24], 0.4), tone('noise', [900, 200], [0, 0.16], 0.4)];

const READY: Readonly<Record<EnemyKind, readonly Tone[]>> = {
  parrot: [
    tone('triangle', [900, 1_500], [0, 0.09], 0.45),
    tone('triangle', [1_100, 1_900], [0.12, 0.12], 0.45),
  ],
  snake: [0, 0.08, 0.16, 0.24].map((at) => tone('noise', [5_200, 4_200], [at, 0.05], 0.4)),
  crab: [0, 0.15].map((at) => tone('square', [620, 540], [at, 0.05], 0.22)),
};

const DOWN: Readonly<Record<EnemyKind, readonly Tone[]>> = {
  parrot: [
    tone('sawtooth', [1_500, 420], [0, 0.22], 0.3),
    tone('sawtooth', [1_100, 240], [0.2, 0.4], 0.3),
    tone('sine', [120, 45], [0.55, 0.2], 0.6),
  ],
  snake: [tone('noise', [6_000, 300], [0, 0.7], 0.45), tone('sine', [420, 70], [0.1, 0.6], 0.4)],
  crab: [
    ...[0, 0.09, 0.18].map((at) => tone('square', [700 - at * 1_500, 300], [at, 0.07], 0.25)),
    tone('sine', [150, 40], [0.27, 0.35], 0.7),
  ],
};

const END = {
  won: [
    ...tune('triangle', [523, 659, 784, 1_047, 784, 1_047], 0.12, 0.45),
    ...[523, 659, 784].map((pitch) => tone('triangle', [pitch, pitch], [0.78, 0.9], 0.3)),
  ],
  lost: [...tune('sawtooth', [392, 370, 349], 0.22, 0.22), tone('sawtooth', [330, 156], [0.66, 0.8], 0.25)],
  timeout: tune('triangle', [880, 880, 587], 0.2, 0.45),
} as const satisfies Record<string, readonly Tone[]>;

/** The tones of something that happened; none where it is silent. */
export function tonesOf(event: GameEvent): readonly Tone[] {
  switch (event.kind) {
    case 'throw':
      return THROW;
    case 'splat':
      return event.shot === 'hammer' ? CLANG : SPLAT;
    case 'pickup':
      return PICKUP;
    case 'hit':
      return event.damage > 1 ? HIT : KNOCK;
    case 'ready':
      return READY[event.who];
    case 'attack':
      return [];
    case 'down':
      return DOWN[event.who];
    case 'hurt':
      return HURT;
    case 'end':
      return END[event.outcome];
  }
}
