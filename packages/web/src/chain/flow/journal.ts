/** What a flow has done so far, kept in local storage so that neither a reload nor a crash can lose a payment. */
import { AppError } from '@lilape/domain/app-error';
import { readStored, removeStored, writeStored } from '#shell/page/storage.ts';
import type { StepRecord } from './step.ts';

export type FlowRecord<Terms> = {
  readonly version: 1;
  /** What was agreed to when it was started; amounts are decimal text. */
  readonly terms: Terms;
  readonly startedAtMs: number;
  readonly steps: readonly StepRecord[];
};

export type Journal<Terms> = {
  read(): FlowRecord<Terms> | null;
  /** Starts a record. @throws AppError NOTHING_STORED if the browser keeps nothing: then nothing may be sent */
  begin(terms: Terms): void;
  /** Keeps the newest state of a step. */
  keep(step: StepRecord): void;
  /** Forgets a step that was certainly not sent. */
  drop(name: string): void;
  /** Forgets the flow. */
  end(): void;
};

/** The journal under `key`; a record that cannot be read counts as none. */
export function openJournal<Terms>(key: string): Journal<Terms> {
  const read = (): FlowRecord<Terms> | null => {
    const text = readStored(key);
    if (text === null) return null;
    try {
      const record = JSON.parse(text) as FlowRecord<Terms>;
      return record.version === 1 ? record : null;
    } catch {
      return null;
    }
  };
  const write = (record: FlowRecord<Terms>) => {
    if (!writeStored(key, JSON.stringify(record))) throw new AppError('NOTHING_STORED');
  };
  const change = (steps: (before: readonly StepRecord[]) => readonly StepRecord[]) => {
    const record = read();
    if (record !== null) write({ ...record, steps: steps(record.steps) });
  };
  return {
    read,
    begin: (terms) => write({ version: 1, terms, startedAtMs: Date.now(), steps: [] }),
    keep: (step) => change((before) => [...before.filter(({ name }) => name !== step.name), step]),
    drop: (name) => change((before) => before.filter((step) => step.name !== name)),
    end: () => removeStored(key),
  };
}

/** A journal for steps that the chain itself lets nobody do twice; it ends with the page. */
export function inMemoryJournal(): Pick<Journal<unknown>, 'read' | 'keep' | 'drop'> {
  let steps: readonly StepRecord[] = [];
  return {
    read: () => ({ version: 1, terms: null, startedAtMs: 0, steps }),
    keep: (step) => {
      steps = [...steps.filter(({ name }) => name !== step.name), step];
    },
    drop: (name) => {
      steps = steps.filter((step) => step.name !== name);
    },
  };
}
