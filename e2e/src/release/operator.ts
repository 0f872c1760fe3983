// What the operator of the tests fills in and sets: everything that can be, at its longest.
import { completeConfig } from '@lilape/contracts/deploy/config.fixture';
import type { ConfiguredChain } from '@lilape/contracts/deploy/config';
import { localPrivateKey } from '@lilape/contracts/deploy/local-config';
import { privateKeyToAddress } from 'viem/accounts';

import { ADMIN_PASSWORD_HASH } from '../stack.ts';

const key = `0x${'7'.repeat(64)}` as const;
/** Not the local chain's deployer: with another the contracts get addresses of their own. */
export const deployer = { key, address: privateKeyToAddress(key) } as const;

/** Address of the site. */
export const siteUrl = 'https://presale.the-lilape-community-token.example';

const inConfig = (seconds: number) => new Date(seconds * 1_000).toISOString().replace('.000Z', 'Z');

/** The text of a config file without a gap, for a sale of 366 days. */
export function filledConfig(chain: ConfiguredChain, startsAt: number): string {
  const { vesting, sale, coins, poolManager, ...rest } = completeConfig();
  const endsAt = inConfig(startsAt + 366 * 86_400);
  const vestsFrom = inConfig(startsAt + 367 * 86_400);
  const filled = {
    ...rest,
    vesting: { ...vesting, startsAt: vestsFrom, durationDays: '3653' },
    sale: { ...sale, startsAt: inConfig(startsAt), endsAt },
    // On the test network nothing is filled in: the deployment brings coins and a market of its own.
    coins: chain === 'base' ? coins : { usdt: null, usdc: null, ethUsdFeed: null },
    poolManager: chain === 'base' ? poolManager : null,
  };
  return JSON.stringify(filled, null, 2);
}

/** Every setting of `.env.example` that the page's build and the server take, and that needs no service elsewhere. */
export function operatorEnv(chainId: number): Record<string, string> {
  return {
    LILAPE_CHAIN_ID: String(chainId),
    LILAPE_SITE_URL: siteUrl,
    WALLETCONNECT_PROJECT_ID: '0123456789abcdef0123456789abcdef',
    STUDIO_KEY: localPrivateKey('studioSigner'),
    BRANCH_KEY: `0x${'b4'.repeat(32)}`,
    ADMIN_PASSWORD_HASH,
    ADMIN_ADDRESSES: 'owner',
    TRUST_PROXY: '1',
  };
}
