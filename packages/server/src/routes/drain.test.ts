// A process that ends under load loses nobody’s request, as far as whoever sends them looks whether it is ready.
import { Agent, type IncomingMessage, request } from 'node:http';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestLedger } from '#testing/api-ledger.ts';
import { type ApiRig, startApiRig } from '#testing/api-rig.ts';
import { until } from '#testing/ledger.ts';
import { type TestDatabase, openTestDatabase } from '#testing/postgres.ts';

const CLIENTS = 20;

let database: TestDatabase;
let rig: ApiRig;
let agent: Agent;
let limitNowMs = 0;
/** Time flies for the limits: all clients have one address. */
const limitClock = () => (limitNowMs += 60_000);

beforeEach(async () => {
  database = await openTestDatabase();
  const client = new Client(database.url);
  await client.connect();
  await (await startTestLedger(client)).note();
  await client.end();
  rig = await startApiRig({ pool: database.pool, databaseUrl: database.url, limitClock });
  await rig.untilVersion(1n);
  agent = new Agent({ keepAlive: true, maxSockets: CLIENTS * 2 });
});
afterEach(async () => {
  agent.destroy();
  await database.drop();
});

type Answer = {
  readonly status: number;
  readonly connection: string | undefined;
  readonly retryAfter: string | undefined;
  readonly body: string;
};

/** Sends a request whose body, if it has one, `ends` completes later. */
function send(
  path: string,
  body?: { readonly begin: string; readonly end: Promise<string> },
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = body && { 'Content-Type': 'application/json' };
    const sent = request(
      `${rig.url}${path}`,
      { agent, method: body === undefined ? 'GET' : 'POST', ...(headers && { headers }) },
      (incoming) => void read(incoming).then(resolve, reject),
    );
    sent.on('error', reject);
    if (body === undefined) sent.end();
    else {
      sent.write(body.begin);
      void body.end.then((rest) => sent.end(rest));
    }
  });
}

async function read(incoming: IncomingMessage): Promise<Answer> {
  let body = '';
  for await (const chunk of incoming) body += String(chunk);
  const { statusCode: status = 0, headers } = incoming;
  return { status, connection: headers.connection, retryAfter: headers['retry-after'], body };
}

test('behavior: under load none that was begun is cut off, and each answer ends its connection', async () => {
  const unready = new AbortController();
  const answers: Answer[] = [];
  const load = Array.from({ length: CLIENTS }, async (_, i) => {
    while (!unready.signal.aborted)
      answers.push(await send(i % 2 === 0 ? '/api/stats' : '/api/network/info'));
  });
  const rest = Promise.withResolvers<string>();
  const slow = send('/api/buy', { begin: '{"requestId":', end: rest.promise });
  await until(
    async () => answers.length > 200,
    () => 'load',
  );
  const end = Promise.withResolvers<void>();
  const drained = rig.api.drain(1, () => end.promise);
  const ready = await send('/api/ready');
  unready.abort();
  expect([ready.status, JSON.parse(ready.body)]).toMatchObject([503, { status: 'draining' }]);
  await Promise.all(load);
  rest.resolve('1}');
  expect(await slow).toMatchObject({ status: 400, connection: 'close' });
  expect(await send('/api/stats')).toMatchObject({ status: 200, connection: 'close' });
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  end.resolve();
  await drained;
  await rig.close();
});

test('behavior: at its end a GET goes to another process, and a POST is still served', async () => {
  const drained = rig.api.drain(1);
  await until(
    async () => (await send('/api/stats')).status === 503,
    () => 'a GET to be turned away',
  );
  expect((await send('/api/stats')).retryAfter).toBe('2');
  const posted = send('/api/buy', { begin: '{', end: Promise.resolve('}') });
  expect(await posted).toMatchObject({ status: 400, connection: 'close' });
  await drained;
  await rig.close();
});

test('behavior: event streams end with a moment to come back that is not everybody’s', async () => {
  const open = Array.from({ length: 10 }, () => send('/api/events'));
  await until(
    async () => rig.api.parts.hub.size === 10,
    () => 'the streams',
  );
  const drained = rig.api.drain(0);
  const streams = [...(await Promise.all(open)), await send('/api/events')];
  const waitsMs = streams.map(({ body }) => Number(/retry: (\d+)\n\n$/.exec(body)?.[1]));
  expect(waitsMs.every((ms) => ms >= 500 && ms <= 5_000)).toBe(true);
  expect(new Set(waitsMs).size).toBeGreaterThan(5);
  await drained;
  await rig.close();
});
