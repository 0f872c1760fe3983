/** What the laboratory does at the moment, what it last did, and where its chain stands. */
import type { LabAction, LabState } from '@lilape/wire/lab';
import { useEffect, useState } from 'react';
import { actInLab, readLab } from './lab-api.ts';

const everyMs = 2_000;

/** The chain as it was read, and how far its time was ahead of the clock then, seconds. */
export type ChainReading = LabState & { readonly aheadSeconds: number };

const readNow = (state: LabState): ChainReading => ({
  ...state,
  aheadSeconds: state.timeSeconds - Date.now() / 1_000,
});

export type LabNow = {
  /** null until the first answer, and while the server is away. */
  readonly chain: ChainReading | null;
  /** What is being done, or was last. */
  readonly act: { readonly action: LabAction; readonly phase: 'doing' | 'done' } | null;
  /** What kept the last act from being done. */
  readonly failure: unknown;
  readonly start: (action: LabAction) => void;
};

/** Follows the chain while the page is open; an act at a time. */
export function useLab(): LabNow {
  const [chain, setChain] = useState<ChainReading | null>(null);
  const [act, setAct] = useState<LabNow['act']>(null);
  const [failure, setFailure] = useState<unknown>(null);

  useEffect(() => {
    const stopped = new AbortController();
    const look = async () => {
      try {
        setChain(readNow(await readLab(stopped.signal)));
      } catch {
        if (!stopped.signal.aborted) setChain(null);
      }
    };
    void look();
    const timer = setInterval(() => void look(), everyMs);
    return () => {
      stopped.abort();
      clearInterval(timer);
    };
  }, []);

  const perform = async (action: LabAction) => {
    try {
      setChain(readNow(await actInLab(action)));
      setAct({ action, phase: 'done' });
    } catch (thrown) {
      setFailure(thrown);
      setAct(null);
    }
  };
  const start = (action: LabAction) => {
    setAct({ action, phase: 'doing' });
    setFailure(null);
    void perform(action);
  };
  return { chain, act, failure, start };
}
