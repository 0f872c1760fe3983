/** Plays tones: oscillators and noise, a few at once and never loud. */
import type { Tone } from './tones.ts';

export type Voices = {
  /** Plays tones from now on, from the left (-1) to the right (1). */
  play(tones: readonly Tone[], side: number): void;
  /** Holds what sounds, until something is played again. */
  rest(): void;
  stop(): void;
};

/** So many tones sound at once; what is more is left out. */
export const MAX_VOICES = 12;
const LOUDNESS = 0.22;
/** Tones that begin or end at once crack. */
const ATTACK_S = 0.006;
const SILENT = 0.000_1;

function makeNoise(context: AudioContext): AudioBuffer {
  const noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return noise;
}

/** Voices on an audio context of their own, which a press somewhere on the page must have come before. */
export function openVoices(): Voices {
  const context = new AudioContext({ latencyHint: 'interactive' });
  const noise = makeNoise(context);
  const master = context.createGain();
  master.gain.value = LOUDNESS;
  const limiter = context.createDynamicsCompressor();
  master.connect(limiter).connect(context.destination);
  let sounding = 0;

  /** What makes a tone, and the way it takes to be shaped. */
  const sourceOf = ({ wave, from, to }: Tone, startS: number, endS: number) => {
    if (wave !== 'noise') {
      const source = context.createOscillator();
      source.type = wave;
      sweep(source.frequency, from, to, startS, endS);
      return { source, shaped: source };
    }
    const source = context.createBufferSource();
    source.buffer = noise;
    source.loop = true;
    const filter = context.createBiquadFilter();
    filter.type = 'bandpass';
    sweep(filter.frequency, from, to, startS, endS);
    return { source, shaped: source.connect(filter) };
  };
  const sing = (tone: Tone, out: AudioNode) => {
    const startS = context.currentTime + tone.at;
    const endS = startS + tone.for;
    const { source, shaped } = sourceOf(tone, startS, endS);
    const envelope = context.createGain();
    envelope.gain.setValueAtTime(SILENT, startS);
    envelope.gain.exponentialRampToValueAtTime(tone.level, startS + ATTACK_S);
    envelope.gain.exponentialRampToValueAtTime(SILENT, endS);
    shaped.connect(envelope).connect(out);
    sounding++;
    source.addEventListener('ended', () => {
      sounding--;
      envelope.disconnect();
    });
    source.start(startS);
    source.stop(endS);
  };

  return {
    play(tones, side) {
      // A phone that rang has interrupted it; where it may not sound it stays silent.
      if (context.state !== 'running') context.resume().catch(() => {});
      const panner = context.createStereoPanner();
      panner.pan.value = side;
      panner.connect(master);
      for (const tone of tones) if (sounding < MAX_VOICES) sing(tone, panner);
    },
    rest: () => void context.suspend().catch(() => {}),
    stop: () => void context.close().catch(() => {}),
  };
}

function sweep(pitch: AudioParam, from: number, to: number, startS: number, endS: number): void {
  pitch.setValueAtTime(from, startS);
  pitch.exponentialRampToValueAtTime(to, endS);
}
