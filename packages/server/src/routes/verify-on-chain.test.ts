// The published ledger of a real chain, counted again by the engine: honest, and tampered with in every way.
import { cidOf } from '@lilape/domain/ipfs';
import type { AskSite } from '@lilape/verify/fetchers';
import { createGate } from '@lilape/verify/gate';
import { chainAt } from '@lilape/verify/http-fetchers';
import { knownOf } from '@lilape/verify/known';
import { fetchManifest } from '@lilape/verify/manifest';
import { exitCodeOf, firstDifference } from '@lilape/verify/report';
import { verify } from '@lilape/verify/verify';
import { VIEWS } from '@lilape/verify/views';
import type { LedgerBody } from '@lilape/wire/ledger';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sealAllKinds } from '#testing/actions.ts';
import { openTestDraws } from '#testing/draw-acts.ts';
import { releaseTestShares } from '#testing/market-acts.ts';
import { type ChainRig, startChainRig } from '#testing/chain-rig.ts';
import { until } from '#testing/ledger.ts';
import { seededRandom } from '#testing/random.ts';
import { openOldStakes } from '#testing/stake-acts.ts';

let rig: ChainRig;
let manifest: LedgerBody;
let limitNowMs = 0;

const site: AskSite = async (path) => {
  limitNowMs += 1_000;
  const answer = await rig.api.request(path);
  expect(answer.status).toBe(200);
  return new Uint8Array(await answer.arrayBuffer());
};

beforeAll(async () => {
  rig = await startChainRig(5, { limitClock: () => limitNowMs });
  await openOldStakes(rig.chain);
  await openTestDraws(rig.chain);
  await releaseTestShares(rig.chain);
  const random = seededRandom(7);
  for (let block = 0; block < 30; block++)
    await sealAllKinds(
      rig.chain,
      random,
      Array.from({ length: 4 }, () => ({
        buyer: random.below(5),
        coin: random.chance(0.5) ? 'USDT' : 'USDC',
        units: 1_000_000n + BigInt(random.below(9_000_000)),
      })),
    );
  const last = Number(await rig.chain.rpc<string>('eth_blockNumber'));
  await rig.chain.mine(80);
  const found = async () => {
    limitNowMs += 1_000;
    const answer = await rig.api.request('/api/ledger');
    return answer.ok ? ((await answer.json()) as LedgerBody).block : 0;
  };
  await until(
    async () => (await found()) >= last,
    async () => `block ${last}, published ${await found()}`,
  );
  manifest = await fetchManifest(site);
});

afterAll(() => rig.close());

/** Counts what a site would tell that publishes `changed`, with `files` in place of its own. */
async function count(changed: LedgerBody = manifest, files: ReadonlyMap<string, Uint8Array> = new Map()) {
  return verify({
    manifest: changed,
    launches: null,
    known: knownOf(rig.deployment),
    fetchers: {
      site: async (path) => files.get(path) ?? site(path),
      chain: chainAt(rig.chain.rpcUrl),
    },
    gate: createGate(),
    onProgress: () => undefined,
  });
}

type Projection = LedgerBody['projections'][string];
const saleOf = ({ projections }: LedgerBody): Projection => {
  const { sale } = projections;
  if (sale === undefined) throw new Error('There is no sale.');
  return sale;
};

async function linesOf(): Promise<string[]> {
  const bytes = await site(`/ipfs/${saleOf(manifest).parts[0]?.cid}`);
  return new TextDecoder().decode(bytes).split('\n').slice(0, -1);
}

/** A publication in which every address, count and digest fits the changed lines. */
async function forged(change: (lines: string[]) => string[]) {
  const lines = change(await linesOf());
  const bytes = new TextEncoder().encode(lines.map((line) => `${line}\n`).join(''));
  const cid = cidOf(bytes);
  const digest = createHash('sha256').update(bytes).digest('hex');
  const part = { cid, rows: lines.length, bytes: bytes.length, csv: '' };
  const sale = { ...saleOf(manifest), rows: lines.length, digest, parts: [part] };
  const changed = { ...manifest, projections: { ...manifest.projections, sale } };
  return count(changed, new Map([[`/ipfs/${cid}`, bytes]]));
}

test('behavior: an honest publication agrees in everything', async () => {
  const report = await count();
  expect(report.results.filter(({ status }) => status !== 'agrees')).toEqual([]);
  expect(report.results.map(({ subject, check }) => `${subject ?? 'all'} ${check}`)).toEqual([
    'all contracts',
    'all block',
    ...['sale', 'holders', 'apes', 'staking', 'draws', 'market'].flatMap((name) =>
      ['parts', 'rows', 'rules', 'totals', 'counters', 'accounts'].map((check) => `${name} ${check}`),
    ),
  ]);
  const counted = report.results.filter(({ check }) => check === 'rows' || check === 'accounts');
  expect(counted.every(({ count }) => count > 0)).toBe(true);
  expect(saleOf(manifest).rows).toBe(120);
  expect(exitCodeOf(report)).toBe(0);
});

test('behavior: it agrees in everything too where the chain is asked through the site', async () => {
  const throughSite = chainAt('/api/rpc', undefined, async (_url, init) => {
    limitNowMs += 1_000;
    return rig.api.request('/api/rpc', init);
  });
  const report = await verify({
    manifest,
    launches: null,
    known: knownOf(rig.deployment),
    fetchers: { site, chain: throughSite },
    gate: createGate(),
    onProgress: () => undefined,
  });
  expect(report.results.filter(({ status }) => status !== 'agrees')).toEqual([]);
});

test.for([
  ['a method that is not passed on', { method: 'eth_accounts' }, 200, -32_602],
  ['no call', '[]', 200, -32_700],
  ['no JSON', '{', 200, -32_700],
] as const)('error: the site is asked %s', async ([, body, status, code]) => {
  limitNowMs += 1_000;
  const answer = await rig.api.post(body, '/api/rpc');
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject({ jsonrpc: '2.0', id: null, error: { code } });
});

test('error: one unit', async () => {
  const report = await forged((lines) =>
    lines.map((line, at) => (at === 4 ? line.replace(/"tokens":"\d/, '"tokens":"9') : line)),
  );
  expect(firstDifference(report)).toMatchObject({
    subject: 'sale',
    check: 'rows',
    code: 'ROW_DIFFERS',
    what: 'row 5, tokens',
    look: expect.stringMatching(
      /^\/ipfs\/b\w+, line 5; block \d+, transaction 0x[0-9a-f]{64}, log \d+$/,
    ) as string,
  });
  expect(exitCodeOf(report)).toBe(1);
});

test.for([
  ['missing', (lines: string[]) => lines.toSpliced(6, 1), 'ROW_MISSING', 'row 7'],
  ['missing at the end', (lines: string[]) => lines.slice(0, -1), 'ROW_MISSING', 'row 120'],
  ['reported twice', (lines: string[]) => lines.toSpliced(6, 0, lines[5] ?? ''), 'ROW_TWICE', 'row 7'],
  ['reported twice at the end', (lines: string[]) => [...lines, lines.at(-1) ?? ''], 'ROW_TWICE', 'row 121'],
  [
    'in another order',
    (lines: string[]) => lines.with(6, lines[7] ?? '').with(7, lines[6] ?? ''),
    'ROWS_SWAPPED',
    'row 7',
  ],
  [
    'invented',
    (lines: string[]) => lines.toSpliced(6, 0, (lines[5] ?? '').replace('0x', '0x0')),
    'ROW_INVENTED',
    'row 7',
  ],
  ['that is no JSON', (lines: string[]) => lines.with(3, 'nonsense'), 'ROW_DIFFERS', 'row 4, block'],
] as const)('error: a row %s', async ([, change, code, what]) => {
  const report = await forged(change);
  expect(firstDifference(report)).toMatchObject({ subject: 'sale', check: 'rows', code, what });
  expect(exitCodeOf(report)).toBe(1);
});

test('error: another block’s hash', async () => {
  const { hash } = await rig.chain.rpc<{ hash: string }>('eth_getBlockByNumber', '0x1', false);
  const report = await count({ ...manifest, blockHash: hash });
  expect(firstDifference(report)).toMatchObject({
    check: 'block',
    code: 'OTHER_BLOCK_HASH',
    published: hash,
    computed: manifest.blockHash,
  });
});

test('error: right files whose total is not', async () => {
  const sale = saleOf(manifest);
  const tokens = String(BigInt(String(sale.totals['tokens'])) + 1n);
  const wrong = { ...sale, totals: { ...sale.totals, tokens } };
  const report = await count({ ...manifest, projections: { ...manifest.projections, sale: wrong } });
  expect(firstDifference(report)).toMatchObject({
    subject: 'sale',
    check: 'totals',
    code: 'TOTAL_DIFFERS',
    what: 'tokens',
    published: tokens,
    computed: sale.totals['tokens'],
  });
  expect(report.results.filter(({ status }) => status !== 'agrees')).toHaveLength(1);
});

test('error: a file that is not what its name says', async () => {
  const path = `/ipfs/${saleOf(manifest).parts[0]?.cid}`;
  const bytes = Uint8Array.from(await site(path));
  bytes[8] = bytes[8] === 0x31 ? 0x32 : 0x31;
  const report = await count(manifest, new Map([[path, bytes]]));
  expect(firstDifference(report)).toMatchObject({
    check: 'parts',
    code: 'PART_IS_OTHER_BYTES',
    what: 'part 1',
    computed: cidOf(bytes),
  });
});

test('error: a subject that is left out', async () => {
  const { apes: _apes, ...projections } = manifest.projections;
  const report = await count({ ...manifest, projections });
  expect(firstDifference(report)).toMatchObject({ subject: 'apes', code: 'NOT_PUBLISHED' });
});

test('error: another contract than the record’s', async () => {
  const presale = `0x${'ab'.repeat(20)}`;
  const report = await count({ ...manifest, contracts: { ...manifest.contracts, presale } });
  expect(firstDifference(report)).toMatchObject({
    code: 'OTHER_CONTRACT',
    what: 'presale',
    published: presale,
  });
});

test('error: an endpoint that has not kept the block’s state leaves it unchecked, and says so', async () => {
  const chain = chainAt(rig.chain.rpcUrl);
  let calls = 0;
  const report = await verify({
    manifest,
    launches: null,
    known: knownOf(rig.deployment),
    fetchers: {
      site,
      chain: async (method, params) => {
        // The terms, which are asked first, may be had from anywhere.
        const isOfState = method === 'eth_getCode' || (method === 'eth_call' && calls++ > 0);
        return chain(isOfState ? 'eth_refused' : method, params);
      },
    },
    gate: createGate(),
    onProgress: () => undefined,
  });
  expect(exitCodeOf(report)).toBe(2);
  const unchecked = report.results.filter(({ status }) => status === 'unchecked');
  expect(new Set(unchecked.map(({ reason }) => reason?.code))).toEqual(new Set(['STATE_NOT_KEPT']));
  expect(unchecked.map(({ subject, check }) => `${subject} ${check}`)).toEqual(
    ['sale', 'holders', 'apes', 'staking', 'draws', 'market'].flatMap((name) => [
      `${name} counters`,
      `${name} accounts`,
    ]),
  );
});

test('error: a view that says something else than the events come to is named with its account', async () => {
  const chain = chainAt(rig.chain.rpcUrl);
  const report = await verify({
    manifest,
    launches: null,
    known: knownOf(rig.deployment),
    fetchers: {
      site,
      // The last digit of the first account's third word.
      chain: async (method, params) => {
        const answer = await chain(method, params);
        const [call] = params as [{ to?: string; data?: string }];
        const isAccounts = method === 'eth_call' && call.to === undefined && call.data?.includes(ACCOUNT_OF);
        return isAccounts === true ? withOtherDigit(answer as string, 2 + 3 * 64 - 1) : answer;
      },
    },
    gate: createGate(),
    onProgress: () => undefined,
  });
  expect(firstDifference(report)).toMatchObject({
    subject: 'sale',
    check: 'accounts',
    code: 'CONTRACT_ACCOUNT_DIFFERS',
    what: expect.stringMatching(/^tokens of 0x[0-9a-f]{40}$/) as string,
  });
});

const withOtherDigit = (text: string, at: number): string =>
  `${text.slice(0, at)}${text[at] === '1' ? '2' : '1'}${text.slice(at + 1)}`;

/** Selector of `accountOf(address)`. */
const ACCOUNT_OF = VIEWS.accountOf.selector.slice(2);
