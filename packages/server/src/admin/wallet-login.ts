// Whether a signed text lets a wallet in: ours, in time, of a wallet on the list, signed by it, and not sent before.
import type { Address } from '@lilape/domain/address';
import { checksumAddress } from '@lilape/domain/address';
import { AppError } from '@lilape/domain/app-error';
import type { Context } from 'hono';
import type { GuardParts } from '#admin/guard.ts';
import { stateOfNonce, useNonce } from '#admin/nonces.ts';
import { noteWalletRefused } from '#admin/refusals.ts';
import { readWalletText } from '#admin/wallet-text.ts';
import { originOf } from '#http/own-pages.ts';
import type { ApiEnv } from '#http/requests.ts';
import { reachChain, reachDatabase } from '#reach.ts';
import type { ApiParts } from '#routes/parts.ts';

export type WalletLoginParts = GuardParts & Pick<ApiParts, 'chain' | 'deployment' | 'siteUrl' | 'clock'>;

type Signed = { readonly message: string; readonly signature: `0x${string}` };

/**
 * The wallet that signed, in lower case; its nonce is used up.
 * @throws AppError WALLET_TEXT_FOREIGN, WALLET_TEXT_OLD, WALLET_TEXT_USED, WALLET_REFUSED, each noted in the log;
 * WALLET_UNCHECKED where only a contract could tell and the chain is away
 */
export async function admitWallet(
  c: Context<ApiEnv>,
  parts: WalletLoginParts,
  { message, signature }: Signed,
): Promise<Address> {
  const site = siteOf(c, parts);
  const read =
    site === null
      ? 'foreign'
      : readWalletText(message, { site, chainId: parts.deployment.chainId, nowMs: parts.clock() });
  if (read === 'foreign') return await refuse(c, parts, 'unknown', new AppError('WALLET_TEXT_FOREIGN'));
  if (read === 'old') return await refuse(c, parts, 'unknown', new AppError('WALLET_TEXT_OLD'));
  const { account, nonce } = read;
  const state = await reachDatabase(() => stateOfNonce(parts.db, nonce));
  if (state === 'unknown') return await refuse(c, parts, account, new AppError('WALLET_TEXT_OLD'));
  if (state === 'used') return await refuse(c, parts, account, new AppError('WALLET_TEXT_USED'));
  if (!(await isAdmins(parts, { account, message, signature })))
    return await refuse(
      c,
      parts,
      account,
      new AppError('WALLET_REFUSED', { account: checksumAddress(account) }),
    );
  // Of two that come at once with the same text one gets in.
  if (await reachDatabase(() => useNonce(parts.db, nonce))) return account;
  return await refuse(c, parts, account, new AppError('WALLET_TEXT_USED'));
}

/**
 * The site that a text has to name: that of the setting, for what a request says of its host could be anybody's. Without
 * the setting this machine alone.
 */
function siteOf(c: Context<ApiEnv>, { siteUrl, trustedProxyHops }: WalletLoginParts): string | null {
  const { origin, isPlain } = originOf(c, trustedProxyHops);
  return siteUrl ?? (isPlain ? origin : null);
}

/** Strangers never make us ask the chain. @throws AppError WALLET_UNCHECKED */
async function isAdmins(
  { admin, chain }: WalletLoginParts,
  { account, message: text, signature }: Signed & { readonly account: Address },
): Promise<boolean> {
  if (!admin.wallets.has(account)) return false;
  try {
    return await reachChain(() => chain.isSignedBy({ account, text, signature }));
  } catch (cause) {
    if (cause instanceof AppError && cause.code !== 'SERVICE_UNAVAILABLE') throw cause;
    throw new AppError('WALLET_UNCHECKED', {}, { cause });
  }
}

async function refuse(c: Context<ApiEnv>, parts: GuardParts, account: string, why: AppError): Promise<never> {
  await noteWalletRefused(c, parts, { code: why.code, account });
  throw why;
}
