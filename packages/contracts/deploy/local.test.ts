// The deployment of the local chain, on one.
import { createTestClient, http } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import {
  drawsAbi,
  lilApeAbi,
  lilApeStakingAbi,
  mockEthUsdFeedAbi,
  poolOpenerAbi,
  presaleAbi,
  teamVestingAbi,
  testUsdtAbi,
} from '../generated/abis.ts';
import { type Anvil, startAnvil } from '../scripts/anvil.ts';
import { localBeacon } from './beacons.ts';
import { connect, connectWith } from './clients.ts';
import { deployLocal } from './local.ts';
import { localAddress, localConfig, localPrivateKey } from './local-config.ts';
import { deploymentPlan } from './plan.ts';
import { readDeployment } from './record-file.ts';
import { sendPlan } from './send.ts';

/** Anvil's last account, which has no role. */
const other = '0x2a871d0798f97d79848a013d4936a73bf4cc922c825d33c1cf7073dff6d409c6';

let chain: Anvil;

beforeEach(async () => {
  chain = await startAnvil();
});

afterEach(() => chain.stop());

describe('deployLocal', () => {
  test('behavior: everything is there, at the committed addresses, and the sale is open', async () => {
    const deployment = await deployLocal({ rpcUrl: chain.rpcUrl });
    expect(deployment).toEqual(readDeployment(31337));

    const reader = connect(chain.rpcUrl, 31337, 'local');
    const { presale, lilape, usdt, ethUsdFeed, teamVesting, draws, staking, poolOpener } =
      deployment.contracts;
    expect(await reader.readContract({ address: presale, abi: presaleAbi, functionName: 'status' })).toBe(1);
    const terms = await reader.readContract({ address: presale, abi: presaleAbi, functionName: 'terms' });
    expect(terms.endsAt - terms.startsAt).toBe(31_536_000);
    expect(terms.softCap).toBe(1_000_000_000n);
    expect(await reader.readContract({ address: presale, abi: presaleAbi, functionName: 'owner' })).toBe(
      localAddress('owner'),
    );
    expect(await reader.readContract({ address: usdt, abi: testUsdtAbi, functionName: 'decimals' })).toBe(6);
    const feed = { address: ethUsdFeed, abi: mockEthUsdFeedAbi } as const;
    const round = await reader.readContract({ ...feed, functionName: 'latestRoundData' });
    expect(round[1]).toBe(370_000_000_000n);
    expect(
      await reader.readContract({ address: teamVesting, abi: teamVestingAbi, functionName: 'owner' }),
    ).toBe(localAddress('teamBeneficiary'));
    const pool = { address: staking ?? '0x', abi: lilApeStakingAbi } as const;
    expect(await reader.readContract({ ...pool, functionName: 'rewardsFree' })).toBe(
      63_103_500_000_000n * 10n ** 18n,
    );
    const prizes = { address: draws ?? '0x', abi: drawsAbi } as const;
    const [key] = await reader.readContract({ ...prizes, functionName: 'beacon' });
    expect(key).toBe(localBeacon.key);
    const token = { address: lilape, abi: lilApeAbi, functionName: 'balanceOf' } as const;
    const opener = { address: poolOpener ?? '0x', abi: poolOpenerAbi } as const;
    expect(await reader.readContract({ ...opener, functionName: 'treasury' })).toBe(localAddress('treasury'));
    expect(await reader.readContract({ address: presale, abi: presaleAbi, functionName: 'treasury' })).toBe(
      poolOpener,
    );
    for (const { address, amount } of Object.values(deployment.recipients))
      expect(await reader.readContract({ ...token, args: [address] })).toBe(BigInt(amount));
  });

  test('behavior: two transactions create it, the token and whatever holds it the last, so that no key holds a share', async () => {
    const { create3Deployer } = await deployLocal({ rpcUrl: chain.rpcUrl });
    const reader = connect(chain.rpcUrl, 31337, 'local');
    const logs = await reader.getLogs({ address: create3Deployer, fromBlock: 0n });
    expect(logs).toHaveLength(12);
    const hashes = [...new Set(logs.map(({ transactionHash }) => transactionHash ?? '0x'))];
    expect(hashes).toHaveLength(2);
    expect(logs.filter(({ transactionHash }) => transactionHash === hashes[1])).toHaveLength(6);
    const receipts = await Promise.all(hashes.map((hash) => reader.getTransactionReceipt({ hash })));
    // What one transaction may use since EIP-7825.
    for (const { gasUsed } of receipts) expect(gasUsed).toBeLessThan(16_777_216n);
  });

  test('behavior: a second time sends nothing, and after a wipe gives the same addresses', async () => {
    const first = await deployLocal({ rpcUrl: chain.rpcUrl });
    const time = createTestClient({ mode: 'anvil', transport: http(chain.rpcUrl) });
    await time.increaseTime({ seconds: 86_400 });
    await time.mine({ blocks: 1 });
    const reader = connect(chain.rpcUrl, 31337, 'local');
    expect(await deployLocal({ rpcUrl: chain.rpcUrl })).toEqual(first);
    expect(await reader.getBlockNumber()).toBe(4n);

    await chain.stop();
    chain = await startAnvil();
    expect(await deployLocal({ rpcUrl: chain.rpcUrl })).toEqual(first);
  });

  test('behavior: it goes on where an interrupted deployment stopped', async () => {
    const time = createTestClient({ mode: 'anvil', transport: http(chain.rpcUrl) });
    const whole = await deployLocal({ rpcUrl: chain.rpcUrl });
    const reader = connect(chain.rpcUrl, 31337, 'local');
    // The token and all that looks at it was the last transaction: undo it.
    await time.request({ method: 'anvil_rollback', params: [1] } as never);
    expect(await reader.getCode({ address: whole.contracts.presale })).toBeUndefined();
    expect(await deployLocal({ rpcUrl: chain.rpcUrl })).toEqual(whole);
    expect(await reader.getCode({ address: whole.contracts.presale })).toBeDefined();
  });

  test('behavior: another deployer gets another set of addresses', async () => {
    const first = await deployLocal({ rpcUrl: chain.rpcUrl });
    const second = await deployLocal({ rpcUrl: chain.rpcUrl, deployerKey: other });
    expect(second.contracts.presale).not.toBe(first.contracts.presale);
    expect(second.create3Deployer).toBe(first.create3Deployer);
  });

  test('error: a chain whose sale has other terms', async () => {
    const account = privateKeyToAccount(localPrivateKey('deployer'));
    const clients = connectWith(chain.rpcUrl, 31337, 'local', account);
    const { timestamp } = await clients.reader.getBlock();
    const config = localConfig(Number(timestamp));
    const sale = { ...config.sale, softCap: 7_000_000n };
    await sendPlan(deploymentPlan({ ...config, sale }, account.address), clients);
    await expect(deployLocal({ rpcUrl: chain.rpcUrl })).rejects.toThrow(
      'presale was created from other code or with other arguments; sale.softCap is 7000000, but 1000000000 in the plan.',
    );
  });
});
