// Measures what a draw costs: the giveaway among 1,024 buyers, revealed, and settled in one call.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Address,
  type Hex,
  encodeAbiParameters,
  encodeFunctionData,
  keccak256,
  parseEther,
  toHex,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';

import { connectWith } from '../deploy/clients.ts';
import { exampleReserve, localPrivateKey } from '../deploy/local-config.ts';
import { revealLimit, settleLimit } from '../gas.ts';
import { drawsAbi, lilApeAbi } from '../generated/abis.ts';
import { drawsBytecode } from '../generated/bytecodes.ts';
import { type Entry, type Row, treeOf, winnersOf } from './draw-list.ts';
import { repoRoot } from './forge.ts';
import { type Bench, type GasFigure, figure, send } from './gas-figure.ts';

const buyers = 1_024;
const levels = 10;
const places = 103;
const hours = 3_600n;
/** Checking alone by randa-mu/bls-solidity, of an uncompressed signature, and what a new slot for the seed costs. */
const peer = 'bls-solidity 130768 + 22100';

/** Signatures by keys of nobody. */
const { random } = JSON.parse(
  readFileSync(join(repoRoot, 'packages', 'domain', 'vectors', 'beacon.json'), 'utf8'),
) as { random: { key: Hex; round: number; signature: Hex; seed: Hex }[] };

/** Draws of their own for the measurement, with the prizes, whose beacon signs its round in two hours. */
async function createDraws(
  { deployment, buyers: { first }, rpcUrl }: Bench,
  [signed] = random,
): Promise<Address> {
  if (signed === undefined) throw new Error('The vectors have no signature.');
  const { lilape, presale } = deployment.contracts;
  const reserve = connectWith(rpcUrl, 31337, 'local', privateKeyToAccount(localPrivateKey(exampleReserve)));
  const { timestamp } = await reserve.reader.getBlock();
  const hash = await reserve.wallet.deployContract({
    abi: drawsAbi,
    bytecode: drawsBytecode,
    args: [
      {
        owner: first.account.address,
        lilape,
        presale,
        beaconGenesis: timestamp + 2n * hours - BigInt(signed.round - 1),
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
  return draws;
}

/** Measures in a sale that is finalised and sold more than a LILAPE to each buyer. */
export async function measureDraws(bench: Bench): Promise<GasFigure[]> {
  const { first, measured } = bench.buyers;
  const [signed] = random;
  if (signed === undefined) throw new Error('The vectors have no signature.');
  const draws = await createDraws(bench);
  const rows = Array.from({ length: buyers }, (_, index) => rowOf(index));
  const tree = treeOf(rows);
  const listing = {
    root: tree.root,
    count: BigInt(buyers),
    totalWeight: rows.reduce((sum, { weight }) => sum + weight, 0n),
    places: BigInt(places),
    round: BigInt(signed.round),
    listDigest: keccak256(toHex('list')),
  };
  await send(
    first,
    draws,
    encodeFunctionData({ abi: drawsAbi, functionName: 'openGiveaway', args: [listing] }),
  );
  const reveal = encodeFunctionData({ abi: drawsAbi, functionName: 'reveal', args: [1n, signed.signature] });
  const revealed = await send(measured, draws, reveal);
  const winners = winnersOf(rows, tree, signed.seed, 1n, places);
  const settle = encodeFunctionData({ abi: drawsAbi, functionName: 'settle', args: [1n, 0n, winners] });
  const settled = await send(measured, draws, settle);
  return [
    figure('gas: reveal', revealed, revealLimit(reveal), peer),
    figure(
      `gas: settle ${places} places`,
      settled,
      settleLimit(settle, { places, levels, passed: passedBy(winners) }),
    ),
  ];
}

/** How many intervals the points pass: those drawn before that lie below the winner's. */
const passedBy = (winners: readonly Entry[]): number =>
  winners.reduce(
    (sum, { from }, place) => sum + winners.slice(0, place).filter((one) => one.from < from).length,
    0,
  );

/** Accounts that have nothing, ascending; weights of less than a LILAPE, of all sizes. */
function rowOf(index: number): Row {
  const random = BigInt(keccak256(encodeAbiParameters([{ type: 'uint256' }], [BigInt(index)])));
  const account = toHex((BigInt(index + 1) << 144n) + (random >> 112n), { size: 20 });
  return { account, weight: (random % parseEther('1')) + 1n };
}
