// Measures what a draw costs: entrants listed, the giveaway among 1,024 of them revealed, and settled in one call.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Address,
  type Hex,
  encodeAbiParameters,
  encodeFunctionData,
  keccak256,
  parseEther,
  parseEventLogs,
  slice,
  toHex,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';

import { connectWith } from '../deploy/clients.ts';
import { localPrivateKey } from '../deploy/local-config.ts';
import { listLimit, revealLimit, settleLimit } from '../gas.ts';
import { drawsAbi, lilApeAbi } from '../generated/abis.ts';
import { drawsBytecode } from '../generated/bytecodes.ts';
import { type Entry, type Frontier, type Row, frontierOf, treeOf, winnersOf } from './draw-list.ts';
import { repoRoot } from './forge.ts';
import { type Bench, type GasFigure, figure, send } from './gas-figure.ts';

const entrants = 1_024;
const levels = 10;
const places = 103;
/** The most are about as many as a transaction of 16.7 million takes. */
const batches = [100, 1_000, 3_000] as const;
const excludedCount = 16;
/** A transaction may use no more. @see EIP-7825 */
const mostGas = 16_777_216n;
const hours = 3_600n;
/** Where the sale keeps what it sold in all, and to each account; LILAPE stand from bit 128 on. */
const slots = { sold: 2n, buyers: 5n, tokensFrom: 128n } as const;
/** Checking alone by randa-mu/bls-solidity, of an uncompressed signature, and what a new slot for the seed costs. */
const peer = 'bls-solidity 130768 + 22100';

/** A signature by a key of nobody. */
const {
  random: [signed],
} = JSON.parse(readFileSync(join(repoRoot, 'packages', 'domain', 'vectors', 'beacon.json'), 'utf8')) as {
  random: [{ key: Hex; round: number; signature: Hex; seed: Hex }];
};

/** Draws of their own for the measurement, with the prizes, and when their beacon signs its round: in a day. */
async function createDraws(
  { deployment, buyers: { first }, rpcUrl }: Bench,
  excluded: readonly Address[],
): Promise<{ draws: Address; signedAt: bigint }> {
  const { lilape, presale } = deployment.contracts;
  const reserve = connectWith(rpcUrl, 31337, 'local', privateKeyToAccount(localPrivateKey('examplePurse')));
  const { timestamp } = await reserve.reader.getBlock();
  const signedAt = timestamp + 24n * hours;
  const hash = await reserve.wallet.deployContract({
    abi: drawsAbi,
    bytecode: drawsBytecode,
    args: [
      {
        owner: first.account.address,
        lilape,
        presale,
        excluded,
        beaconGenesis: signedAt - BigInt(signed.round - 1),
        beaconPeriod: 1,
        beaconKey: signed.key,
      },
    ],
    account: reserve.account,
    chain: reserve.wallet.chain,
  });
  const { contractAddress: draws } = await reserve.reader.waitForTransactionReceipt({ hash });
  if (!draws) throw new Error('The draws were not created.');
  const args = [draws, parseEther('500000000')] as const;
  await send(reserve, lilape, encodeFunctionData({ abi: lilApeAbi, functionName: 'transfer', args }));
  return { draws, signedAt };
}

/** Writes purchases into the sale's record, as if they had been made. */
async function sell({ deployment, buyers: { first }, time }: Bench, rows: readonly Row[]): Promise<void> {
  const address = deployment.contracts.presale;
  const write = (index: Hex, value: bigint) =>
    time.setStorageAt({ address, index, value: toHex(value, { size: 32 }) });
  const index = toHex(slots.sold, { size: 32 });
  const sold = BigInt((await first.reader.getStorageAt({ address, slot: index })) ?? 0n);
  const tokens = rows.reduce((sum, { weight }) => sum + weight, 0n);
  await write(index, sold + (tokens << slots.tokensFrom));
  for (let from = 0; from < rows.length; from += 100) {
    const some = rows.slice(from, from + 100);
    await Promise.all(
      some.map(({ account, weight }) => write(buyerSlot(account), weight << slots.tokensFrom)),
    );
  }
}

const buyerSlot = (account: Address): Hex =>
  keccak256(encodeAbiParameters([{ type: 'address' }, { type: 'uint256' }], [account, slots.buyers]));

/** Measures in a sale that is finalised, and sold to these three buyers only. */
export async function measureDraws(bench: Bench): Promise<GasFigure[]> {
  const { buyers, time } = bench;
  const rows = Array.from({ length: batches[2] + 1 }, (_, index) => rowOf(index));
  const excluded = excludedBeside(Object.values(buyers).map(({ account }) => account.address));
  const entered = rows.slice(0, entrants);
  await sell(bench, entered);
  const { draws, signedAt } = await createDraws(bench, excluded);
  const listed = (before: readonly Row[], added: readonly Row[]): Hex =>
    encodeFunctionData({
      abi: drawsAbi,
      functionName: 'list',
      args: [frontierOf(before), added.map(({ account }) => account), excluded],
    });
  const half = entrants / 2;
  await send(buyers.first, draws, listed([], entered.slice(0, half)));
  await time.setNextBlockTimestamp({ timestamp: signedAt - 13n * hours });
  await send(buyers.first, draws, listed(entered.slice(0, half), entered.slice(half)));

  const reveal = encodeFunctionData({ abi: drawsAbi, functionName: 'reveal', args: [1n, signed.signature] });
  const revealed = await send(buyers.measured, draws, reveal);
  const winners = winnersOf(entered, treeOf(entered), signed.seed, 1n, places);
  const settle = encodeFunctionData({ abi: drawsAbi, functionName: 'settle', args: [1n, 0n, winners] });
  const settled = await send(buyers.measured, draws, settle);

  await sell(bench, rows.slice(entrants));
  const { draws: others } = await createDraws(bench, excluded);
  const lists: GasFigure[] = [];
  for (const number of batches) {
    const data = listed([], rows.slice(0, number));
    const gas = await send(buyers.measured, others, data);
    const name = `gas: list ${number.toLocaleString('en')} entrants`;
    lists.push(figure(name, gas, listLimit(data, { accounts: number, excluded: excludedCount })));
  }
  return [
    ...lists,
    figure('gas: reveal', revealed, revealLimit(reveal), peer),
    figure(
      `gas: settle ${places} places`,
      settled,
      settleLimit(settle, { places, levels, passed: passedBy(winners) }),
    ),
  ];
}

export type CrowdFigures = {
  entrants: number;
  transactions: number;
  /** Of a transaction, but for the last. */
  least: number;
  most: number;
  last: number;
  total: number;
};

/** Has strangers list so many entrants of a sale that is finalised, each going on from what the chain says of the one before. */
export async function listCrowd(bench: Bench, count: number): Promise<CrowdFigures> {
  const { buyers } = bench;
  const { account, wallet, reader } = buyers.measured;
  const rows = Array.from({ length: count }, (_, index) => rowOf(index, 140n));
  const excluded = excludedBeside(Object.values(buyers).map((buyer) => buyer.account.address));
  await sell(bench, rows);
  const { draws } = await createDraws(bench, excluded);
  const gas: number[] = [];
  let frontier: Frontier = frontierOf([]);
  for (let from = 0; from < count; from += batches[2]) {
    const accounts = rows.slice(from, from + batches[2]).map((row) => row.account);
    const hash = await wallet.writeContract({
      address: draws,
      abi: drawsAbi,
      functionName: 'list',
      args: [frontier, accounts, excluded],
      account,
      chain: wallet.chain,
      gas: mostGas,
    });
    const receipt = await reader.waitForTransactionReceipt({ hash });
    const [listed] = parseEventLogs({ abi: drawsAbi, logs: receipt.logs, eventName: 'EntrantsListed' });
    if (listed === undefined) throw new Error(`Nobody was listed behind ${from}: ${hash}`);
    frontier = { ...listed.args, peaks: [...listed.args.peaks] };
    gas.push(Number(receipt.gasUsed));
  }
  const { listing } = await reader.readContract({
    address: draws,
    abi: drawsAbi,
    functionName: 'drawOf',
    args: [1n],
  });
  if (listing.root !== treeOf(rows).root) throw new Error('The list on chain is another.');
  const whole = gas.slice(0, -1);
  return {
    entrants: count,
    transactions: gas.length,
    least: Math.min(...whole),
    most: Math.max(...whole),
    last: gas.at(-1) ?? 0,
    total: gas.reduce((sum, each) => sum + each, 0),
  };
}

/** These and as many others as are missing, who bought nothing and stand anywhere. */
function excludedBeside(accounts: readonly Address[]): Address[] {
  const others = Array.from({ length: excludedCount - accounts.length }, (_, index) =>
    slice(keccak256(toHex(`excluded ${index}`)), 12),
  );
  return [...accounts, ...others].toSorted((a, b) => (BigInt(a) < BigInt(b) ? -1 : 1));
}

/** How many intervals the points pass: those drawn before that lie below the winner's. */
const passedBy = (winners: readonly Entry[]): number =>
  winners.reduce(
    (sum, { from }, place) => sum + winners.slice(0, place).filter((one) => one.from < from).length,
    0,
  );

/** Accounts that hold nothing, ascending, so many of whose bits are random; weights of less than a LILAPE, of all sizes. */
function rowOf(index: number, bits = 144n): Row {
  const random = BigInt(keccak256(encodeAbiParameters([{ type: 'uint256' }], [BigInt(index)])));
  const account = toHex((BigInt(index + 1) << bits) + (random >> (256n - bits)), { size: 20 });
  return { account, weight: (random % parseEther('1')) + 1n };
}
