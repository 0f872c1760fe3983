// The list of a launch by the server's ledger, counted again from a real chain's logs: honest, and tampered with in every way.
import { localAddress } from '@lilape/contracts/deploy/local-config';
import { erc20Abi } from '@lilape/contracts/generated/abis';
import { cidOf } from '@lilape/domain/ipfs';
import { createGate } from '@lilape/verify/gate';
import { chainAt } from '@lilape/verify/http-fetchers';
import { knownOf } from '@lilape/verify/known';
import { readLaunch } from '@lilape/verify/launch';
import { type LaunchClaim, fetchLaunches } from '@lilape/verify/launch-claims';
import { fetchManifest } from '@lilape/verify/manifest';
import { type CheckResult, exitCodeOf, firstDifference } from '@lilape/verify/report';
import { verify } from '@lilape/verify/verify';
import type { LedgerBody } from '@lilape/wire/ledger';
import { encodeFunctionData } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LaunchList, listAfter } from '#launchpad/snapshots.ts';
import { sealAllKinds } from '#testing/actions.ts';
import { type ChainRig, startChainRig } from '#testing/chain-rig.ts';
import { openTestDraws } from '#testing/draw-acts.ts';
import { until } from '#testing/ledger.ts';
import { seededRandom } from '#testing/random.ts';
import { openOldStakes } from '#testing/stake-acts.ts';

const DAY = 86_400;
const MILLIONS = [60_000_000_000n, 12_000_000_000n, 3_000_000_000n, 150_000_000n, 100_000_000n, 40_000_000n];
const utf8 = new TextEncoder();

let rig: ChainRig;
let manifest: LedgerBody;
let claim: LaunchClaim;
let list: LaunchList;
let files: Map<string, Uint8Array>;
let limitNowMs = 0;

const site = async (path: string): Promise<Uint8Array> => {
  limitNowMs += 1_000;
  const answer = await rig.api.request(path);
  expect(answer.status).toBe(200);
  return new Uint8Array(await answer.arrayBuffer());
};

/** LILAPE from a reserve to each buyer, so many that all tiers are there, and to one who has too few. */
async function giveTiers(): Promise<void> {
  const from = localAddress('examplePurse');
  await rig.chain.rpc('anvil_impersonateAccount', from);
  for (const [at, tokens] of MILLIONS.entries()) {
    const args = [rig.chain.buyers[at] ?? from, tokens * 10n ** 18n] as const;
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args });
    // One account sends them all, so they go one after the other.
    // oxlint-disable-next-line no-await-in-loop
    await rig.chain.rpc('eth_sendTransaction', { from, to: rig.chain.sale.lilape, data, gas: '0x186a0' });
  }
  await rig.chain.mine();
}

const blockOf = async (number: number) => {
  const tag = `0x${number.toString(16)}`;
  const found = await rig.chain.rpc<{ hash: `0x${string}`; timestamp: string }>(
    'eth_getBlockByNumber',
    tag,
    false,
  );
  return { number: BigInt(number), hash: found.hash, timeSeconds: Number(found.timestamp) };
};

beforeAll(async () => {
  rig = await startChainRig(6, { limitClock: () => limitNowMs });
  await openOldStakes(rig.chain);
  await openTestDraws(rig.chain);
  await giveTiers();
  const random = seededRandom(11);
  const actions = () =>
    sealAllKinds(rig.chain, random, [{ buyer: random.below(6), coin: 'USDT', units: 9_000_000n }]);
  for (let round = 0; round < 10; round++) await actions();
  await rig.chain.rpc('evm_increaseTime', 60);
  await rig.chain.mine();
  const last = await blockOf(Number(await rig.chain.rpc<string>('eth_blockNumber')));
  // Blocks of one second would all be of the snapshot.
  await rig.chain.rpc('evm_increaseTime', 60);
  for (let round = 0; round < 5; round++) await actions();
  await rig.chain.mine(80);
  const published = async () => {
    limitNowMs += 1_000;
    const answer = await rig.api.request('/api/ledger');
    return answer.ok ? ((await answer.json()) as LedgerBody).block : 0;
  };
  await until(
    async () => (await published()) > Number(last.number) + 5,
    async () => `published ${await published()}`,
  );
  manifest = await fetchManifest(site);
  const { deployment } = rig;
  const { draws } = deployment.contracts;
  if (draws === null) throw new Error('There are no draws.');
  const plan = {
    launchTimeSeconds: last.timeSeconds + DAY,
    places: 3,
    allocation: 1_000_000n,
    symbol: 'PUMP',
  };
  const source = { pool: rig.pool, chainId: 31337, draws, excluded: deployment.excluded };
  const found = await listAfter(source, { id: 4, ...plan }, last);
  if (found?.made == null) throw new Error('There is no list.');
  list = found;
  const { published: made } = found.made;
  files = new Map([made.manifest, ...made.parts].map(({ cid, bytes }) => [`/ipfs/${cid}`, bytes]));
  claim = {
    plan: { launch: 4, ...plan },
    block: Number(last.number),
    blockHash: last.hash,
    cid: made.manifest.cid,
  };
});

afterAll(() => rig.close());

/** Counts what a site would tell that publishes these launches, with `more` files. */
async function count(launches: readonly LaunchClaim[], more: ReadonlyMap<string, Uint8Array> = new Map()) {
  return verify({
    manifest,
    launches,
    known: knownOf(rig.deployment),
    fetchers: {
      site: async (path) => more.get(path) ?? files.get(path) ?? site(path),
      chain: chainAt(rig.chain.rpcUrl),
    },
    gate: createGate(),
    onProgress: () => undefined,
  });
}

const ofLaunches = (results: readonly CheckResult[]) =>
  results.filter(({ subject }) => subject === 'launches').map(({ check, status }) => `${check} ${status}`);

/** A publication in which every address and count fits the changed lines. */
async function forged(change: (lines: string[]) => string[]) {
  const { published } = list.made ?? {};
  const lines = change(new TextDecoder().decode(published?.parts[0]?.bytes).trimEnd().split('\n'));
  const bytes = utf8.encode(lines.map((line) => `${line}\n`).join(''));
  const said = JSON.parse(new TextDecoder().decode(published?.manifest.bytes)) as object;
  const part = { cid: cidOf(bytes), rows: lines.length, bytes: bytes.length };
  return forgedManifest(
    { ...said, count: lines.length, parts: [part] },
    new Map([[`/ipfs/${part.cid}`, bytes]]),
  );
}

async function forgedManifest(said: object, more: Map<string, Uint8Array> = new Map()) {
  const bytes = utf8.encode(`${JSON.stringify(said)}\n`);
  const cid = cidOf(bytes);
  return count([{ ...claim, cid }], more.set(`/ipfs/${cid}`, bytes));
}

test('behavior: the list of the ledger is the one that the logs give, to the byte', async () => {
  const read = await readLaunch({
    chain: chainAt(rig.chain.rpcUrl),
    known: knownOf(rig.deployment),
    plan: claim.plan,
    to: manifest.block,
    gate: createGate(),
  });
  expect(read).toMatchObject({ block: claim.block, blockHash: claim.blockHash });
  expect(read.made?.published.manifest.cid).toBe(claim.cid);
  expect(list.entrants.map(({ tier }) => tier).toSorted()).toEqual([
    'banana-tree',
    'banana-tree',
    'jungle-king',
    'moon-rider',
    'volcano-ape',
  ]);
  expect(list.entrants.some(({ unclaimed }) => unclaimed > 0n)).toBe(true);
  expect(list.entrants.some(({ staked }) => staked > 0n)).toBe(true);
});

test('behavior: a site without launches says so, and has nothing to be counted', async () => {
  expect(await fetchLaunches(site)).toEqual([]);
  expect(ofLaunches((await count([])).results)).toContain('rows agrees');
});

test('behavior: an honest launch agrees in everything, beside the books', async () => {
  const report = await count([claim]);
  expect(report.results.filter(({ status }) => status !== 'agrees')).toEqual([]);
  expect(ofLaunches(report.results)).toEqual([
    'block agrees',
    'parts agrees',
    'rows agrees',
    'totals agrees',
    'counters agrees',
  ]);
  expect(report.results.find(({ subject, check }) => subject === 'launches' && check === 'rows')?.count).toBe(
    5,
  );
});

test('behavior: one whose snapshot is after the books is left to the next ones', async () => {
  const report = await count([{ ...claim, block: manifest.block }]);
  expect(report.results.find(({ subject, check }) => subject === 'launches' && check === 'rows')?.count).toBe(
    0,
  );
  expect(exitCodeOf(report)).toBe(0);
});

test.for([
  [
    'with one unit more',
    (lines: string[]) => lines.with(1, (lines[1] ?? '').replace(/"wallet":"(\d*)\d"/, '"wallet":"$19"')),
    'ROW_DIFFERS',
    'launch 4, row 2, wallet',
  ],
  [
    'with another tier',
    (lines: string[]) => lines.with(0, (lines[0] ?? '').replace(/"tier":"[a-z-]*"/, '"tier":"sun-rider"')),
    'ROW_DIFFERS',
    'launch 4, row 1, tier',
  ],
  ['that is missing', (lines: string[]) => lines.toSpliced(2, 1), 'ROW_MISSING', 'launch 4, row 3'],
  [
    'reported twice',
    (lines: string[]) => lines.toSpliced(2, 0, lines[1] ?? ''),
    'ROW_TWICE',
    'launch 4, row 3',
  ],
  [
    'in another place',
    (lines: string[]) => lines.with(2, lines[3] ?? '').with(3, lines[2] ?? ''),
    'ROWS_SWAPPED',
    'launch 4, row 3',
  ],
  [
    'of somebody who held too little',
    (lines: string[]) => [...lines, (lines[0] ?? '').replace(/0x.{6}/, '0xffffff')],
    'ROW_INVENTED',
    'launch 4, row 6',
  ],
] as const)('error: a row %s', async ([, change, code, what]) => {
  const report = await forged(change);
  expect(firstDifference(report)).toMatchObject({ subject: 'launches', check: 'rows', code, what });
  expect(firstDifference(report)?.look).toMatch(/^\/ipfs\/b\w+, line \d+; account 0x[0-9a-f]{40}$/);
  expect(exitCodeOf(report)).toBe(1);
});

test.for([
  ['places', 4],
  ['totalWeight', '1'],
  ['root', `0x${'1'.repeat(64)}`],
  ['excluded', []],
  ['launchTime', 7],
] as const)('error: a manifest with other %s', async ([name, value]) => {
  const said = JSON.parse(new TextDecoder().decode(list.made?.published.manifest.bytes)) as object;
  const report = await forgedManifest({ ...said, [name]: value });
  expect(firstDifference(report)).toMatchObject({
    subject: 'launches',
    check: 'totals',
    code: 'TOTAL_DIFFERS',
    what: expect.stringMatching(new RegExp(`^launch 4, ${name}`)) as string,
  });
});

test('error: a snapshot of the block before, and of another hash', async () => {
  const before = await blockOf(claim.block - 1);
  expect(
    firstDifference(await count([{ ...claim, block: claim.block - 1, blockHash: before.hash }])),
  ).toMatchObject({
    check: 'block',
    code: 'OTHER_SNAPSHOT_BLOCK',
    published: String(claim.block - 1),
    computed: String(claim.block),
  });
  expect(firstDifference(await count([{ ...claim, blockHash: before.hash }]))).toMatchObject({
    code: 'OTHER_BLOCK_HASH',
    what: `launch 4, hash of block ${claim.block}`,
  });
});

test('error: no list where somebody has a tier', async () => {
  expect(firstDifference(await count([{ ...claim, cid: null }]))).toMatchObject({
    check: 'rows',
    code: 'ROW_MISSING',
    what: 'launch 4, the list',
    published: 'nothing',
    computed: claim.cid,
  });
});

test('error: files that are not what their names say', async () => {
  const path = `/ipfs/${list.made?.published.parts[0]?.cid}`;
  const bytes = Uint8Array.from(files.get(path) ?? []);
  bytes[9] = bytes[9] === 0x30 ? 0x31 : 0x30;
  const report = await count([claim], new Map([[path, bytes]]));
  expect(firstDifference(report)).toMatchObject({
    subject: 'launches',
    check: 'parts',
    code: 'PART_IS_OTHER_BYTES',
  });
});

test('error: a list that is no list leaves the launches unchecked, and nothing else', async () => {
  const report = await count([claim], new Map([[`/ipfs/${claim.cid}`, utf8.encode('{}')]]));
  const unchecked = report.results.filter(({ status }) => status === 'unchecked');
  expect(unchecked.length).toBeGreaterThan(0);
  expect(
    unchecked.every(({ subject, reason }) => subject === 'launches' && reason?.code === 'UNKNOWN_FORMAT'),
  ).toBe(true);
  expect(exitCodeOf(report)).toBe(2);
});
