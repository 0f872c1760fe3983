// The creation code of every contract of a plan, with its constructor's arguments, in the order in which they are created.
import { type Address, type Hex, concatHex, encodeAbiParameters, encodeDeployData } from 'viem';

import {
  drawsAbi,
  lilApeAbi,
  lilApeNFTAbi,
  lilApeStakingAbi,
  poolOpenerAbi,
  presaleAbi,
  reservesAbi,
  teamVestingAbi,
} from '../generated/abis.ts';
import {
  drawsBytecode,
  lilApeBytecode,
  lilApeNFTBytecode,
  lilApeStakingBytecode,
  mockEthUsdFeedBytecode,
  poolOpenerBytecode,
  presaleBytecode,
  reservesBytecode,
  teamVestingBytecode,
  testUsdcBytecode,
  testUsdtBytecode,
} from '../generated/bytecodes.ts';
import { collection } from './collection.ts';
import { poolManagerBytecode } from './pool-manager.ts';
import type { ContractKey, DeploymentPlan } from './plan.ts';
import { prizesRoot } from './prizes-root.ts';
import { moneyShareBps, prizeUnits, shareUnits } from './shares.ts';

/** `initCode` is `bytecode` followed by the arguments. */
type InitCode = { readonly key: ContractKey; readonly bytecode: Hex; readonly initCode: Hex };

type Parts = Pick<DeploymentPlan, 'config' | 'contracts' | 'recipients' | 'excluded'>;

/** Stand-ins where the config names no coin, feed or market, then what is ours: each after what its constructor looks at. */
export function planInitCodes(parts: Parts): InitCode[] {
  return [...standIns(parts), ...market(parts), ...ours(parts)];
}

function standIns({ config: { coins } }: Parts): InitCode[] {
  const bytecodes = { usdt: testUsdtBytecode, usdc: testUsdcBytecode, ethUsdFeed: mockEthUsdFeedBytecode };
  return (['usdt', 'usdc', 'ethUsdFeed'] as const).flatMap((key) =>
    coins[key] === null ? [{ key, bytecode: bytecodes[key], initCode: bytecodes[key] }] : [],
  );
}

/** What stands before the token does. */
function market({ config, contracts }: Parts): InitCode[] {
  const { poolManager, reserves, usdt, usdc } = contracts;
  const manager = config.poolManager === null ? [managerOf(config.owner)] : [];
  return [
    ...manager,
    {
      key: 'reserves',
      bytecode: reservesBytecode,
      initCode: encodeDeployData({
        abi: reservesAbi,
        bytecode: reservesBytecode,
        args: [reservesTerms({ config, contracts })],
      }),
    },
    {
      key: 'poolOpener',
      bytecode: poolOpenerBytecode,
      initCode: encodeDeployData({
        abi: poolOpenerAbi,
        bytecode: poolOpenerBytecode,
        args: [poolManager, reserves, usdt, usdc, config.treasury, moneyShareBps],
      }),
    },
  ];
}

function managerOf(owner: Address): InitCode {
  const bytecode = poolManagerBytecode();
  const argument = encodeAbiParameters([{ type: 'address' }], [owner]);
  return { key: 'poolManager', bytecode, initCode: concatHex([bytecode, argument]) };
}

function ours({ config, contracts, recipients, excluded }: Parts): InitCode[] {
  const { owner, vesting, sale } = config;
  const { lilape, usdt, usdc, nft, poolOpener, reserves } = contracts;
  const shares = Object.values(recipients).map(({ address, amount }) => ({ to: address, amount }));
  return [
    {
      key: 'teamVesting',
      bytecode: teamVestingBytecode,
      initCode: encodeDeployData({
        abi: teamVestingAbi,
        bytecode: teamVestingBytecode,
        args: [vesting.beneficiary, vesting.startsAt, vesting.durationSeconds],
      }),
    },
    // The token mints to addresses that have no code yet; the sale's constructor then checks its balance.
    {
      key: 'lilape',
      bytecode: lilApeBytecode,
      initCode: encodeDeployData({ abi: lilApeAbi, bytecode: lilApeBytecode, args: [shares] }),
    },
    {
      key: 'presale',
      bytecode: presaleBytecode,
      initCode: encodeDeployData({
        abi: presaleAbi,
        bytecode: presaleBytecode,
        args: [owner, poolOpener, lilape, usdt, usdc, sale],
      }),
    },
    {
      key: 'draws',
      bytecode: drawsBytecode,
      initCode: encodeDeployData({
        abi: drawsAbi,
        bytecode: drawsBytecode,
        args: [drawsTerms(config, contracts, excluded)],
      }),
    },
    {
      key: 'nft',
      bytecode: lilApeNFTBytecode,
      initCode: encodeDeployData({
        abi: lilApeNFTAbi,
        bytecode: lilApeNFTBytecode,
        args: [collectionTerms(config, contracts)],
      }),
    },
    {
      key: 'staking',
      bytecode: lilApeStakingBytecode,
      initCode: encodeDeployData({
        abi: lilApeStakingAbi,
        bytecode: lilApeStakingBytecode,
        args: [lilape, nft, owner, reserves],
      }),
    },
  ];
}

/** What the draws are given at deployment; the sale's owner opens those of launches. */
function drawsTerms(
  { owner, beacon }: Parts['config'],
  { lilape, presale }: Parts['contracts'],
  excluded: Parts['excluded'],
) {
  const { genesis, period, key } = beacon;
  return { owner, lilape, presale, excluded, beaconGenesis: genesis, beaconPeriod: period, beaconKey: key };
}

/** What the collection is given at deployment; its roles are the sale's. */
export function collectionTerms(config: Parts['config'], { draws, nft }: Parts['contracts']) {
  const { owner, treasury, studioSigner: signer } = config;
  return { owner, treasury, signer, draws, ...collection, prizesRoot: prizesRoot(config, nft) };
}

/** What the reserves are given at deployment: the seven shares as the specification has them, and whom they are for. */
export function reservesTerms({ config, contracts }: Pick<Parts, 'config' | 'contracts'>) {
  const { lilape, presale, staking, poolOpener, teamVesting } = contracts;
  return {
    lilape,
    presale,
    staking,
    poolOpener,
    teamVesting,
    ...config.reserves,
    presaleShare: shareUnits('presale'),
    rewardsShare: shareUnits('stakingRewards'),
    liquidityShare: shareUnits('liquidity'),
    teamShare: shareUnits('team'),
    marketingShare: shareUnits('marketing'),
    developmentShare: shareUnits('development'),
    daoShare: shareUnits('dao'),
    prizes: prizeUnits,
  };
}
