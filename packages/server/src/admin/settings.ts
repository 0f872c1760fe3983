// The settings of who may be admin: a password, by its hash or once in plain, and wallets.
import type { Deployment } from '@lilape/contracts/deployment';
import { type Address, parseAddress } from '@lilape/domain/address';
import { LOCAL_CHAIN_ID } from '@lilape/domain/chains';
import { MAX_PASSWORD_CHARS, parsePasswordHash } from '#admin/password.ts';
import { weaknessOf } from '#admin/weak-password.ts';
import { ConfigError, type Env } from '#settings.ts';

export type AdminSettings = {
  /** Hash of the password, which counts before the one that the database keeps; null: the database's counts. */
  readonly hash: string | null;
  /** The first password of a database that keeps none; null: none is given. Never shown. */
  readonly firstPassword: string | null;
  /** Wallets that may sign in, in lower case. */
  readonly wallets: readonly Address[];
  /** Whether the owner of the deployment's contracts may too. */
  readonly includesOwner: boolean;
};

/** The owner's account of the local chain, whose key everybody knows. */
export const LOCAL_OWNER: Address = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8';

/** @throws ConfigError for a weak password, a text that is no hash or address, and wallets of a site without a name */
export function readAdmin(
  env: Env,
  site: { readonly chainId: number; readonly hasSite: boolean },
): AdminSettings {
  const [hash, firstPassword] = [readHash(env), readFirstPassword(env)];
  if (hash !== null && firstPassword !== null)
    throw new ConfigError(
      'Set ADMIN_PASSWORD or ADMIN_PASSWORD_HASH, not both: only one can be the password.',
    );
  return { hash, firstPassword, ...readWallets(env, site) };
}

/** The wallets that may sign in on a deployment. */
export function walletsOf(
  { wallets, includesOwner }: AdminSettings,
  deployment: Deployment,
): readonly Address[] {
  if (!includesOwner) return wallets;
  // The record of the local chain is the same everywhere and names nobody.
  const owner = deployment.chainId === LOCAL_CHAIN_ID ? LOCAL_OWNER : deployment.sale?.owner;
  if (owner === undefined)
    throw new ConfigError(
      'ADMIN_ADDRESSES says “owner”, and the record of the deployment names none: write the address.',
    );
  return [...wallets, owner.toLowerCase() as Address];
}

function readHash(env: Env): string | null {
  const text = env['ADMIN_PASSWORD_HASH'] || '';
  if (text === '') return null;
  if (parsePasswordHash(text) === null)
    throw new ConfigError(
      'ADMIN_PASSWORD_HASH must be what “npm run admin:password -- --print” prints: argon2id:….',
    );
  return text;
}

function readFirstPassword(env: Env): string | null {
  const text = env['ADMIN_PASSWORD'] || '';
  if (text === '') return null;
  // The text is not repeated: it is the password, or nearly.
  const weakness =
    text.length > MAX_PASSWORD_CHARS ? `has more than ${MAX_PASSWORD_CHARS} characters` : weaknessOf(text);
  if (weakness !== null)
    throw new ConfigError(
      `ADMIN_PASSWORD ${weakness}: choose another, or let “npm run admin:password” make one that nobody guesses.`,
    );
  return text;
}

function readWallets(
  env: Env,
  { chainId, hasSite }: { readonly chainId: number; readonly hasSite: boolean },
): Pick<AdminSettings, 'wallets' | 'includesOwner'> {
  const words = (env['ADMIN_ADDRESSES'] || '').split(',').map((word) => word.trim());
  const given = words.filter((word) => word !== '');
  if (given.length > 0 && !hasSite && chainId !== LOCAL_CHAIN_ID)
    throw new ConfigError('ADMIN_ADDRESSES needs LILAPE_SITE_URL: what a wallet signs names the site.');
  const wallets = given
    .filter((word) => word !== 'owner')
    .map((word) => {
      const parsed = parseAddress(word);
      if (!parsed.ok)
        throw new ConfigError(
          `ADMIN_ADDRESSES must hold addresses, or the word owner, separated by commas; “${word.slice(0, 60)}” is neither (${parsed.fault}).`,
        );
      return parsed.address;
    });
  return { wallets, includesOwner: given.includes('owner') };
}
