/** What plays the sounds of a game; it comes once somebody wants to hear them. */
import { CANVAS, PX } from '@lilape/game/constants';
import type { GameEvent } from '@lilape/game/world';
import { tonesOf } from './tones.ts';
import { openVoices } from './voices.ts';

export type Synth = {
  /** Plays what is heard of an event, where it happens. */
  play(event: GameEvent): void;
  /** Holds what sounds, until something is played again. */
  rest(): void;
  stop(): void;
};

/** How far to the side the edge of the field is heard, of 1. */
const WIDTH = 0.6;

const sideOf = ({ x }: GameEvent): number =>
  Math.max(-1, Math.min(1, x / PX / (CANVAS.width / 2) - 1)) * WIDTH;

/** A synth on an audio context of its own. @throws where the browser has no sound */
export function openSynth(): Synth {
  const voices = openVoices();
  return {
    play(event) {
      const tones = tonesOf(event);
      if (tones.length > 0) voices.play(tones, sideOf(event));
    },
    rest: () => voices.rest(),
    stop: () => voices.stop(),
  };
}
