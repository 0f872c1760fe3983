/** What is heard of the game. Nothing is, until somebody asks for it; that is remembered. */
import { CANVAS, PX } from '@lilape/game/constants';
import type { GameEvent, World } from '@lilape/game/world';
import { readStored, writeStored } from '#shell/page/storage.ts';
import { tonesOf } from './tones.ts';
import { type Voices, openVoices } from './voices.ts';

export type Sounds = {
  readonly isOn: boolean;
  /** Turns them on or off, and remembers that. */
  turn(on: boolean): void;
  /** Sounds of what happened in the last tick: once after each. */
  hear(world: World): void;
  /** Falls silent until something is heard again: a pause. */
  rest(): void;
  stop(): void;
};

/** Key of the choice in local storage, "on" or "off". */
export const soundKey = 'lilape.sound';

/** How far to the side the edge of the field is heard, of 1. */
const WIDTH = 0.6;

const sideOf = ({ x }: GameEvent): number =>
  Math.max(-1, Math.min(1, x / PX / (CANVAS.width / 2) - 1)) * WIDTH;

/** Sounds as they were left the last time. There is no audio context before the first of them is heard. */
export function openSounds(): Sounds {
  let isOn = readStored(soundKey) === 'on';
  let voices: Voices | null = null;
  const stop = () => {
    voices?.stop();
    voices = null;
  };
  const wake = (): Voices | null => {
    try {
      return (voices ??= openVoices());
    } catch {
      // A browser without sound, or with too many pages that sound: the game is as good without.
      isOn = false;
      return null;
    }
  };
  return {
    get isOn() {
      return isOn;
    },
    turn(on) {
      isOn = on;
      writeStored(soundKey, on ? 'on' : 'off');
      if (!on) stop();
      else wake()?.play(tonesOf({ kind: 'pickup', x: (CANVAS.width / 2) * PX, y: 0 }), 0);
    },
    hear({ events }) {
      if (!isOn) return;
      for (const event of events) {
        const tones = tonesOf(event);
        if (tones.length > 0) wake()?.play(tones, sideOf(event));
      }
    },
    rest: () => voices?.rest(),
    stop,
  };
}
