// An RPC endpoint in front of a test chain that lies, refuses or falls silent as a test tells it to.
import { type Server, createServer } from 'node:http';
import { once } from 'node:events';

type Call = { readonly id: number; readonly method: string; readonly params: readonly unknown[] };
type Answer = { id: number; jsonrpc: string; result?: unknown; error?: { code: number; message: string } };

/** Changes the answer to a call; what it returns is what the caller gets. */
export type Lie = (call: Call, answer: Answer) => Answer;

export type RpcProxy = {
  readonly url: string;
  /** From now on answers go through `lie`; null tells the truth again. */
  tell(lie: Lie | null): void;
  /** From now on every request is refused with 503; false answers again. */
  refuse(isRefusing: boolean): void;
  /** Calls that came in, by method. */
  readonly counts: Map<string, number>;
  stop(): Promise<void>;
};

/** Starts a proxy on a free port in front of `target`. It does not speak WebSocket. */
export async function startRpcProxy(target: string): Promise<RpcProxy> {
  let lie: Lie | null = null;
  let isRefusing = false;
  const counts = new Map<string, number>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (isRefusing) {
        response.writeHead(503).end();
        return;
      }
      forward(target, Buffer.concat(chunks).toString(), counts, lie).then(
        (body) => response.writeHead(200, { 'content-type': 'application/json' }).end(body),
        () => response.writeHead(502).end(),
      );
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    counts,
    tell: (next) => {
      lie = next;
    },
    refuse: (next) => {
      isRefusing = next;
      if (next) server.closeAllConnections();
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function forward(target: string, body: string, counts: Map<string, number>, lie: Lie | null) {
  const parsed = JSON.parse(body) as Call | Call[];
  const calls = Array.isArray(parsed) ? parsed : [parsed];
  for (const { method } of calls) counts.set(method, (counts.get(method) ?? 0) + 1);
  const response = await fetch(target, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  });
  const text = await response.text();
  if (lie === null) return text;
  const answered = JSON.parse(text) as Answer | Answer[];
  const answers = (Array.isArray(answered) ? answered : [answered]).map((answer) => {
    const call = calls.find(({ id }) => id === answer.id);
    return call === undefined || lie === null ? answer : lie(call, answer);
  });
  return JSON.stringify(Array.isArray(answered) ? answers : answers[0]);
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
