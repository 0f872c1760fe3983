// Asks a site and an RPC endpoint over HTTP, with what browsers and Node both have.
import { type AskChain, type AskSite, CannotCheck } from './fetchers.ts';

type Fetch = typeof fetch;

/** Asks the site at `origin`, which has no slash at its end, and again where it is too busy or does not answer. */
export function siteAt(origin: string, signal?: AbortSignal, ask: Fetch = fetch): AskSite {
  const once = async (path: string): Promise<Uint8Array | typeof BUSY> => {
    const answer = await ask(`${origin}${path}`, signal === undefined ? {} : { signal });
    if (answer.ok) return new Uint8Array(await answer.arrayBuffer());
    const { code, error } = await errorOf(answer);
    if (code === 'NOTHING_FINAL_YET') throw new CannotCheck('NOTHING_PUBLISHED', error);
    if (answer.status === 429 || answer.status === 503) return BUSY;
    throw new CannotCheck('SITE_AWAY', `${path}: ${answer.status} ${error}`.trim());
  };
  return (path) => patiently(() => once(path), { code: 'SITE_AWAY', what: path, signal });
}

async function errorOf(answer: Response): Promise<{ code: string; error: string }> {
  const body = (await answer.json().catch(() => ({}))) as { code?: string; error?: string };
  return { code: body.code ?? '', error: body.error ?? '' };
}

/** Asks the endpoint at `url`, and again where it is too busy or does not answer. */
export function chainAt(url: string, signal?: AbortSignal, ask: Fetch = fetch): AskChain {
  let lastId = 0;
  const once = async (method: string, params: readonly unknown[]): Promise<unknown> => {
    const answer = await ask(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: ++lastId, method, params }),
      ...(signal === undefined ? {} : { signal }),
    });
    if (answer.status === 429 || answer.status === 503) return BUSY;
    const body = (await answer.json()) as { result?: unknown; error?: { code?: number; message?: string } };
    if (body.error !== undefined && body.error !== null) {
      const { message = '', code } =
        typeof body.error === 'object' ? body.error : { message: String(body.error) };
      throw new CannotCheck('RPC_REFUSED', `${method}: ${message}${code === undefined ? '' : ` (${code})`}`);
    }
    if (!answer.ok || body.result === undefined)
      throw new CannotCheck('RPC_AWAY', `${method}: ${answer.status}, and no answer`);
    return body.result;
  };
  return (method, params) =>
    patiently(() => once(method, params), { code: 'RPC_AWAY', what: method, signal });
}

const BUSY = Symbol('busy');

/** How long an endpoint that is busy or away is waited for before the next try, milliseconds; then it is reported. */
const WAITS_MS = [500, 1_500, 4_000];

type Asked = {
  readonly code: 'SITE_AWAY' | 'RPC_AWAY';
  /** What is asked for, to tell where it does not come. */
  readonly what: string;
  readonly signal: AbortSignal | undefined;
};

/** What `once` gives, tried again a few times where that is busy or away. @throws CannotCheck */
async function patiently<Given>(
  once: () => Promise<Given | typeof BUSY>,
  { code, what, signal }: Asked,
): Promise<Given> {
  let cause: unknown;
  for (const waitMs of [...WAITS_MS, 0]) {
    try {
      const given = await once();
      if (given !== BUSY) return given;
      cause = new Error('too busy');
    } catch (error) {
      if (error instanceof CannotCheck || signal?.aborted === true) throw error;
      // A phone that slept has lost its connections.
      cause = error;
    }
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
    signal?.throwIfAborted();
  }
  throw new CannotCheck(code, `${what}: no answer`, { cause });
}
