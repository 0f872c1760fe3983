// `POST /api/rpc`: JSON-RPC for those who count the ledger again and have no endpoint of their own.
import { ledgerRpc } from '@lilape/wire/endpoints/ledger';
import { createSingleFlight } from '#cache/single-flight.ts';
import { RpcError } from '#chain/rpc.ts';
import { limitBodyTo } from '#http/exact-json.ts';
import { DATA_HEADERS } from '#http/headers.ts';
import { prepareAnswer, respondPrepared } from '#http/prepared.ts';
import { limited } from '#http/requests.ts';
import { ledgerOf } from '#live/feed.ts';
import { type Read, judgeReadsOf } from '#proof/allowed-reads.ts';
import { reachChain } from '#reach.ts';
import type { ApiApp, ApiParts } from '#routes/parts.ts';

/** Room for the largest call, of which nodes take 48 KiB of code, written in hex. */
const MAX_BODY_BYTES = 131_072;
/** A larger answer is asked for in parts. */
const MAX_ANSWER_CHARACTERS = 16_000_000;
const DEADLINE_MS = 10_000;

/** @see JSON-RPC 2.0 §5.1, EIP-1474 */
const CODES = { notJson: -32_700, notAllowed: -32_602, tooMuch: -32_005 } as const;

/** Registers the reads. What is final never changes, so the last answers are kept. */
export function addChainReads(app: ApiApp, parts: ApiParts): void {
  const { chain, feed, deployment } = parts;
  const judge = judgeReadsOf(deployment);
  const flights = createSingleFlight<string>({ maxKept: 24, maxRunning: 4, maxWaiting: 64 });

  const answer = async (read: Read): Promise<string> => {
    const refusal = judge(read, ledgerOf(feed).heads.final);
    if (refusal !== null) throw new RpcError(read.method, CODES.notAllowed, refusal);
    if (read.method === 'eth_chainId') return `"0x${deployment.chainId.toString(16)}"`;
    return await flights.get(JSON.stringify(read), '', async () => {
      const result = await reachChain(() => heard(chain.pass(read.method, read.params)), DEADLINE_MS);
      if (result instanceof RpcError) throw result;
      const text = JSON.stringify(result);
      if (text.length > MAX_ANSWER_CHARACTERS)
        throw new RpcError(read.method, CODES.tooMuch, 'too much at once: ask for fewer blocks');
      return text;
    });
  };

  app.post(ledgerRpc.path, limited('read', parts), limitBodyTo(MAX_BODY_BYTES), async (c) => {
    const request = requestIn(await c.req.text());
    const id = JSON.stringify(request?.id ?? null);
    try {
      if (request === null)
        throw new RpcError('request', CODES.notJson, 'one call, as JSON-RPC 2.0 writes it');
      const text = `{"jsonrpc":"2.0","id":${id},"result":${await answer(request)}}`;
      return respondPrepared(
        prepareAnswer(Buffer.from(text), 'application/json', 'no-store', DATA_HEADERS),
        c.req,
      );
    } catch (error) {
      if (!(error instanceof RpcError)) throw error;
      return c.json({
        jsonrpc: '2.0',
        id: request?.id ?? null,
        error: { code: error.code, message: error.message },
      });
    }
  });
}

/** What the chain's endpoint refuses is an answer too. */
async function heard(work: Promise<unknown>): Promise<unknown> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof RpcError) return error;
    throw error;
  }
}

type Request = Read & { readonly id: string | number | null };

function requestIn(text: string): Request | null {
  let value: Partial<Request>;
  try {
    value = JSON.parse(text) as Partial<Request>;
  } catch {
    return null;
  }
  const { id = null, method, params = [] } = value ?? {};
  const isId = id === null || typeof id === 'string' || typeof id === 'number';
  return isId && typeof method === 'string' && Array.isArray(params) ? { id, method, params } : null;
}
