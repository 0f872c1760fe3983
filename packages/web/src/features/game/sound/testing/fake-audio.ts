/** An audio context that sounds nowhere and tells what it was asked for. */
import { vi } from 'vitest';

class FakeParam {
  value = 1;
  readonly said: [value: number, atS: number][] = [];
  setValueAtTime(value: number, atS: number) {
    this.said.push([value, atS]);
  }
  exponentialRampToValueAtTime(value: number, atS: number) {
    // As browsers do: zero cannot be reached so.
    if (!(value > 0) || !Number.isFinite(atS)) throw new RangeError(`No ramp to ${value} at ${atS}.`);
    this.said.push([value, atS]);
  }
}

class FakeNode extends EventTarget {
  readonly gain = new FakeParam();
  readonly frequency = new FakeParam();
  readonly pan = new FakeParam();
  type = '';
  buffer: unknown = null;
  loop = false;
  starts: number | null = null;
  stops: number | null = null;
  connect(to: FakeNode) {
    return to;
  }
  disconnect() {}
  start(atS: number) {
    this.starts = atS;
  }
  stop(atS: number) {
    this.stops = atS;
  }
}

export class FakeAudio {
  static all: FakeAudio[] = [];
  state: 'running' | 'suspended' | 'closed' = 'running';
  currentTime = 3;
  readonly sampleRate = 8_000;
  readonly destination = new FakeNode();
  readonly sources: FakeNode[] = [];
  readonly panners: FakeNode[] = [];
  constructor() {
    FakeAudio.all.push(this);
  }
  createBuffer(_channels: number, length: number) {
    const samples = new Float32Array(length);
    return { getChannelData: () => samples };
  }
  createGain = () => new FakeNode();
  createDynamicsCompressor = () => new FakeNode();
  createBiquadFilter = () => new FakeNode();
  createStereoPanner() {
    const panner = new FakeNode();
    this.panners.push(panner);
    return panner;
  }
  createOscillator() {
    const source = new FakeNode();
    this.sources.push(source);
    return source;
  }
  createBufferSource = () => this.createOscillator();
  async resume() {
    this.state = 'running';
  }
  async suspend() {
    this.state = 'suspended';
  }
  async close() {
    this.state = 'closed';
  }
  /** Lets everything end that sounds. */
  end() {
    for (const source of this.sources.splice(0)) source.dispatchEvent(new Event('ended'));
  }
}

/** Puts it in the place of the browser's, until `vi.unstubAllGlobals`. */
export function fakeAudio(): FakeAudio[] {
  FakeAudio.all = [];
  vi.stubGlobal('AudioContext', FakeAudio);
  return FakeAudio.all;
}
