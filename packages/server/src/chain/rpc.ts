// Speaks JSON-RPC to one endpoint: the calls of a moment in one request, each asked once, no answer taken on trust.

/** The endpoint answered that it will not do it. `code` is JSON-RPC's. */
export class RpcError extends Error {
  override readonly name = 'RpcError';
  readonly code: number;

  constructor(method: string, code: number, message: string) {
    super(`${method}: ${message}`);
    this.code = code;
  }
}

/** The endpoint did not answer, or what it said is no answer. */
export class EndpointError extends Error {
  override readonly name = 'EndpointError';
}

export type RpcRequest = <T>(method: string, params: readonly unknown[]) => Promise<T>;

const TIMEOUT_MS = 5_000;
const MAX_CALLS = 100;

type Call = {
  readonly id: number;
  readonly method: string;
  readonly params: readonly unknown[];
  readonly resolve: (result: unknown) => void;
  readonly reject: (reason: unknown) => void;
};

type Answer = { id?: unknown; result?: unknown; error?: { code?: unknown; message?: unknown } };

/**
 * Requests to the endpoint at `url`. Nothing is tried again and nothing is waited for beyond `timeoutMs`, whatever a
 * Retry-After says: whoever asks decides whom to ask next. @throws RpcError, EndpointError
 */
export function createRpc(url: string, timeoutMs = TIMEOUT_MS): RpcRequest {
  let waiting: Call[] = [];
  let lastId = 0;
  const flush = () => {
    const calls = waiting;
    waiting = [];
    for (let from = 0; from < calls.length; from += MAX_CALLS)
      void exchange(url, calls.slice(from, from + MAX_CALLS), timeoutMs);
  };
  return <T>(method: string, params: readonly unknown[]) =>
    new Promise<T>((resolve, reject) => {
      if (waiting.length === 0) queueMicrotask(flush);
      waiting.push({ id: ++lastId, method, params, resolve: resolve as Call['resolve'], reject });
    });
}

async function exchange(url: string, calls: readonly Call[], timeoutMs: number): Promise<void> {
  try {
    const answers = await post(url, calls, timeoutMs);
    for (const call of calls) settle(call, answers.get(call.id));
  } catch (cause) {
    const error =
      cause instanceof EndpointError ? cause : new EndpointError('The endpoint does not answer.', { cause });
    for (const call of calls) call.reject(error);
  }
}

/** Some endpoints refuse a list of one call, so that is sent as it is. */
async function post(url: string, calls: readonly Call[], timeoutMs: number): Promise<Map<unknown, Answer>> {
  const bodies = calls.map(({ id, method, params }) => ({ jsonrpc: '2.0', id, method, params }));
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(bodies.length === 1 ? bodies[0] : bodies),
    signal: AbortSignal.timeout(timeoutMs),
  });
  const text = await response.text();
  if (!response.ok) throw new EndpointError(`The endpoint answered with status ${response.status}.`);
  const parsed = JSON.parse(text) as Answer | Answer[];
  const answers = Array.isArray(parsed) ? parsed : [parsed];
  const only = answers[0];
  // An endpoint that refuses a whole list answers with one error that belongs to no call.
  if (!Array.isArray(parsed) && only?.error !== undefined && calls.length > 1)
    throw new EndpointError(`The endpoint refused ${calls.length} calls: ${String(only.error.message)}`);
  return new Map(answers.map((answer) => [answer.id, answer]));
}

function settle({ method, resolve, reject }: Call, answer: Answer | undefined): void {
  if (answer?.error) {
    const { code, message } = answer.error;
    reject(new RpcError(method, Number(code), String(message)));
  } else if (answer === undefined || answer.result === undefined) {
    reject(new EndpointError(`The endpoint left ${method} unanswered.`));
  } else resolve(answer.result);
}
