// Who pins files for us, and what goes wrong with them, in words for the admin.
import { type Answered, OutgoingError, jsonOf, retryAfterMs } from '#outgoing.ts';

/**
 * `away` no answer, or one of a server that is ill; `busy` come back later; `refused` not with these settings, or not
 * these files; `untrue` not the answer to what was asked; `failed` it tried and could not.
 */
export const PIN_FAULTS = ['away', 'busy', 'refused', 'untrue', 'failed'] as const;
export type PinFault = (typeof PIN_FAULTS)[number];

/** A file that was not pinned. `message` is for the admin: it names no key. */
export class PinError extends Error {
  override readonly name = 'PinError';
  readonly fault: PinFault;
  /** How long not to ask again, where the other side said so. */
  readonly afterMs: number | null;

  constructor(fault: PinFault, message: string, afterMs: number | null = null, options?: ErrorOptions) {
    super(message, options);
    this.fault = fault;
    this.afterMs = afterMs;
  }
}

/** Pinned, or taken on: then `requestId` is what to ask by. */
export type Pinned = { readonly isPinned: true } | { readonly isPinned: false; readonly requestId: string };

export type PinOrder = {
  readonly cid: string;
  readonly bytes: Uint8Array;
  /** What the other side called the request before; null for a new one. */
  readonly requestId: string | null;
  /** Ends it before its time. */
  readonly signal: AbortSignal;
};

export type Pinner = {
  /** Names it in the database: what another confirmed counts for nothing. Holds no key. */
  readonly name: string;
  /** @throws PinError */
  pin(order: PinOrder): Promise<Pinned>;
};

/** The answer of `work` where its status is one of those expected. @throws PinError */
export async function expectAnswer(
  who: string,
  work: Promise<Answered>,
  ...expected: readonly number[]
): Promise<Answered> {
  const answer = await work.catch((cause: unknown) => {
    if (!(cause instanceof OutgoingError)) throw cause;
    throw new PinError('away', `${who}: ${cause.message}`, null, { cause });
  });
  if (expected.includes(answer.status)) return answer;
  const said = `${who} answered ${answer.status}${reasonOf(answer)}`;
  if (answer.status === 429) throw new PinError('busy', said, retryAfterMs(answer.headers, Date.now()));
  if (answer.status < 500) throw new PinError('refused', said);
  throw new PinError('away', said, retryAfterMs(answer.headers, Date.now()));
}

/** What the other side said, as the Pinning Service API (`error.reason`) and Kubo (`Message`) say it. */
function reasonOf(answer: Answered): string {
  const body = jsonOf(answer);
  const error = body?.['error'];
  const reason =
    typeof error === 'object' && error !== null ? (error as { reason?: unknown }).reason : body?.['Message'];
  return typeof reason === 'string' && reason !== '' ? `: ${printable(reason)}` : '';
}

/** Foreign words for the log and the admin: short, without what a terminal would obey. */
export const printable = (text: string): string => text.replaceAll(/[^\x20-\x7e]+/g, ' ').slice(0, 200);
