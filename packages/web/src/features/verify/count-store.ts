/** The count of this tab: it goes on while another page of the site is looked at, and stays when its own is left. */
import type { CheatTick } from '@lilape/verify/cheat';
import { chainId } from '#shell/first/deployment.ts';
import { createStore } from '#shell/first/store.ts';
import type { CheatFigure, FromWorker, Reason, ToWorker, ReportedResult } from './worker-words.ts';

type Amount = { readonly done: number; readonly of: number };

export type Count = {
  readonly status: 'idle' | 'running' | 'paused' | 'done' | 'failed';
  readonly begun: Omit<Extract<FromWorker, { type: 'begun' }>, 'type'> | null;
  readonly progress: Readonly<Partial<Record<'parts' | 'events' | 'contracts', Amount>>>;
  readonly results: readonly ReportedResult[];
  readonly ms: number;
  readonly reason: Reason | null;
  readonly cheat: CheatFigure | null;
  readonly ticks: readonly CheatTick[];
};

/** Before the first count. */
const IDLE: Count = {
  status: 'idle',
  begun: null,
  progress: {},
  results: [],
  ms: 0,
  reason: null,
  cheat: null,
  ticks: [],
};

export const countStore = createStore<Count>(IDLE);

let worker: Worker | null = null;

const say = (words: ToWorker): void => worker?.postMessage(words, []);
const change = (part: Partial<Count>): void => countStore.set({ ...countStore.get(), ...part });

/** Starts anew, whatever was counted before; the chain is asked at `rpc`, through our server where it is null. */
export function startCount(rpc: string | null): void {
  worker?.terminate();
  worker = new Worker(new URL('./count-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => hear(data));
  worker.addEventListener('error', ({ message }) => fail({ code: 'BROKEN', detail: message }));
  countStore.set({ ...IDLE, status: 'running' });
  say({ type: 'start', site: location.origin, rpc, chainId });
}

export function pauseCount(): void {
  say({ type: 'hold' });
  change({ status: 'paused' });
}

export function resumeCount(): void {
  say({ type: 'release' });
  change({ status: 'running' });
}

/** Computes every tick with `tokens` in the row's place. */
export function cheat(tokens: string): void {
  say({ type: 'cheat', tokens });
}

function fail(reason: Reason): void {
  worker?.terminate();
  worker = null;
  change({ status: 'failed', reason });
}

function hear(words: FromWorker): void {
  const { progress, results } = countStore.get();
  switch (words.type) {
    case 'begun':
      change({ begun: words });
      break;
    case 'progress': {
      const { stage, done, of } = words.progress;
      change({ progress: { ...progress, [stage]: { done, of } } });
      break;
    }
    case 'checked':
      change({ results: [...results, words.result] });
      break;
    case 'done':
      change({ status: 'done', ms: words.ms, cheat: words.cheat });
      if (words.cheat !== null) cheat(words.cheat.tokens);
      break;
    case 'ticks':
      change({ ticks: words.ticks });
      break;
    case 'failed':
      fail(words.reason);
      break;
  }
}
