// Reads the text that a wallet signed to sign in: it is ours to the letter, for this site and chain, and of these minutes.
import type { Address } from '@lilape/domain/address';
import { WALLET_TEXT_MINUTES, walletText } from '@lilape/domain/admin/wallet-text';
import { parseSiweMessage } from 'viem/siwe';

export type ReadText = { readonly account: Address; readonly nonce: string };

/** Clocks of our own processes may differ by so much. */
const TOLERANCE_MS = 30_000;

/**
 * Who signs in with which nonce; `old` where its time is over, `foreign` where it is not the text that our page makes for
 * this site and chain. Nothing else is accepted, so that no wallet is led to sign what this server would understand.
 */
export function readWalletText(
  message: string,
  { site, chainId, nowMs }: { readonly site: string; readonly chainId: number; readonly nowMs: number },
): ReadText | 'foreign' | 'old' {
  const { address, nonce, issuedAt, expirationTime } = parseSiweMessage(message);
  if (address === undefined || nonce === undefined || !isTime(issuedAt) || !isTime(expirationTime))
    return 'foreign';
  const ours = walletText({
    site,
    account: address,
    chainId,
    nonce,
    issuedAt: issuedAt.toISOString(),
    expiresAt: expirationTime.toISOString(),
  });
  if (message !== ours || !/^[0-9a-f]{32}$/.test(nonce)) return 'foreign';
  const [fromMs, toMs] = [issuedAt.getTime(), expirationTime.getTime()];
  if (toMs - fromMs !== WALLET_TEXT_MINUTES * 60_000) return 'foreign';
  const isNow = nowMs >= fromMs - TOLERANCE_MS && nowMs < toMs + TOLERANCE_MS;
  return isNow ? { account: address.toLowerCase() as Address, nonce } : 'old';
}

const isTime = (time: Date | undefined): time is Date => time !== undefined && !Number.isNaN(time.getTime());
