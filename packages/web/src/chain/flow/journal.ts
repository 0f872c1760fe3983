/** What a flow has done so far, kept in local storage so that neither a reload nor a crash can lose a payment. */
import { AppError } from '@lilape/domain/app-error';
import { readStored, removeStored, writeStored } from '#shell/first/storage.ts';
import type { StepRecord } from './step.ts';
import type { TermsFormat } from './terms.ts';

export type FlowRecord<Terms> = {
  /** What was agreed to when it was started. */
  readonly terms: Terms;
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

/** The part of a journal that the runner needs. */
export type StepJournal = Pick<Journal<unknown>, 'keep' | 'drop'> & {
  read(): { readonly steps: readonly StepRecord[] } | null;
};

const version = 2;

/** The journal under `key`; a record of another shape counts as none. */
export function openJournal<Terms>(key: string, format: TermsFormat<Terms>): Journal<Terms> {
  const read = (): FlowRecord<Terms> | null => {
    const text = readStored(key);
    return text === null ? null : parseRecord(text, format);
  };
  const write = ({ terms, steps }: FlowRecord<Terms>) => {
    const text = JSON.stringify({ version, terms: format.write(terms), steps });
    if (!writeStored(key, text)) throw new AppError('NOTHING_STORED');
  };
  const change = (steps: (before: readonly StepRecord[]) => readonly StepRecord[]) => {
    const record = read();
    if (record !== null) write({ ...record, steps: steps(record.steps) });
  };
  return {
    read,
    begin: (terms) => write({ terms, steps: [] }),
    keep: (step) => change((before) => [...before.filter(({ name }) => name !== step.name), step]),
    drop: (name) => change((before) => before.filter((step) => step.name !== name)),
    end: () => removeStored(key),
  };
}

function parseRecord<Terms>(text: string, format: TermsFormat<Terms>): FlowRecord<Terms> | null {
  try {
    const record = JSON.parse(text) as { version?: unknown; terms?: unknown; steps?: unknown } | null;
    if (record?.version !== version || !Array.isArray(record.steps)) return null;
    const terms = format.read(record.terms);
    return terms === null || !record.steps.every(isStepRecord) ? null : { terms, steps: record.steps };
  } catch {
    // Not JSON: somebody else's.
    return null;
  }
}

function isStepRecord(kept: unknown): kept is StepRecord {
  if (typeof kept !== 'object' || kept === null) return false;
  const { name, state, sinceMs, nonce, fromBlock, hash, batchId } = kept as Record<keyof StepRecord, unknown>;
  return (
    typeof name === 'string' &&
    (state === 'asking' || state === 'sent' || state === 'done') &&
    [sinceMs, nonce, fromBlock].every(Number.isSafeInteger) &&
    [hash, batchId].every((text) => text === undefined || typeof text === 'string')
  );
}
