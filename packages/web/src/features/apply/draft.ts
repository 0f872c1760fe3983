/** What is typed into the application, kept in this browser until it has its number. */
import { readStored, writeStored } from '#shell/first/storage.ts';

/** Where it is kept; nobody but this browser reads it. */
export const draftKey = 'lilape.application';

export type Typed = {
  readonly project: string;
  readonly contract: string;
  readonly links: readonly string[];
  readonly contact: string;
  readonly pitch: string;
};

export type Draft = {
  /** By it the server knows the same application again, whatever was lost on the way. */
  readonly requestId: string;
  /** It was sent, and may have arrived: what is changed from now on is another application. */
  readonly wasSent: boolean;
  readonly typed: Typed;
};

/** An application that has arrived. */
export type Receipt = { readonly number: number; readonly project: string };

export const nothingTyped: Typed = { project: '', contract: '', links: [], contact: '', pitch: '' };

/** An empty draft with a number of its own. */
export function newDraft(typed: Typed = nothingTyped): Draft {
  return { requestId: crypto.randomUUID(), wasSent: false, typed };
}

/** The draft with other words; one that may have arrived is left alone, and another begins. */
export function retyped(draft: Draft, typed: Typed): Draft {
  return draft.wasSent ? newDraft(typed) : { ...draft, typed };
}

/** What this browser keeps: a draft, the receipt of one that has arrived, or nothing that can be read. */
export function readDraft(): Draft | Receipt | null {
  const stored = readStored(draftKey);
  if (stored === null) return null;
  try {
    const found: unknown = JSON.parse(stored);
    return isDraft(found) || isReceipt(found) ? found : null;
  } catch {
    // Not written by this page: as good as nothing.
    return null;
  }
}

/** Keeps a draft, or a receipt in its place: then nothing of what was typed stays behind. Returns whether the browser did. */
export function keepDraft(kept: Draft | Receipt): boolean {
  return writeStored(draftKey, JSON.stringify(kept));
}

type Parts = Readonly<Record<string, unknown>>;

const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';

function isDraft(value: unknown): value is Draft {
  return (
    isParts(value) &&
    isText(value['requestId']) &&
    typeof value['wasSent'] === 'boolean' &&
    isTyped(value['typed'])
  );
}

function isTyped(value: unknown): value is Typed {
  if (!isParts(value)) return false;
  const { project, contract, links, contact, pitch } = value;
  return [project, contract, contact, pitch].every(isText) && Array.isArray(links) && links.every(isText);
}

/** Whether what is kept has arrived. */
export function isReceipt(value: unknown): value is Receipt {
  return isParts(value) && Number.isSafeInteger(value['number']) && isText(value['project']);
}
