/** What went wrong, by its code in the message catalogue, without the catalogue: that one is heavy. */
import type { MessageCode } from '@lilape/domain/messages/catalogue';
import type { MessageValues } from '@lilape/domain/messages/message';

type FaultOptions = ErrorOptions & { values?: MessageValues; detail?: string | undefined };

/**
 * An error of the code that loads with every page; `AppError` of the domain has the same code and values.
 * `detail` is the server's own sentence; a `cause` that is a fault fills the `{reason}` of a wrapping code.
 */
export class Fault extends Error {
  readonly code: MessageCode;
  readonly values: MessageValues;
  readonly detail: string | undefined;

  constructor(code: MessageCode, { values = {}, detail, ...options }: FaultOptions = {}) {
    super(detail ?? code, options);
    this.name = 'Fault';
    this.code = code;
    this.values = values;
    this.detail = detail;
  }
}

/** The code and values that a thrown thing carries, or undefined if it is neither a fault nor an `AppError`. */
export function faultOf(thrown: unknown): Pick<Fault, 'code' | 'values' | 'detail' | 'cause'> | undefined {
  if (!(thrown instanceof Error) || !('code' in thrown) || !('values' in thrown)) return undefined;
  if (typeof thrown.code !== 'string' || typeof thrown.values !== 'object') return undefined;
  return thrown as Fault;
}
