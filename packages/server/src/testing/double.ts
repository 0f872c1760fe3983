// A small web server in the place of somebody else's: tests say what it answers, and how it fails.
import { type IncomingHttpHeaders, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type DoubleRequest = {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};

export type DoubleAnswer = {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
};

/** How it can fail: never answer, cut the line, or begin an answer and never end it. */
export type Failure = 'silent' | 'cut' | 'endless';

export type Double = {
  readonly url: string;
  readonly requests: DoubleRequest[];
  /** In the place of its answers, for requests that it says something to. */
  intercept: (request: DoubleRequest) => DoubleAnswer | Failure | undefined;
  close(): Promise<void>;
};

/** Starts a server that answers with `answer`, unless `intercept` says otherwise. */
export async function startDouble(answer: (request: DoubleRequest) => DoubleAnswer): Promise<Double> {
  const server = createServer((incoming, response) => {
    const parts: Buffer[] = [];
    incoming.on('data', (part: Buffer) => parts.push(part));
    incoming.on('end', () => {
      const { method = '', url = '', headers } = incoming;
      const request = { method, url: new URL(url, double.url), headers, body: Buffer.concat(parts) };
      double.requests.push(request);
      send(response, double.intercept(request) ?? answer(request));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const double: Double = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: [],
    intercept: () => undefined,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return double;
}

function send(response: ServerResponse, answer: DoubleAnswer | Failure): void {
  if (answer === 'silent') return;
  if (answer === 'cut') {
    response.destroy();
    return;
  }
  if (answer === 'endless') {
    response.writeHead(200);
    const feed = setInterval(() => response.write(Buffer.alloc(64 * 1024)), 1);
    response.on('close', () => clearInterval(feed));
    return;
  }
  response.writeHead(answer.status, answer.headers);
  response.end(answer.body);
}

/** An answer in JSON. */
export const json = (body: unknown, status = 200): DoubleAnswer => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
