// Measures what the end of a sale costs: the shares released, and both pools opened, on Uniswap's own PoolManager.
import {
  type Address,
  type Hex,
  encodeDeployData,
  encodeFunctionData,
  getAddress,
  parseEther,
  parseUnits,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';

import { type Clients, connectWith } from '../deploy/clients.ts';
import { ladder } from '../deploy/config.ts';
import { localPrivateKey } from '../deploy/local-config.ts';
import { poolManagerBytecode } from '../deploy/pool-manager.ts';
import { openLimit, releaseLimit } from '../gas.ts';
import {
  erc20Abi,
  lilApeAbi,
  poolOpenerAbi,
  presaleAbi,
  reservesAbi,
  testUsdtAbi,
} from '../generated/abis.ts';
import { poolOpenerBytecode, presaleBytecode, reservesBytecode } from '../generated/bytecodes.ts';
import { type Bench, type GasFigure, figure, send } from './gas-figure.ts';

const secondsPerDay = 86_400;
/** Where contracts are put: the opener's address says that it is asked before a pool is initialised, and nothing else. */
const places = {
  presale: getAddress('0x7777000000000000000000000000000000005a1e'),
  reserves: getAddress('0x77770000000000000000000000000000000004e5'),
  opener: getAddress('0x7777000000000000000000000000000000002000'),
  staking: getAddress('0x77770000000000000000000000000000000057a6'),
  teamVesting: getAddress('0x77770000000000000000000000000000000007ea'),
  treasury: getAddress('0x7777000000000000000000000000000000007ea5'),
  others: getAddress('0x7777000000000000000000000000000000000da0'),
} as const;
/** The specification's shares of a sale of 100,000,000 LILAPE, with prizes of 1,000,000. */
const saleShare = parseEther('100000000');
const prizes = parseEther('1000000');
const shareOf = (percent: bigint) => (saleShare * percent) / 50n;
/** Uniswap's own launcher takes this for a pool. */
const peer = 'liquidity-launcher 492842';

/** Creation code of Uniswap v4's PoolManager, as npm has it. */
/** Runs creation code at an address of choice, and leaves there what it returns. */
async function createAt({ buyers, time }: Bench, address: Address, initCode: Hex): Promise<void> {
  const { data } = await buyers.first.reader.call({
    to: address,
    stateOverride: [{ address, code: initCode }],
  });
  if (data === undefined) throw new Error(`Nothing was created at ${address}.`);
  await time.setCode({ address, bytecode: data });
}

async function createManager({ wallet, account, reader }: Clients): Promise<Address> {
  const data = encodeDeployData({
    abi: [{ type: 'constructor', inputs: [{ type: 'address' }], stateMutability: 'nonpayable' }],
    bytecode: poolManagerBytecode(),
    args: [account.address],
  });
  const hash = await wallet.sendTransaction({ account, chain: wallet.chain, data });
  const { contractAddress } = await reader.waitForTransactionReceipt({ hash });
  if (!contractAddress) throw new Error('The PoolManager was not created.');
  return contractAddress;
}

/** Reserves, opener and sale with their LILAPE, as they stand when they are deployed. */
async function createMarket(bench: Bench): Promise<void> {
  const { deployment, buyers, rpcUrl } = bench;
  const { lilape, usdt, usdc } = deployment.contracts;
  const reserve = connectWith(rpcUrl, 31337, 'local', privateKeyToAccount(localPrivateKey('examplePurse')));
  for (const [to, amount] of [
    [places.presale, saleShare],
    [places.reserves, saleShare - prizes],
  ] as const) {
    await send(
      reserve,
      lilape,
      encodeFunctionData({ abi: lilApeAbi, functionName: 'transfer', args: [to, amount] }),
    );
  }
  const manager = await createManager(buyers.first);
  await createAt(bench, places.reserves, reservesCode(lilape));
  const openerArgs = [manager, places.reserves, usdt, usdc, places.treasury, 2_000n] as const;
  await createAt(
    bench,
    places.opener,
    encodeDeployData({ abi: poolOpenerAbi, bytecode: poolOpenerBytecode, args: openerArgs }),
  );
  const { timestamp } = await buyers.first.reader.getBlock();
  const startsAt = Number(timestamp);
  const terms = {
    ...ladder,
    startsAt,
    endsAt: startsAt + 365 * secondsPerDay,
    tokensPerStage: 10_000_000n,
    minimum: 1_000_000n,
    softCap: 0n,
    share: saleShare,
  };
  const saleArgs = [buyers.last.account.address, places.opener, lilape, usdt, usdc, terms] as const;
  await createAt(
    bench,
    places.presale,
    encodeDeployData({ abi: presaleAbi, bytecode: presaleBytecode, args: saleArgs }),
  );
}

function reservesCode(lilape: Address): Hex {
  const { presale, staking, opener: poolOpener, teamVesting, others } = places;
  return encodeDeployData({
    abi: reservesAbi,
    bytecode: reservesBytecode,
    args: [
      {
        lilape,
        presale,
        staking,
        poolOpener,
        teamVesting,
        marketing: others,
        development: others,
        dao: others,
        presaleShare: saleShare,
        rewardsShare: shareOf(15n),
        liquidityShare: shareOf(10n),
        teamShare: shareOf(5n),
        marketingShare: shareOf(10n),
        developmentShare: shareOf(5n),
        daoShare: shareOf(5n),
        prizes,
      },
    ],
  });
}

async function buy({ buyers: { first } }: Bench, coin: Address, dollars: string): Promise<void> {
  const amount = parseUnits(dollars, 6);
  const mint = encodeFunctionData({
    abi: testUsdtAbi,
    functionName: 'mint',
    args: [first.account.address, amount],
  });
  await send(first, coin, mint);
  const approve = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'approve',
    args: [places.presale, amount],
  });
  await send(first, coin, approve);
  const data = encodeFunctionData({ abi: presaleAbi, functionName: 'buy', args: [coin, amount, 1n] });
  await send(first, places.presale, data);
}

/** Measures in a sale of its own, paid with both coins; each pool first and second. */
export async function measureMarket(bench: Bench): Promise<GasFigure[]> {
  const { buyers, deployment, time } = bench;
  const { usdt, usdc } = deployment.contracts;
  await createMarket(bench);
  await buy(bench, usdt, '20000');
  await buy(bench, usdc, '30000');
  await time.increaseTime({ seconds: 366 * secondsPerDay });
  await time.mine({ blocks: 1 });
  await send(buyers.first, places.presale, encodeFunctionData({ abi: presaleAbi, functionName: 'finalise' }));
  const release = encodeFunctionData({ abi: reservesAbi, functionName: 'release' });
  const released = await send(buyers.measured, places.reserves, release);
  await time.increaseTime({ seconds: secondsPerDay });
  await time.mine({ blocks: 1 });
  const open = (coin: Address) =>
    send(
      buyers.measured,
      places.opener,
      encodeFunctionData({ abi: poolOpenerAbi, functionName: 'open', args: [coin] }),
    );
  const snapshot = await time.snapshot();
  const usdtFirst = [await open(usdt), await open(usdc)];
  await time.revert({ id: snapshot });
  const usdcFirst = [await open(usdc), await open(usdt)];
  return [
    figure('gas: release the shares', released, releaseLimit(release)),
    figure('gas: open a pool, first', Math.max(usdtFirst[0] ?? 0, usdcFirst[0] ?? 0), openLimit, peer),
    figure('gas: open a pool, second', Math.max(usdtFirst[1] ?? 0, usdcFirst[1] ?? 0), openLimit, peer),
  ];
}
