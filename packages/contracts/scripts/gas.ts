// Measures what our contracts' calls cost as transactions on a local chain, beside their limits.
//   node packages/contracts/scripts/gas.ts            one JSON line a figure
//   node packages/contracts/scripts/gas.ts --write    also writes the committed snapshot
//   node packages/contracts/scripts/gas.ts --limits   fails when a figure passes 1.05
//   node packages/contracts/scripts/gas.ts --crowd=100000   lists so many entrants of the giveaway, 3,000 a transaction
//   node packages/contracts/scripts/gas.ts --check    fails when a figure differs from the snapshot or passes 1.05
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Address, type Hex, createTestClient, encodeFunctionData, http, parseUnits } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';

import { deployLocal } from '../deploy/local.ts';
import { localPrivateKey } from '../deploy/local-config.ts';
import { type Clients, connectWith } from '../deploy/clients.ts';
import { buyLimit, claimLimit, mintLimit, refundLimit } from '../gas.ts';
import { erc20Abi, lilApeNFTAbi, presaleAbi, testUsdtAbi } from '../generated/abis.ts';
import { type Voucher, voucherData } from '../voucher.ts';
import { type Anvil, startAnvil } from './anvil.ts';
import { contractsRoot } from './forge.ts';
import { measureDeployment } from './gas-deployment.ts';
import { type CrowdFigures, listCrowd, measureDraws } from './gas-draws.ts';
import { measureMarket } from './gas-market.ts';
import { type Bench, type GasFigure, figure, maxRatio, send } from './gas-figure.ts';
import { createPool, measureClaimRewards, measureStake, measureUnstake } from './gas-staking.ts';

type Coin = 'usdt' | 'usdc';
const snapshotPath = join(contractsRoot, 'snapshots', 'gas.json');
const secondsPerYear = 365 * 86_400;
/** sha2-256 of the empty file, and its address. */
const usualDigest = '0xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const usualUri = 'ipfs://bafkreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku';

/** The measured gas of each call, with its share of the limit. */
export async function measureGas(): Promise<GasFigure[]> {
  const anvil = await startAnvil();
  try {
    const bench = await prepare(anvil);
    const figures = [
      ...(await measureDeployment(bench)),
      await measureBuy(bench, 'usdt'),
      await measureBuy(bench, 'usdc'),
      await measureMint(bench),
    ];
    // From here on all three have bought with both coins, and the sale is below its soft cap.
    for (const buyer of Object.values(bench.buyers)) {
      await buy(bench, buyer, 'usdt', '123.45');
      await buy(bench, buyer, 'usdc', '123.45');
    }
    for (const measure of [measureClaim, measureRefundOfUsdt, measureRefundOfUsdc]) {
      figures.push(await undone(bench, measure));
    }
    figures.push(...(await measureGiveaway(bench)));
    figures.push(...(await undone(bench, measureMarket)));
    const pool = await createPool(bench);
    for (const measure of [measureStake, measureClaimRewards, measureUnstake]) {
      figures.push(await undone(bench, (there) => measure(there, pool)));
    }
    return figures;
  } finally {
    await anvil.stop();
  }
}

async function prepare({ rpcUrl }: Anvil): Promise<Bench> {
  const deployment = await deployLocal({ rpcUrl });
  const withKey = (key: Hex) => connectWith(rpcUrl, 31337, 'local', privateKeyToAccount(key));
  const time = createTestClient({ mode: 'anvil', transport: http(rpcUrl) });
  // People of the local deployment buy here: they have ether, and this chain lasts for a measurement only.
  const buyers = {
    first: withKey(localPrivateKey('owner')),
    measured: withKey(localPrivateKey('treasury')),
    last: withKey(localPrivateKey('teamBeneficiary')),
  };
  return { deployment, buyers, time, rpcUrl };
}

/** Mints twice the amount, approves it once and buys. */
async function buy(
  { deployment }: Bench,
  buyer: Clients,
  coin: Coin,
  dollars: string,
): Promise<[number, Hex]> {
  const { [coin]: address, presale } = deployment.contracts;
  const amount = parseUnits(dollars, 6);
  const mint = encodeFunctionData({
    abi: testUsdtAbi,
    functionName: 'mint',
    args: [buyer.account.address, 2n * amount],
  });
  const approve = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [presale, amount] });
  const data = encodeFunctionData({ abi: presaleAbi, functionName: 'buy', args: [address, amount, 1n] });
  await send(buyer, address, mint);
  await send(buyer, address, approve);
  return [await send(buyer, presale, data), data];
}

/** Measures and puts the chain back to where it was. */
async function undone<Result>(bench: Bench, measure: (bench: Bench) => Promise<Result>): Promise<Result> {
  const snapshot = await bench.time.snapshot();
  const result = await measure(bench);
  await bench.time.revert({ id: snapshot });
  return result;
}

async function endSale({ time }: Bench): Promise<void> {
  await time.increaseTime({ seconds: secondsPerYear });
  await time.mine({ blocks: 1 });
}

const measureBuy = (bench: Bench, coin: Coin): Promise<GasFigure> =>
  undone(bench, async ({ buyers }) => {
    await buy(bench, buyers.first, coin, '123.45');
    const [gas, data] = await buy(bench, buyers.measured, coin, '123.45');
    return figure(`gas: buy with ${coin.toUpperCase()}`, gas, buyLimit(data, coin));
  });

/** Of a finalised sale; the chain goes back to where it was. */
async function measureGiveaway(bench: Bench): Promise<GasFigure[]> {
  const snapshot = await bench.time.snapshot();
  await finaliseSale(bench);
  const figures = await measureDraws(bench);
  await bench.time.revert({ id: snapshot });
  return figures;
}

/** Its goal is reached by one purchase. */
async function finaliseSale(bench: Bench): Promise<void> {
  await buy(bench, bench.buyers.first, 'usdt', '1000');
  await endSale(bench);
  await send(bench.buyers.first, bench.deployment.contracts.presale, finaliseData);
}

/** What listing a crowd of so many costs on a chain of its own. */
async function measureCrowd(count: number): Promise<CrowdFigures> {
  const anvil = await startAnvil();
  try {
    const bench = await prepare(anvil);
    await finaliseSale(bench);
    return await listCrowd(bench, count);
  } finally {
    await anvil.stop();
  }
}

const finaliseData = encodeFunctionData({ abi: presaleAbi, functionName: 'finalise' });

const claimData = (account: Address) =>
  encodeFunctionData({ abi: presaleAbi, functionName: 'claim', args: [account] });

async function measureClaim(bench: Bench): Promise<GasFigure> {
  const { first, measured } = bench.buyers;
  const { presale } = bench.deployment.contracts;
  await buy(bench, first, 'usdt', '1000');
  await endSale(bench);
  await send(first, presale, finaliseData);
  await send(first, presale, claimData(first.account.address));
  const data = claimData(measured.account.address);
  return figure('gas: claim', await send(measured, presale, data), claimLimit(data));
}

const measureRefundOfUsdt = (bench: Bench): Promise<GasFigure> => measureRefund(bench, 'usdt');
const measureRefundOfUsdc = (bench: Bench): Promise<GasFigure> => measureRefund(bench, 'usdc');

async function measureRefund(bench: Bench, coin: Coin): Promise<GasFigure> {
  const { first, measured } = bench.buyers;
  const { presale, [coin]: address } = bench.deployment.contracts;
  await endSale(bench);
  const refund = (account: Address) =>
    encodeFunctionData({ abi: presaleAbi, functionName: 'refund', args: [account, address] });
  await send(first, presale, refund(first.account.address));
  const data = refund(measured.account.address);
  return figure(
    `gas: refund of ${coin.toUpperCase()}`,
    await send(measured, presale, data),
    refundLimit(data),
  );
}

/** Pays for an ape with a voucher of the local studio; a picture's address costs by its bytes, so it is a usual one. */
async function mint({ deployment }: Bench, buyer: Clients, tokenId: bigint): Promise<[number, Hex]> {
  const collection = deployment.contracts.nft;
  if (collection === null) throw new Error('The local deployment has no collection.');
  const to = buyer.account.address;
  const deadline = 4_102_444_800n;
  const voucher: Voucher = { to, tokenId, digest: usualDigest, deadline, signerEpoch: 1n };
  const studio = privateKeyToAccount(localPrivateKey('studioSigner'));
  const signature = await studio.signTypedData(voucherData(deployment.chainId, collection, voucher));
  const data = encodeFunctionData({
    abi: lilApeNFTAbi,
    functionName: 'mint',
    args: [to, tokenId, usualUri, deadline, signature],
  });
  return [await send(buyer, collection, data, 9_000_000_000_000_000n), data];
}

const measureMint = (bench: Bench): Promise<GasFigure> =>
  undone(bench, async ({ buyers }) => {
    await mint(bench, buyers.first, 35n);
    const [gas, data] = await mint(bench, buyers.measured, 4_271n);
    return figure('gas: mint', gas, mintLimit(data));
  });

const render = (figures: GasFigure[]) => `${JSON.stringify(figures, null, 2)}\n`;

/** Sentences about what is wrong with the figures; none when all is as committed. */
export function gasProblems(figures: GasFigure[], snapshot: string): string[] {
  const dear = figures.filter((each) => each.ratio > maxRatio(each));
  const problems = dear.map(({ name, ratio, against }) => `${name} is ${ratio} of its ${against}.`);
  if (snapshot !== render(figures)) problems.push('The gas snapshot is stale: run scripts/gas.ts --write.');
  return problems;
}

async function printFigures(words: readonly string[]): Promise<void> {
  const figures = await measureGas();
  for (const line of figures) console.log(JSON.stringify(line));
  if (words.includes('--write')) writeFileSync(snapshotPath, render(figures));
  const isCheck = words.includes('--check');
  if (isCheck || words.includes('--limits')) {
    const problems = gasProblems(figures, isCheck ? readFileSync(snapshotPath, 'utf8') : render(figures));
    for (const problem of problems) console.error(problem);
    if (problems.length > 0) process.exitCode = 1;
  }
}

async function printCrowd(count: number): Promise<void> {
  const startedAt = performance.now();
  const figures = await measureCrowd(count);
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  console.log(JSON.stringify({ ...figures, seconds }));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const words = process.argv.slice(2);
  const crowd = words.find((word) => word.startsWith('--crowd='))?.slice('--crowd='.length);
  await (crowd === undefined ? printFigures(words) : printCrowd(Number(crowd)));
}
