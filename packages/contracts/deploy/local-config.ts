// The deployment to the bundled local chain: anvil's own accounts, a small ladder, open at once.
import type { Address, Hex } from 'viem';
import { mnemonicToAccount } from 'viem/accounts';
import { toHex } from 'viem/utils';

import { localBeacon } from './beacons.ts';
import { type DeploymentConfig, ladder } from './config.ts';
import { shareUnits } from './shares.ts';

/** Chain id of the bundled local chain. */
export const localChainId = 31337;

/** Where the site of the bundled chain is served, unless `PORT` says otherwise. */
const localSiteUrl = 'http://127.0.0.1:3000';

const anvilMnemonic = 'test test test test test test test test test test test junk';
const secondsPerDay = 86_400;

/** Who anvil's accounts are in the local deployment; accounts 3 and 9 are left to others, and 10 has no ether. */
export const localAccountIndex = {
  deployer: 0,
  owner: 1,
  treasury: 2,
  development: 4,
  marketing: 5,
  examplePurse: 6,
  dao: 7,
  teamBeneficiary: 8,
  studioSigner: 10,
} as const;

export type LocalRole = keyof typeof localAccountIndex;

type LocalAccount = ReturnType<typeof mnemonicToAccount>;

/** Derived once each: a phrase becomes a seed by thousands of hashes. */
const localAccounts = new Map<LocalRole, LocalAccount>();

function localAccount(role: LocalRole): LocalAccount {
  const known = localAccounts.get(role);
  if (known) return known;
  const account = mnemonicToAccount(anvilMnemonic, { addressIndex: localAccountIndex[role] });
  localAccounts.set(role, account);
  return account;
}

/** The address of one of anvil's accounts in its role. */
export function localAddress(role: LocalRole): Address {
  return localAccount(role).address;
}

/**
 * The private key of one of anvil's accounts, known to the whole world.
 * @throws Error if the derivation gave no key.
 */
export function localPrivateKey(role: LocalRole): Hex {
  const key = localAccount(role).getHdKey().privateKey;
  if (!key) throw new Error(`No private key for ${role}.`);
  return toHex(key);
}

/** Config of a local deployment whose sale opens at `headSeconds`, the chain's own time, and ends 365 days later. */
export function localConfig(headSeconds: number, chainId: number = localChainId): DeploymentConfig {
  return {
    chainId,
    name: 'LilApe local chain',
    note: "Every role is one of anvil's accounts, whose keys everybody knows. The example purse and the example rewards exist here only, so that LILAPE can be tried before the shares are released: the page /lab hands out what is in the purse.",
    generation: 1,
    owner: localAddress('owner'),
    treasury: localAddress('treasury'),
    reserves: {
      marketing: localAddress('marketing'),
      development: localAddress('development'),
      dao: localAddress('dao'),
    },
    vesting: {
      beneficiary: localAddress('teamBeneficiary'),
      startsAt: BigInt(headSeconds + 366 * secondsPerDay),
      durationSeconds: BigInt(730 * secondsPerDay),
    },
    studioSigner: localAddress('studioSigner'),
    siteUrl: localSiteUrl,
    beacon: localBeacon,
    excluded: [],
    sale: {
      ...ladder,
      startsAt: headSeconds,
      endsAt: headSeconds + 365 * secondsPerDay,
      tokensPerStage: 10_000_000n,
      minimum: 1_000_000n,
      softCap: 1_000_000_000n,
      share: shareUnits('presale'),
    },
    hopedFor: null,
    coins: { usdt: null, usdc: null, ethUsdFeed: null },
    poolManager: null,
    examplePurse: localAddress('examplePurse'),
  };
}
