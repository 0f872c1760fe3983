// The stream: present state at once, each change as it is written, what was missed, and its limits.
import { connect } from 'node:net';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashOf, startTestLedger } from '#testing/api-ledger.ts';
import { type ApiRig, startApiRig } from '#testing/api-rig.ts';
import { type StreamEvent, openTestStream } from '#testing/api-stream.ts';
import { type TestDatabase, openTestDatabase } from '#testing/postgres.ts';

const ALICE = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8';

let database: TestDatabase;
let client: Client;
let ledger: Awaited<ReturnType<typeof startTestLedger>>;
let rig: ApiRig;

const versionNow = async () => {
  const { rows } = await client.query<{ version: string }>('select version from watch.progress');
  return rows[0]?.version ?? '0';
};
const buy = (n: number) => ({
  txHash: hashOf(n),
  buyer: ALICE as `0x${string}`,
  coin: 'USDT' as const,
  chargedUnits: 2_000_000n,
});
const isPurchase = (n: number, status: string) => (event: StreamEvent) =>
  event.event === 'purchase' &&
  (event.data as { txHash: string }).txHash === hashOf(n) &&
  (event.data as { status: string }).status === status;
const isPresaleOf = (version: string) => (event: StreamEvent) =>
  event.event === 'presale' && event.id === version;

beforeAll(async () => {
  database = await openTestDatabase();
  client = new Client(database.url);
  await client.connect();
  ledger = await startTestLedger(client);
  await ledger.note();
  rig = await startApiRig({ pool: database.pool, databaseUrl: database.url });
  await rig.untilVersion(BigInt(await versionNow()));
});

afterAll(async () => {
  await rig.close();
  await client.end();
  await database.drop();
});

describe('GET /api/events', () => {
  test('behavior: opens with stats and presale under the ledger version', async () => {
    const stream = await openTestStream(rig.url);
    expect(stream.status).toBe(200);
    expect(stream.headers.get('content-type')).toBe('text/event-stream');
    expect(stream.headers.get('cache-control')).toBe('no-store');
    expect((await stream.next(() => true)).event).toBe('stats');
    const presale = await stream.next(() => true);
    expect(presale).toMatchObject({
      event: 'presale',
      id: await versionNow(),
      data: { current_stage: 1, status: 'open' },
    });
    stream.close();
  });

  test('behavior: a purchase is sent when seen and again as safe, final or orphaned', async () => {
    const stream = await openTestStream(rig.url);
    const block = await ledger.block([buy(1)]);
    const seen = await stream.next(isPurchase(1, 'seen'));
    expect(seen.data).toMatchObject({ paid: '2', method: 'USDT', block });
    expect((await stream.next(({ event }) => event === 'stats')).data).toMatchObject({
      stats: { totalRaised: '2', totalHolders: 1, totalPurchases: 1 },
    });
    expect((await stream.next(({ event }) => event === 'presale')).data).toMatchObject({
      raised: '2',
      block,
    });
    await ledger.heads(block, block - 1);
    await stream.next(isPurchase(1, 'safe'));
    await ledger.heads(block, block);
    await stream.next(isPurchase(1, 'final'));
    const next = await ledger.block([buy(2)]);
    await stream.next(isPurchase(2, 'seen'));
    await ledger.rollBackTo(next - 1);
    await stream.next(isPurchase(2, 'orphaned'));
    await ledger.block([buy(2)], 'b');
    await stream.next(isPurchase(2, 'seen'));
    stream.close();
  });

  test('behavior: who comes back with an id gets the purchases since, once, in their newest word', async () => {
    const before = await versionNow();
    const block = await ledger.block([buy(3)]);
    await ledger.block([buy(4)]);
    await ledger.heads(block, block - 1);
    await rig.untilVersion(BigInt(await versionNow()));
    const stream = await openTestStream(rig.url, before);
    await stream.next(isPurchase(3, 'safe'));
    const four = await stream.next(({ event }) => event === 'purchase');
    expect(isPurchase(4, 'seen')(four)).toBe(true);
    await stream.next(isPresaleOf(await versionNow()));
    stream.close();
  });

  test('behavior: after a restart what was missed comes from the ledger', async () => {
    const again = await startApiRig({ pool: database.pool, databaseUrl: database.url });
    await again.untilVersion(BigInt(await versionNow()));
    const stream = await openTestStream(again.url, '1');
    for (const n of [1, 2, 3, 4]) {
      const event = await stream.next(() => true);
      expect(event.data).toMatchObject({ txHash: hashOf(n) });
    }
    stream.close();
    await again.close();
  });

  test.each(['0x1', 'abc', '-1', '99999999999999999999', "1'; drop table ledger.events"])(
    'args: a Last-Event-ID of %s is no id and is passed over',
    async (id) => {
      const stream = await openTestStream(rig.url, id);
      expect((await stream.next(() => true)).event).toBe('stats');
      stream.close();
    },
  );

  test('behavior: what does not change is not sent', async () => {
    const stream = await openTestStream(rig.url);
    await stream.next(isPresaleOf(await versionNow()));
    await ledger.block();
    const next = await stream.next(() => true);
    expect(next).toMatchObject({ event: 'presale', id: await versionNow() });
    stream.close();
  });

  test.each(['sales', 'sale,whales', '', 'sale&topics=sale'])(
    'error: topics=%s is 400 and says which there are',
    async (text) => {
      const response = await fetch(`${rig.url}/api/events?topics=${text}`);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        code: 'INVALID_FIELD',
        field: 'topics',
        error: expect.stringContaining('Expected one or more of sale'),
      });
    },
  );

  test('behavior: topics=sale is what a stream carries that asks for nothing', async () => {
    const stream = await openTestStream(rig.url, undefined, 'sale');
    expect((await stream.next(() => true)).event).toBe('stats');
    expect((await stream.next(() => true)).event).toBe('presale');
    stream.close();
  });

  test('error: the twenty-first stream of a client is 429, and a closed one makes room', async () => {
    await untilStreams(0);
    const streams = await Promise.all(Array.from({ length: 20 }, () => openTestStream(rig.url)));
    const refused = await fetch(`${rig.url}/api/events`);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('2');
    expect(await refused.json()).toMatchObject({ success: false, code: 'TOO_MANY_REQUESTS' });
    streams[0]?.close();
    await untilStreams(19);
    const one = await openTestStream(rig.url);
    expect(one.status).toBe(200);
    for (const stream of [...streams, one]) stream.close();
    await untilStreams(0);
  });

  test('behavior: HEAD opens no stream', async () => {
    const head = await fetch(`${rig.url}/api/events`, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(rig.api.parts.hub.size).toBe(0);
  });

  test('behavior: a client that does not read is dropped, others go on', async () => {
    const stream = await openTestStream(rig.url);
    const socket = connect(Number(new URL(rig.url).port), '127.0.0.1');
    socket.write('GET /api/events HTTP/1.1\r\nHost: a\r\n\r\n');
    await untilStreams(2);
    socket.pause();
    const { hub } = rig.api.parts;
    const frame = `event: stats\ndata: "${'x'.repeat(32_000)}"\n\n`;
    while (hub.dropped === 0) {
      hub.tell(0n, [{ topic: 'sale', news: [], states: frame }], '');
      await stream.next(({ data }) => typeof data === 'string');
    }
    expect(hub.size).toBe(1);
    socket.destroy();
    stream.close();
  });
});

async function untilStreams(count: number): Promise<void> {
  const limitMs = performance.now() + 30_000;
  while (rig.api.parts.hub.size !== count) {
    if (performance.now() > limitMs) throw new Error(`${rig.api.parts.hub.size} streams, not ${count}`);
    await new Promise((resolve) => setImmediate(resolve));
  }
}
