/** Names of the wallets that the site can connect; small, since every page loads it. @see decision 57 "any announced wallet" */

export const namedWalletIds = [
  'metamask',
  'coinbase',
  'rabby',
  'trust',
  'okx',
  'walletconnect',
  'demo',
] as const;
export type NamedWalletId = (typeof namedWalletIds)[number];

/** A browser wallet that the dialog does not name: `other:` and the name under which it announces itself (EIP-6963). */
export type OtherWalletId = `other:${string}`;

export type WalletId = NamedWalletId | OtherWalletId;
export type BrowserWalletId = Exclude<NamedWalletId, 'walletconnect' | 'demo'>;

/** Whether stored text names a wallet; one that is not installed any more names one too. */
export function isWalletId(text: string): text is WalletId {
  return text.startsWith('other:') || (namedWalletIds as readonly string[]).includes(text);
}
