// The life of a launch on a real chain: made, counted by the worker's job, drawn, settled; and a smart account that applies.
import { randomUUID } from 'node:crypto';
import { localAddress } from '@lilape/contracts/deploy/local-config';
import { drawsAbi, erc20Abi } from '@lilape/contracts/generated/abis';
import { listEntrants, totalWeight } from '@lilape/domain/draws/entrants';
import { rootOf, sortedTree, verifyProof } from '@lilape/domain/draws/tree';
import { hexOf } from '@lilape/domain/draws/words';
import { digestOfCid } from '@lilape/domain/ipfs';
import { applicationText } from '@lilape/domain/launchpad/application';
import * as wire from '@lilape/wire/launches';
import { encodeFunctionData } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NO_PUBLISHING } from '#studio/publishing-settings.ts';
import type { Act } from '#testing/acts.ts';
import { HASH, PASSWORD, codeOf, cookieOf } from '#testing/admin-rig.ts';
import { type ChainRig, startChainRig } from '#testing/chain-rig.ts';
import { revealAct, roundAhead, sendAsOwner, settleAct } from '#testing/draw-acts.ts';
import { SILENT_LOG, until } from '#testing/ledger.ts';
import { createMetrics } from '#metrics.ts';
import { jobsOf } from '#worker/jobs-of.ts';

const PAGE = { host: 'lilape.example', origin: 'https://lilape.example', 'x-forwarded-proto': 'https' };
const DAY = 86_400;
const [ANN, BOB, CAT, DAN] = [0, 1, 2, 3] as const;

let rig: ChainRig;
let cookie = '';

beforeAll(async () => {
  let limitNowMs = 0;
  rig = await startChainRig(4, {
    limitClock: () => (limitNowMs += 1_000),
    trustedProxyHops: 1,
    adminPasswordHash: HASH,
  });
  cookie = cookieOf(await send('POST', '/api/admin/login', { password: PASSWORD }));
});

afterAll(() => rig.close());

const send = (method: string, path: string, body?: object): Promise<Response> =>
  rig.api.request(path, {
    method,
    headers: { ...PAGE, 'x-forwarded-for': '192.0.2.7', 'content-type': 'application/json', cookie },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
const readLaunch = async () =>
  wire.launchBody.parse(await (await send('GET', '/api/launchpad/launches/1')).json());

/** The launch once it stands so. */
function untilIs(status: wire.LaunchStatus): Promise<wire.LaunchBody> {
  let last = '';
  return until(
    async () => {
      const body = await readLaunch();
      last = body.status;
      return body.status === status ? body : null;
    },
    () => `the launch to be ${status}; it is ${last}`,
  );
}

async function succeed(act: Act): Promise<void> {
  const [hash] = await rig.chain.seal([act]);
  expect(await rig.chain.rpc('eth_getTransactionReceipt', hash)).toMatchObject({ status: '0x1' });
}

/** LILAPE from a reserve of ours, which itself never has a tier. */
async function give(buyer: number, millions: bigint): Promise<void> {
  const from = localAddress('examplePurse');
  await rig.chain.rpc('anvil_impersonateAccount', from);
  const args = [rig.chain.buyers[buyer] ?? from, millions * 10n ** 24n] as const;
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args });
  await rig.chain.rpc('eth_sendTransaction', { from, to: rig.chain.sale.lilape, data, gas: '0x186a0' });
  await rig.chain.mine();
}

async function chainTime(): Promise<number> {
  const { timestamp } = await rig.chain.rpc<{ timestamp: string }>('eth_getBlockByNumber', 'latest', false);
  return Number(timestamp);
}

/** Runs the job, as a worker would, until the snapshot is taken. */
async function takeSnapshot(): Promise<void> {
  const config = {
    rpcUrls: [rig.chain.rpcUrl],
    publishing: NO_PUBLISHING,
    telegram: null,
    siteUrl: null,
    keeper: null,
    beaconUrls: [],
    backup: null,
    dataDir: '',
  };
  const metrics = createMetrics();
  const { all: jobs } = jobsOf({
    config,
    deployment: rig.deployment,
    pool: rig.pool,
    log: SILENT_LOG,
    metrics,
  });
  const job = jobs.find(({ name }) => name === 'take-snapshots');
  await until(
    async () => {
      await job?.run(rig.pool);
      return (await readLaunch()).snapshot;
    },
    async () => `a snapshot; the launch is ${(await readLaunch()).status}`,
  );
}

/** The published list, each row with its proof. */
async function readEntrants() {
  const { entrants, isFixed } = wire.launchEntrantsBody.parse(
    await (await send('GET', '/api/launchpad/launches/1/entrants')).json(),
  );
  expect(isFixed).toBe(true);
  return listEntrants(
    entrants.map(({ account, weight }) => ({ account: account as `0x${string}`, weight: BigInt(weight) })),
  );
}

const walletOf = async (account: string) =>
  wire.launchWalletBody.parse(
    await (await send('GET', `/api/launchpad/launches/1/wallets/${account}`)).json(),
  );

test('behavior: a launch is counted at its snapshot, changes no more, and its draw tells who won', async () => {
  const { chain } = rig;
  await give(ANN, 50_000n);
  await give(BOB, 10_000n);
  await give(CAT, 100n);
  const launchTime = new Date(((await chainTime()) + DAY + 3_700) * 1_000).toISOString();
  const terms = {
    project: 'Pump',
    textEn: 'A launch.',
    textRu: 'Запуск.',
    picture: null,
    links: [],
    allocation: '1000001',
    symbol: 'PUMP',
    places: 1,
    launchTime,
  };
  const made = await send('POST', '/api/admin/launches', { requestId: randomUUID(), ...terms });
  expect(made.status).toBe(200);
  const before = Number(await chain.rpc<string>('eth_blockNumber'));

  // Who comes after the snapshot is not in it; nobody moves or cancels it then, long before it is final and counted.
  await chain.rpc('evm_increaseTime', 3_800);
  await give(DAN, 50_000n);
  const moved = { ...terms, launchTime: new Date(Date.parse(launchTime) + DAY * 1_000).toISOString() };
  expect(await codeOf(await send('PUT', '/api/admin/launches/1', { ...moved, version: 1 }))).toEqual([
    409,
    'LAUNCH_FIXED',
  ]);
  const reasons = { reasonEn: 'No.', reasonRu: 'Нет.', version: 1 };
  expect(await codeOf(await send('POST', '/api/admin/launches/1/cancel', reasons))).toEqual([
    409,
    'LAUNCH_FIXED',
  ]);
  await untilIs('counting');
  await chain.mine(12);
  await takeSnapshot();
  const { snapshot } = await untilIs('listed');
  expect(snapshot).toMatchObject({
    entrants: 3,
    totalTickets: '29',
    guaranteed: 2,
    drawn: 1,
    share: '333333',
    leftOver: '2',
  });
  const last = await chain.rpc<{ hash: string }>(
    'eth_getBlockByNumber',
    `0x${(snapshot?.block ?? 0).toString(16)}`,
    false,
  );
  expect([snapshot?.blockHash, (snapshot?.block ?? 0) >= before]).toEqual([last.hash, true]);

  const entrants = await readEntrants();
  const tree = sortedTree(entrants);
  expect([rootOf(tree), (await send('GET', `/ipfs/${snapshot?.cid}`)).status]).toEqual([snapshot?.root, 200]);
  for (const entrant of entrants)
    // oxlint-disable-next-line no-await-in-loop
    expect(
      verifyProof(rootOf(tree), entrant, ((await walletOf(entrant.account)).proof ?? []) as `0x${string}`[]),
    ).toBe(true);
  expect(await walletOf(chain.buyers[DAN] ?? '')).toMatchObject({ tier: null, entrant: null, proof: null });

  const round = await roundAhead(chain);
  const listing = {
    root: rootOf(tree),
    count: BigInt(entrants.length),
    totalWeight: totalWeight(entrants),
    places: 1n,
    round: BigInt(round),
    listDigest: hexOf(digestOfCid(snapshot?.cid ?? '')),
  };
  await sendAsOwner(chain, encodeFunctionData({ abi: drawsAbi, functionName: 'open', args: [listing] }));
  await chain.mine();
  const { draw, isListOpened } = await untilIs('open');
  expect(isListOpened).toBe(true);
  const drawId = Number(draw?.id);
  await succeed(revealAct(chain, DAN, drawId, round));
  await untilIs('revealed');
  const drawn = { drawId, round, entrants, tree, places: 1 };
  await succeed(settleAct(chain, DAN, drawn, 0, 1));
  const { winners } = await untilIs('settled');

  expect(new Set(winners.map(({ account }) => account)).size).toBe(1);
  for (const { place, account } of winners) {
    const args = [BigInt(drawId), BigInt(place)] as const;
    const data = encodeFunctionData({ abi: drawsAbi, functionName: 'winnerOf', args });
    // oxlint-disable-next-line no-await-in-loop
    const winner = await chain.rpc<string>('eth_call', { to: chain.addressOf('draws'), data }, 'latest');
    expect(winner.slice(-40)).toBe(account.toLowerCase().slice(2));
    // oxlint-disable-next-line no-await-in-loop
    expect((await walletOf(account)).won).toMatchObject({ place });
  }
});

/** A contract that takes what its owner's key signed: `isValidSignature` by the precompile, and nothing else. @see EIP-1271 */
const accountOf = (owner: string) =>
  '0x60043560005260a43560f81c602052606435604052608435606052' +
  '602060806080600060015afa50608051' +
  `73${owner.slice(2).toLowerCase()}14631626ba7e60e01b0260005260206000f3`;

test('behavior: a smart account applies with a signature that its contract takes', async () => {
  const owner = privateKeyToAccount(`0x${'11'.repeat(32)}`);
  const account = `0x${'5a'.repeat(20)}` as const;
  await rig.chain.rpc('anvil_setCode', account, accountOf(owner.address));
  await rig.chain.mine();
  const requestId = randomUUID();
  const said = { project: 'Pump', contact: 'team@pump.example.org', requestId };
  const rest = { links: ['https://pump.example.org/'], pitch: 'We pump.', language: 'en' };
  const apply = async (project: string) => {
    const text = {
      ...said,
      project,
      site: 'https://lilape.example',
      chainId: 31_337,
      contract: null,
      account,
    };
    const signature = await owner.signMessage({ message: applicationText(text) });
    return send('POST', '/api/launchpad/applications', { ...said, ...rest, account, signature });
  };
  expect(await codeOf(await apply('Other'))).toEqual([422, 'APPLICATION_UNSIGNED']);
  expect((await apply('Pump')).status).toBe(200);
});
