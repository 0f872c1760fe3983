// What the API says of the chain while endpoints are silent, and when strangers ask too much.
import { once } from 'node:events';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createBudget } from '#chain/budget.ts';
import { openEndpoints } from '#chain/endpoints.ts';
import { createFailover } from '#chain/failover.ts';
import { createChainReads } from '#chain/reads.ts';
import { TEST_DEPLOYMENT } from '#testing/api-ledger.ts';
import { type ApiRig, startApiRig } from '#testing/api-rig.ts';
import { type TestDatabase, openTestDatabase } from '#testing/postgres.ts';

let database: TestDatabase;
let silent: Server;
let answering: Server;
let rig: ApiRig;
let limitNowMs = 0;
/** How often the silent endpoint was asked in this test. */
let silences = 0;

type Call = { readonly id: number; readonly method: string };

const urlOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const answerTo = ({ id, method }: Call) => {
  const result = method === 'eth_blockNumber' ? '0x7' : `0x${'100'.padStart(64, '0')}`;
  return { jsonrpc: '2.0', id, result };
};

/** An endpoint at block 7 whose every wallet holds 256 base units; it never answers where `isSilent`. */
async function openEndpoint(isSilent: boolean): Promise<Server> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (isSilent) {
        silences += 1;
        return;
      }
      const asked = JSON.parse(Buffer.concat(chunks).toString()) as Call | Call[];
      response.end(JSON.stringify(Array.isArray(asked) ? asked.map(answerTo) : answerTo(asked)));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

async function serve(servers: readonly Server[]): Promise<void> {
  silences = 0;
  const endpoints = openEndpoints(servers.map(urlOf));
  // Its clock stands still: what was set aside stays aside, however busy the machine.
  const ask = createFailover(endpoints, () => 0);
  rig = await startApiRig({
    pool: database.pool,
    databaseUrl: database.url,
    limitClock: () => (limitNowMs += 1_000),
    real: {
      deployment: TEST_DEPLOYMENT,
      chain: createChainReads(
        ask,
        TEST_DEPLOYMENT.contracts.presale,
        createBudget(() => 0),
        endpoints,
      ),
    },
  });
}

const balanceOf = (wallet: number) =>
  rig.request(`/api/wallet/0x${wallet.toString(16).padStart(40, '0')}/balance`);

/** The answer and how long it took. */
async function timed(answer: Promise<Response>): Promise<[number, number]> {
  const startedAt = performance.now();
  const { status } = await answer;
  return [status, performance.now() - startedAt];
}

beforeAll(async () => {
  database = await openTestDatabase();
  silent = await openEndpoint(true);
  answering = await openEndpoint(false);
});

afterEach(() => rig.close());

afterAll(async () => {
  for (const server of [silent, answering]) {
    server.closeAllConnections();
    server.close();
  }
  await database.drop();
});

test('behavior: a balance comes from the second endpoint where the first is silent, and then at once', async () => {
  await serve([silent, answering]);
  expect((await balanceOf(1)).status).toBe(200);
  expect(silences).toBe(1);
  expect(await (await balanceOf(2)).json()).toMatchObject({
    lilape_balance: '0.000000000000000256',
    block: 7,
  });
  // The silent one is left alone meanwhile.
  expect((await balanceOf(3)).status).toBe(200);
  expect(silences).toBe(1);
});

test('error: a balance is 503 before an endpoint’s own five seconds are over where nobody answers', async () => {
  await serve([silent]);
  const [status, tookMs] = await timed(balanceOf(1));
  expect(status).toBe(503);
  expect(tookMs).toBeLessThan(4_500);
});

test('error: wallets beyond the budget are 503 with a time to come back', async () => {
  await serve([answering]);
  const answers = await Promise.all(Array.from({ length: 105 }, (_, wallet) => balanceOf(wallet + 1)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(100);
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused.map(({ headers }) => headers.get('retry-after'))).toEqual(['2', '2', '2', '2', '2']);
});
