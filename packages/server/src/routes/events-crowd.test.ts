// A thousand streams, each of another client: all are notified of a block, and all are gone when they leave.
import { type Socket, connect } from 'node:net';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashOf, startTestLedger } from '#testing/api-ledger.ts';
import { type ApiRig, startApiRig } from '#testing/api-rig.ts';
import { type TestStream, openTestStream } from '#testing/api-stream.ts';
import { until } from '#testing/ledger.ts';
import { type TestDatabase, openTestDatabase } from '#testing/postgres.ts';

const CROWD = 1_000;
const ALICE = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8';

let database: TestDatabase;
let client: Client;
let ledger: Awaited<ReturnType<typeof startTestLedger>>;
let rig: ApiRig;

beforeAll(async () => {
  database = await openTestDatabase();
  client = new Client(database.url);
  await client.connect();
  ledger = await startTestLedger(client);
  await ledger.note();
  rig = await startApiRig({ pool: database.pool, databaseUrl: database.url, trustedProxyHops: 1 });
  await rig.untilVersion(1n);
});

afterAll(async () => {
  await rig.close();
  await client.end();
  await database.drop();
});

test(`behavior: ${CROWD} streams are notified of a block, and none is left behind`, async () => {
  const { hub } = rig.api.parts;
  let received = 0;
  const open = (index: number): Socket => {
    const socket = connect(rig.api.port, '127.0.0.1');
    const from = `${10 + (index >> 8)}.${index & 255}.0.1`;
    socket.write(`GET /api/events HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${from}\r\n\r\n`);
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
      if (!text.includes(`"txHash":"${hashOf(1)}"`)) return;
      received += 1;
      socket.removeAllListeners('data').resume();
    });
    return socket.on('error', () => undefined);
  };
  const crowd = Array.from({ length: CROWD }, (_, index) => open(index));
  await until(
    async () => hub.size === CROWD,
    () => `${hub.size} streams`,
  );
  await ledger.block([{ txHash: hashOf(1), buyer: ALICE, coin: 'USDT', chargedUnits: 1_500_000n }]);
  await until(
    async () => received === CROWD,
    () => `${received} notified`,
  );
  expect(hub.dropped).toBe(0);
  for (const socket of crowd) socket.destroy();
  await until(
    async () => hub.size === 0,
    () => `${hub.size} streams left`,
  );
});

test('behavior: a step of 400 purchases ends no stream, and who comes back with an old id stays', async () => {
  const { hub } = rig.api.parts;
  const before = hub.dropped;
  const stream = await openTestStream(rig.url);
  const many = Array.from({ length: 400 }, (_, n) => ({
    txHash: hashOf(1_000 + n),
    buyer: ALICE as `0x${string}`,
    coin: 'USDT' as const,
    chargedUnits: 1_000_000n,
  }));
  const block = await ledger.block(many);
  const received = await readUntilBlock(stream, block);
  // The newest, in the order they happened.
  expect(received).toEqual(Array.from({ length: 50 }, (_, n) => hashOf(1_350 + n)));
  stream.close();
  const again = await openTestStream(rig.url, '1');
  expect(await readUntilBlock(again, block)).toHaveLength(50);
  expect(hub.dropped).toBe(before);
  again.close();
});

/** Hashes of the purchases that a stream tells before the sale at `block`. */
async function readUntilBlock(stream: TestStream, block: number): Promise<string[]> {
  const received: string[] = [];
  for (;;) {
    const { event, data } = await stream.next(() => true);
    if (event === 'purchase') received.push((data as { txHash: string }).txHash);
    if (event === 'presale' && (data as { block: number }).block === block) return received;
  }
}
