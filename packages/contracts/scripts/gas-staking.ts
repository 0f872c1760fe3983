// Measures what staking's calls cost: with stakes before, beside another staker, and without an ape.
import { type Address, type Hex, encodeFunctionData, parseEther } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';

import { type Clients, connectWith } from '../deploy/clients.ts';
import { localPrivateKey } from '../deploy/local-config.ts';
import { claimRewardsLimit, stakeLimit, unstakeLimit } from '../gas.ts';
import { lilApeAbi, lilApeStakingAbi } from '../generated/abis.ts';
import { lilApeStakingBytecode } from '../generated/bytecodes.ts';
import { type Bench, type GasFigure, figure, send } from './gas-figure.ts';

/** More than is approved at once, so that no balance becomes zero. */
const purse = parseEther('1000000');
const amount = parseEther('12345.6789');
const secondsPerDay = 86_400;

/** The same calls of @thirdweb-dev/contracts 3.15.0 on such a chain; its `unstake` grows with the number of stakers. */
const peers = { stake: 'thirdweb 71675', claim: 'thirdweb 83808', unstake: 'thirdweb 94452' } as const;

const stakeData = encodeFunctionData({
  abi: lilApeStakingAbi,
  functionName: 'stake',
  args: [amount, 90n, false, 0n],
});

/** A pool of its own for the measurement, where both buyers have LILAPE and two stakes each. */
export async function createPool({ deployment, buyers, rpcUrl }: Bench): Promise<Address> {
  const { lilape, nft, reserves } = deployment.contracts;
  if (nft === null || reserves === null)
    throw new Error('The local deployment has no collection or no reserves.');
  const reserve = connectWith(rpcUrl, 31337, 'local', privateKeyToAccount(localPrivateKey('examplePurse')));
  const hash = await reserve.wallet.deployContract({
    abi: lilApeStakingAbi,
    bytecode: lilApeStakingBytecode,
    args: [lilape, nft, reserve.account.address, reserves],
    account: reserve.account,
    chain: reserve.wallet.chain,
  });
  const { contractAddress: pool } = await reserve.reader.waitForTransactionReceipt({ hash });
  if (!pool) throw new Error('The pool was not created.');
  for (const to of [pool, buyers.first.account.address, buyers.measured.account.address]) {
    const data = encodeFunctionData({ abi: lilApeAbi, functionName: 'transfer', args: [to, purse] });
    await send(reserve, lilape, data);
  }
  for (const staker of [buyers.first, buyers.measured, buyers.first, buyers.measured]) {
    await approve(staker, lilape, pool);
    await send(staker, pool, stakeData);
  }
  return pool;
}

function approve(staker: Clients, lilape: Address, pool: Address): Promise<number> {
  return send(
    staker,
    lilape,
    encodeFunctionData({ abi: lilApeAbi, functionName: 'approve', args: [pool, amount] }),
  );
}

export async function measureStake({ deployment, buyers }: Bench, pool: Address): Promise<GasFigure> {
  await approve(buyers.measured, deployment.contracts.lilape, pool);
  return figure(
    'gas: stake again',
    await send(buyers.measured, pool, stakeData),
    stakeLimit(stakeData),
    peers.stake,
  );
}

/** A call with the id of one stake. */
const stakeCall = (functionName: 'claimRewards' | 'unstake', stakeId: bigint): Hex =>
  encodeFunctionData({ abi: lilApeStakingAbi, functionName, args: [stakeId] });

export async function measureClaimRewards({ buyers, time }: Bench, pool: Address): Promise<GasFigure> {
  await time.increaseTime({ seconds: 30 * secondsPerDay });
  const data = stakeCall('claimRewards', 2n);
  return figure(
    'gas: claim rewards',
    await send(buyers.measured, pool, data),
    claimRewardsLimit(data),
    peers.claim,
  );
}

export async function measureUnstake({ buyers, time }: Bench, pool: Address): Promise<GasFigure> {
  await time.increaseTime({ seconds: 90 * secondsPerDay });
  const data = stakeCall('unstake', 2n);
  return figure('gas: unstake', await send(buyers.measured, pool, data), unstakeLimit(data), peers.unstake);
}
