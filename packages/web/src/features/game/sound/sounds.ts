/** What is heard of the game. Nothing is, until somebody asks for it; that is remembered. */
import { CANVAS, PX } from '@lilape/game/constants';
import type { World } from '@lilape/game/world';
import { readStored, writeStored } from '#shell/first/storage.ts';
import type { Synth } from './synth.ts';

export type Sounds = {
  readonly isOn: boolean;
  /** Turns them on or off, and remembers that; done once they are ready, or turned out not to be had. */
  turn(on: boolean): Promise<void>;
  /** Sounds of what happened in the last tick: once after each. */
  hear(world: World): void;
  /** Falls silent until something is heard again: a pause. */
  rest(): void;
};

/** Key of the choice in local storage, "on" or "off". */
export const soundKey = 'lilape.sound';

/** Sounds as they were left the last time. Neither their code nor an audio context is asked for before one is to be heard. */
export function openSounds(): Sounds {
  let isOn = readStored(soundKey) === 'on';
  let openSynth: (() => Synth) | null = null;
  let synth: Synth | null = null;
  let loading: Promise<void> | null = null;

  const fetchSynth = async () => {
    try {
      ({ openSynth } = await import('./synth.ts'));
    } catch {
      // Without a network they do not come: the game is as good without.
      isOn = false;
      loading = null;
    }
  };
  const load = () => (loading ??= fetchSynth());
  const wake = (): Synth | null => {
    try {
      return (synth ??= openSynth?.() ?? null);
    } catch {
      // A browser without sound, or with too many pages that sound.
      isOn = false;
      return null;
    }
  };
  return {
    get isOn() {
      return isOn;
    },
    async turn(on) {
      isOn = on;
      writeStored(soundKey, on ? 'on' : 'off');
      if (!on) {
        synth?.stop();
        synth = null;
        return;
      }
      await load();
      if (isOn) wake()?.play({ kind: 'pickup', x: (CANVAS.width / 2) * PX, y: 0 });
    },
    hear({ events }) {
      if (!isOn || events.length === 0) return;
      // What happens while they still come is not heard.
      if (openSynth === null) void load();
      else for (const event of events) wake()?.play(event);
    },
    rest: () => synth?.rest(),
  };
}
