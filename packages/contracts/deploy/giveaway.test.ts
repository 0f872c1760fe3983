// A whole giveaway of the local deployment, sent by strangers, while the owner tries everything it can between their steps.
import { signLocalRound } from '@lilape/domain/draws/local-beacon';
import { decompress } from '@lilape/domain/draws/signature';
import { type Abi, type Address, bytesToHex, createTestClient, http, parseEther, parseUnits } from 'viem';
import { type PrivateKeyAccount, generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Deployment } from '../deployment.ts';
import {
  drawsAbi,
  lilApeAbi,
  lilApeNFTAbi,
  lilApeStakingAbi,
  presaleAbi,
  testUsdtAbi,
} from '../generated/abis.ts';
import { type Anvil, startAnvil } from '../scripts/anvil.ts';
import { type Row, frontierOf, treeOf, winnersOf } from '../scripts/draw-list.ts';
import { type Clients, connectWith } from './clients.ts';
import { deployLocal } from './local.ts';
import { localPrivateKey } from './local-config.ts';

type Call = { readonly abi: Abi; readonly functionName: string; readonly args: readonly unknown[] };
type To = { readonly address: Address; readonly call: Call };

const SECONDS_A_YEAR = 365 * 86_400;
const BUYERS = 12;
let anvil: Anvil;
let deployment: Deployment;
let owner: Clients;

const clientsOf = (account: PrivateKeyAccount) => connectWith(anvil.rpcUrl, 31337, 'local', account);
const time = () => createTestClient({ mode: 'anvil', transport: http(anvil.rpcUrl) });

async function somebody(): Promise<Clients> {
  const account = privateKeyToAccount(generatePrivateKey());
  await time().setBalance({ address: account.address, value: parseEther('10') });
  return clientsOf(account);
}

/** Sends a call with so much gas that it need not be tried first; whether it went through. */
async function send(who: Clients, { address, call }: To): Promise<boolean> {
  const { account, wallet, reader } = who;
  const common = { account, chain: wallet.chain, gas: 12_000_000n } as const;
  const hash = await wallet.writeContract({ ...call, address, ...common } as never);
  return (await reader.waitForTransactionReceipt({ hash })).status === 'success';
}

beforeAll(async () => {
  anvil = await startAnvil();
  deployment = await deployLocal({ rpcUrl: anvil.rpcUrl });
  owner = clientsOf(privateKeyToAccount(localPrivateKey('owner')));
});
afterAll(() => anvil.stop());

/** A sale to these people, over and finalised by a stranger. */
async function sell(): Promise<Row[]> {
  const { usdt, presale } = deployment.contracts;
  const bought: Row[] = [];
  for (let i = 0; i < BUYERS; i += 1) {
    const buyer = await somebody();
    const { address } = buyer.account;
    const units = parseUnits(String(100 + 37 * i), 6);
    const coin = (functionName: string, args: readonly unknown[]): To => ({
      address: usdt,
      call: { abi: testUsdtAbi, functionName, args },
    });
    expect(await send(buyer, coin('mint', [address, units]))).toBe(true);
    expect(await send(buyer, coin('approve', [presale, units]))).toBe(true);
    const buy = { abi: presaleAbi, functionName: 'buy', args: [usdt, units, 1n] };
    expect(await send(buyer, { address: presale, call: buy })).toBe(true);
    const { tokens } = await owner.reader.readContract({
      address: presale,
      abi: presaleAbi,
      functionName: 'accountOf',
      args: [address],
    });
    bought.push({ account: address, weight: tokens });
  }
  await time().increaseTime({ seconds: SECONDS_A_YEAR });
  const finalise = { abi: presaleAbi, functionName: 'finalise', args: [] };
  expect(await send(await somebody(), { address: presale, call: finalise })).toBe(true);
  return bought.toSorted((a, b) => (BigInt(a.account) < BigInt(b.account) ? -1 : 1));
}

const drawNow = () =>
  owner.reader.readContract({
    address: drawsOf(),
    abi: drawsAbi,
    functionName: 'drawOf',
    args: [1n],
  });

function drawsOf(): Address {
  const { draws } = deployment.contracts;
  if (draws === null) throw new Error('There are no draws.');
  return draws;
}

const draws = (functionName: string, args: readonly unknown[] = []): To => ({
  address: drawsOf(),
  call: { abi: drawsAbi, functionName, args },
});

/** Every call of the draws' contract, with what would serve the owner best, and its powers over the other contracts. */
async function attempts(rows: readonly Row[]): Promise<Readonly<Record<string, To>>> {
  const { presale, usdt, nft, staking } = deployment.contracts;
  if (nft === null || staking === null) throw new Error('There is no collection.');
  const me = owner.account.address;
  const { timestamp } = await owner.reader.getBlock();
  const own: Row[] = [{ account: me, weight: 1n }];
  const [entry] = winnersOf(own, treeOf(own), `0x${'11'.repeat(32)}`, 1n, 1);
  const excluded = deployment.excluded ?? [];
  const [, genesis, period] = await owner.reader.readContract({
    address: drawsOf(),
    abi: drawsAbi,
    functionName: 'beacon',
  });
  const launch = {
    root: treeOf(own).root,
    count: 1n,
    totalWeight: 1n,
    places: 1n,
    // In 33 hours.
    round: 1n + (timestamp + 33n * 3_600n - genesis) / period,
    listDigest: `0x${'22'.repeat(32)}`,
  };
  const sale = (functionName: string, args: readonly unknown[] = []): To => ({
    address: presale,
    call: { abi: presaleAbi, functionName, args },
  });
  return {
    acceptOwnership: draws('acceptOwnership'),
    burnLeftover: draws('burnLeftover'),
    endEmptyGiveaway: draws('endEmptyGiveaway', [excluded]),
    list: draws('list', [frontierOf([]), [me], excluded]),
    open: draws('open', [launch]),
    refute: draws('refute', [1n, entry, entry]),
    renewRound: draws('renewRound'),
    reveal: draws('reveal', [1n, `0x${'33'.repeat(96)}`]),
    settle: draws('settle', [1n, 0n, [entry]]),
    transferOwnership: draws('transferOwnership', [me]),
    withdraw: draws('withdraw', [1n]),
    'list with nobody excluded': draws('list', [frontierOf([]), rows.map(({ account }) => account), []]),
    'list without the first': draws('list', [
      frontierOf([]),
      rows.slice(1).map(({ account }) => account),
      excluded,
    ]),
    cancel: sale('cancel'),
    closeEarly: sale('closeEarly', [Number(timestamp) + 90_000]),
    'rescue LILAPE': sale('rescue', [deployment.contracts.lilape, me, 1n]),
    'rescue USDT': sale('rescue', [usdt, me, 1n]),
    setSigner: { address: nft, call: { abi: lilApeNFTAbi, functionName: 'setSigner', args: [me] } },
    takeFreeRewards: {
      address: staking,
      call: { abi: lilApeStakingAbi, functionName: 'takeFreeRewards', args: [me, 1n] },
    },
  };
}

/** What of it went through. */
async function tryEverything(rows: readonly Row[]): Promise<string[]> {
  const done: string[] = [];
  for (const [name, to] of Object.entries(await attempts(rows))) if (await send(owner, to)) done.push(name);
  return done;
}

test('behavior: strangers list, reveal and settle all of it, whatever the owner sends between', async () => {
  const rows = await sell();
  const excluded = deployment.excluded ?? [];
  const accounts = rows.map(({ account }) => account);
  const lilapeOf = (account: Address) =>
    owner.reader.readContract({
      address: deployment.contracts.lilape,
      abi: lilApeAbi,
      functionName: 'balanceOf',
      args: [account],
    });
  const ownersBefore = await lilapeOf(owner.account.address);
  const said: string[][] = [await tryEverything(rows)];
  const known = new Set(Object.keys(await attempts(rows)));
  // Whatever changes something is among what the owner tries, but for what it could not try again.
  const changing = drawsAbi.filter((one) => one.type === 'function' && one.stateMutability === 'nonpayable');
  expect(changing.map((one) => ('name' in one ? one.name : '')).filter((name) => !known.has(name))).toEqual([
    'renounceOwnership',
  ]);

  const five = [frontierOf([]), accounts.slice(0, 5), excluded];
  expect(await send(await somebody(), draws('list', five))).toBe(true);
  said.push(await tryEverything(rows));
  const others = [frontierOf(rows.slice(0, 5)), accounts.slice(5), excluded];
  expect(await send(await somebody(), draws('list', others))).toBe(true);
  const opened = await drawNow();
  expect(opened.listing).toMatchObject({ root: treeOf(rows).root, count: 12n, places: 12n });
  said.push(await tryEverything(rows));
  expect(await drawNow()).toEqual(opened);

  await time().increaseTime({ seconds: 86_400 });
  await time().mine({ blocks: 1 });
  said.push(await tryEverything(rows));
  const point = decompress(signLocalRound(Number(opened.listing.round)));
  if (point === null) throw new Error('No signature.');
  expect(await send(await somebody(), draws('reveal', [1n, bytesToHex(point)]))).toBe(true);
  said.push(await tryEverything(rows));
  const { seed } = await drawNow();
  const winners = winnersOf(rows, treeOf(rows), seed, 1n, 12);
  expect(await send(await somebody(), draws('settle', [1n, 0n, winners.slice(0, 2)]))).toBe(true);
  said.push(await tryEverything(rows));
  expect(await send(await somebody(), draws('settle', [1n, 2n, winners.slice(2)]))).toBe(true);

  // A draw of its own that pays nothing, who signs vouchers, free rewards, a list that never comes to its end: none of it is the giveaway's.
  const powers = new Set([
    'open',
    'transferOwnership',
    'acceptOwnership',
    'setSigner',
    'takeFreeRewards',
    'list without the first',
  ]);
  expect(said.flat().filter((name) => !powers.has(name))).toEqual([]);
  expect(said.map((done) => done.includes('open'))).toEqual(said.map(() => true));
  expect(await Promise.all(winners.slice(0, 4).map(({ account }) => lilapeOf(account)))).toEqual([
    parseEther('250000000'),
    parseEther('150000000'),
    parseEther('100000000'),
    0n,
  ]);
  expect(await lilapeOf(drawsOf())).toBe(0n);
  expect(await lilapeOf(owner.account.address)).toBeLessThanOrEqual(ownersBefore + 6n);
});
