// The giveaway and its draw over a ledger of a test's own: from purchases to prizes, and what is refused before each step.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Address, checksumAddress } from '@lilape/domain/address';
import { prizesOf } from '@lilape/domain/apes/prizes';
import { roundTime, seedOf } from '@lilape/domain/draws/beacon';
import type { DrawEvent } from '@lilape/domain/draws/fold';
import { frontierAfter } from '@lilape/domain/draws/frontier';
import { LOCAL_BEACON, signLocalRound } from '@lilape/domain/draws/local-beacon';
import { tokenPrizeOf } from '@lilape/domain/draws/giveaway';
import { readList } from '@lilape/domain/draws/read-list';
import { verifyProof } from '@lilape/domain/draws/tree';
import { winnersOf } from '@lilape/domain/draws/winners';
import { hexOf } from '@lilape/domain/draws/words';
import * as wire from '@lilape/wire/draws';
import { prizeBody } from '@lilape/wire/studio';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TEST_DEPLOYMENT, TEST_TERMS, hashOf, startTestLedger } from '#testing/api-ledger.ts';
import { type ApiRig, startApiRig } from '#testing/api-rig.ts';
import { openTestStream } from '#testing/api-stream.ts';
import { type TestDatabase, openTestDatabase } from '#testing/postgres.ts';

const { chainId, siteUrl, contracts } = TEST_DEPLOYMENT;
const prizes = prizesOf({ contractAddress: contracts.nft ?? '', chainId, siteUrl });
const ZERO_HASH = `0x${'0'.repeat(64)}` as const;
const ZERO = `0x${'0'.repeat(40)}` as const;
const OWNER = TEST_DEPLOYMENT.excluded[0] ?? ZERO;
/** Five who bought for 300, 600, … dollars, in the order of their addresses. */
const BUYERS = Array.from({ length: 5 }, (_, i): Address => `0x${(0xb1 + i).toString(16).padStart(40, '0')}`);
const ROUND = Math.ceil((TEST_TERMS.endsAt + 7_200 - LOCAL_BEACON.genesisSeconds) / 3) + 1;
const DUE = roundTime(LOCAL_BEACON, ROUND);

let database: TestDatabase;
let client: Client;
let ledger: Awaited<ReturnType<typeof startTestLedger>>;
let rig: ApiRig;
let studioFolder: string;

beforeAll(async () => {
  database = await openTestDatabase();
  client = new Client(database.url);
  await client.connect();
  ledger = await startTestLedger(client);
  await ledger.block(
    [OWNER, ...BUYERS].map((buyer, i) => ({
      txHash: hashOf(i + 1),
      buyer,
      coin: 'USDT',
      chargedUnits: 1_000_000n * BigInt(i === 0 ? 600 : 300 * i),
    })),
  );
  await ledger.index();
  await ledger.note();
  studioFolder = await mkdtemp(join(tmpdir(), 'lilape-giveaway-'));
  rig = await startApiRig({ pool: database.pool, databaseUrl: database.url, studioFolder });
  await untilKnown();
});

afterAll(async () => {
  await rig.close();
  await client.end();
  await database.drop();
  await rm(studioFolder, { recursive: true, force: true });
});

async function untilKnown(): Promise<void> {
  const { rows } = await client.query<{ version: string }>('select version from watch.progress');
  await rig.untilVersion(BigInt(rows[0]?.version ?? 0));
}

/** The next block with events of draws, some time after the sale's end. */
async function next(afterEndSeconds: number, draws: DrawEvent[] = []): Promise<number> {
  const number = await ledger.block([], 'a', { draws }, TEST_TERMS.endsAt + afterEndSeconds);
  await untilKnown();
  return number;
}

const get = async (path: string) => rig.request(path);
const jsonOf = async (path: string): Promise<unknown> => (await get(path)).json();
const giveaway = async () => wire.giveawayBody.parse(await jsonOf('/api/giveaway'));
const accountOf = async (account: string) =>
  wire.giveawayAccountBody.parse(await jsonOf(`/api/giveaway/${account}`));
const fileOf = async (cid: string) => new Uint8Array(await (await get(`/ipfs/${cid}`)).arrayBuffer());

/** Base units for so many dollars in the first stage. */
const tokensFor = (dollars: bigint): bigint => (dollars * 10n ** 24n) / 1_200n;

async function publishedList() {
  const { list } = await giveaway();
  const manifest = await fileOf(list?.cid ?? '');
  const { parts } = JSON.parse(new TextDecoder().decode(manifest)) as { parts: { cid: string }[] };
  const read = readList(manifest, await Promise.all(parts.map(({ cid }) => fileOf(cid))));
  if (!read.ok) throw new Error(JSON.stringify(read.fault));
  return { ...read, cid: list?.cid ?? '' };
}

describe('behavior: a giveaway from purchases to prizes', () => {
  test('while the sale runs everybody who bought is in, with a chance', async () => {
    expect(await giveaway()).toMatchObject({
      status: 'running',
      count: 5,
      totalWeight: String(tokensFor(4_500n)),
      places: 5,
      list: null,
      draw: null,
      isListOpened: null,
      block: 101,
    });
    const { excluded } = await giveaway();
    expect(excluded).toEqual(
      expect.arrayContaining([TEST_DEPLOYMENT.contracts.presale, checksumAddress(OWNER)]),
    );
    expect(await accountOf(BUYERS[0] ?? '')).toMatchObject({
      entered: true,
      reason: null,
      isFixed: false,
      entrant: { index: 0, from: '0', weight: String(tokensFor(300n)) },
      chance: { first: '0.066666666667', any: '1' },
      proof: null,
      won: null,
      ape: null,
    });
    expect(await accountOf(OWNER)).toMatchObject({ entered: false, reason: 'excluded', entrant: null });
    expect(await accountOf(`0x${'7'.repeat(40)}`)).toMatchObject({
      entered: false,
      reason: 'bought-nothing',
    });
    expect(await jsonOf('/api/draws')).toMatchObject({
      draws: [],
      beacon: { publicKey: LOCAL_BEACON.publicKey, genesis: 1_692_803_367, period: 3 },
    });
    expect((await get('/api/draws/1')).status).toBe(404);
  });

  test('the list has pages, and is searched by how addresses begin', async () => {
    const all = wire.giveawayEntrantsBody.parse(await jsonOf('/api/giveaway/entrants'));
    expect(all.entrants.map(({ index, account }) => [index, account.toLowerCase()])).toEqual(
      BUYERS.map((buyer, index) => [index, buyer]),
    );
    const after = wire.giveawayEntrantsBody.parse(await jsonOf('/api/giveaway/entrants?after=2'));
    expect(after.entrants.map(({ index }) => index)).toEqual([3, 4]);
    const search = `/api/giveaway/entrants?search=${BUYERS[3]?.toUpperCase().replace('X', 'x') ?? ''}`;
    expect(await jsonOf(search)).toMatchObject({ entrants: [{ index: 3 }], count: 5 });
    expect(await jsonOf('/api/giveaway/entrants?search=0x1')).toMatchObject({ entrants: [] });
    expect((await get('/api/giveaway/entrants?search=ann')).status).toBe(400);
  });

  test('after the sale’s end it waits until the last word is final; then the list is published', async () => {
    await ledger.block([], 'a', {}, TEST_TERMS.endsAt);
    await untilKnown();
    expect((await giveaway()).status).toBe('counting');
    const finalised = await ledger.block(
      [],
      'a',
      {
        sale: [
          {
            type: 'finalised',
            raisedUnits: 5_100_000_000n,
            soldTokens: tokensFor(5_100n),
            burnedTokens: 1n,
          },
        ],
      },
      TEST_TERMS.endsAt + 60,
    );
    await untilKnown();
    expect(await giveaway()).toMatchObject({ status: 'counting', list: null });
    await ledger.heads(finalised, finalised);
    await untilKnown();
    const ready = await giveaway();
    expect(ready).toMatchObject({ status: 'ready', list: { block: finalised }, isListOpened: null });
    const { entrants, manifest } = await publishedList();
    expect(entrants).toHaveLength(5);
    expect(manifest).toMatchObject({ block: finalised, drawId: 1, root: ready.list?.root });
    expect(manifest.excluded).toContain(OWNER);
    const { entrant, proof } = await accountOf(BUYERS[2] ?? '');
    const row = entrants[entrant?.index ?? -1];
    expect(row && verifyProof(manifest.root, row, (proof ?? []) as `0x${string}`[])).toBe(true);
    expect((await get(`/ipfs/${'bafkrei'.padEnd(59, 'a')}`)).status).toBe(404);
  });

  test('once listed its round is waited for, and the beacon is asked when it is due', async () => {
    const { manifest, entrants } = await publishedList();
    const { root, count, totalWeight } = manifest;
    const listDigest = ZERO_HASH;
    const opened = { type: 'opened', drawId: 1, root, count, totalWeight, places: 5, round: ROUND } as const;
    const some = frontierAfter(entrants, 3);
    await next(110, [{ type: 'listed', ...some }]);
    expect(await giveaway()).toMatchObject({
      status: 'ready',
      listed: {
        count: 3,
        last: checksumAddress(some.last),
        weight: String(some.weight),
        peaks: [...some.peaks],
      },
    });
    await next(120, [
      { type: 'listed', ...frontierAfter(entrants, 5) },
      { ...opened, listDigest },
    ]);
    expect(await giveaway()).toMatchObject({
      status: 'open',
      isListOpened: true,
      listed: { count: 5 },
      draw: { id: '1', kind: 'giveaway', status: 'open', list: { cid: null, root, count: 5 }, round: ROUND },
    });
    const early = await get('/api/draws/1/beacon');
    expect([early.status, await early.json()]).toMatchObject([
      404,
      { code: 'BEACON_NOT_DUE', values: { round: ROUND, time: new Date(DUE * 1_000).toISOString() } },
    ]);
    await next(DUE - TEST_TERMS.endsAt);
    const signature = signLocalRound(ROUND);
    expect(wire.drawBeaconBody.parse(await jsonOf('/api/draws/1/beacon'))).toMatchObject({
      round: ROUND,
      signature: hexOf(signature),
      seed: seedOf(signature),
    });
    const refused = await rig.post({ tokenId: 9_901 }, '/api/giveaway/prize');
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'PRIZE_NOT_WON' }]);
  });

  test('revealed and settled, each winner is listed with place, point and prize', async () => {
    const { entrants } = await publishedList();
    const signature = signLocalRound(ROUND);
    const seed = seedOf(signature);
    const stream = await openTestStream(rig.url, undefined, 'draws');
    await next(DUE - TEST_TERMS.endsAt + 10, [
      { type: 'revealed', drawId: 1, round: ROUND, signature: hexOf(signature), seed },
    ]);
    expect(await giveaway()).toMatchObject({ status: 'revealed', draw: { seed } });
    const winners = winnersOf({ seed, drawId: 1, entrants, places: 5 });
    const won = winners.map(({ place, entrant }) => {
      const prizeTokens = tokenPrizeOf(place);
      return { ...entrant, type: 'won', drawId: 1, place, prizeTokens } as const;
    });
    await next(DUE - TEST_TERMS.endsAt + 20, won.slice(0, 2));
    expect(await giveaway()).toMatchObject({ status: 'revealed', draw: { settledPlaces: 2 } });
    await next(DUE - TEST_TERMS.endsAt + 30, won.slice(2));
    const draw = wire.drawBody.parse(await jsonOf('/api/draws/1'));
    expect(draw).toMatchObject({ status: 'settled', settledPlaces: 5, settled: { status: 'seen' } });
    expect(draw.winners.map(({ place, index, point }) => [place, index, point])).toEqual(
      winners.map(({ place, entrant, point }) => [place, entrant.index, String(point)]),
    );
    expect(draw.winners.map(({ prize, apeId }) => [prize, apeId])).toEqual([
      ['250000000', null],
      ['150000000', null],
      ['100000000', null],
      ['0', 9_901],
      ['0', 9_902],
    ]);
    const frame = await stream.next(({ data }) => JSON.stringify(data).includes('"status":"settled"'));
    expect(frame).toMatchObject({ event: 'draws', data: { draws: [{ id: '1', settledPlaces: 5 }] } });
    stream.close();
  });

  test('a prize ape is offered to its winner, with the proof that its contract takes, until it is minted', async () => {
    const draw = wire.drawBody.parse(await jsonOf('/api/draws/1'));
    const winner = draw.winners[3]?.account ?? '';
    expect(await accountOf(winner)).toMatchObject({
      won: { place: 3, apeId: 9_901 },
      ape: { tokenId: 9_901, isMinted: false },
    });
    expect(await accountOf(draw.winners[0]?.account ?? '')).toMatchObject({
      won: { place: 0, prize: '250000000' },
      ape: null,
    });
    const given = await rig.post({ tokenId: 9_901 }, '/api/giveaway/prize');
    const ape = prizeBody.parse(await given.json());
    expect([given.status, ape]).toMatchObject([200, { ok: true, tokenId: 9_901, winner }]);
    expect(ape.cid).toBe(prizes.of(9_901).metadataCid);
    expect(ape.proof).toEqual(prizes.of(9_901).proof);
    const published = await rig.request(`/ipfs/${ape.cid}`);
    expect(await published.json()).toMatchObject({ token_id: 9_901, image: ape.imageURI });
    expect((await rig.post({ tokenId: 9_903 }, '/api/giveaway/prize')).status).toBe(409);
    expect((await rig.post({ tokenId: 9_900 }, '/api/giveaway/prize')).status).toBe(400);
    const to = winner.toLowerCase() as Address;
    await ledger.block([], 'a', { apes: [{ from: ZERO, to, id: 9_901 }] }, DUE + 100);
    await untilKnown();
    expect(await accountOf(winner)).toMatchObject({ ape: { tokenId: 9_901, isMinted: true } });
    const late = await rig.post({ tokenId: 9_901 }, '/api/giveaway/prize');
    expect([late.status, await late.json()]).toMatchObject([409, { code: 'PRIZE_TAKEN' }]);
  }, 60_000);
});

test('error: without the contract there is neither a draw nor a giveaway', async () => {
  const contracts = { ...TEST_DEPLOYMENT.contracts, draws: null };
  const bare = await startApiRig({
    pool: database.pool,
    databaseUrl: database.url,
    real: { chain: rig.chain, deployment: { ...TEST_DEPLOYMENT, contracts } },
  });
  try {
    await bare.untilVersion(1n);
    for (const path of [
      '/api/draws/1',
      '/api/giveaway',
      '/api/giveaway/entrants',
      `/api/giveaway/${OWNER}`,
    ]) {
      const response = await bare.request(path);
      expect([path, response.status, await response.json()]).toMatchObject([
        path,
        503,
        { code: 'GIVEAWAY_NOT_DEPLOYED' },
      ]);
    }
  } finally {
    await bare.close();
  }
});
