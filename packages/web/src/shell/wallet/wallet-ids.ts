/** Names of the wallets that the site can connect; small, since every page loads it. @see decision 32 */

export const walletIds = ['metamask', 'coinbase', 'rabby', 'trust', 'okx', 'walletconnect', 'demo'] as const;
export type WalletId = (typeof walletIds)[number];
export type BrowserWalletId = Exclude<WalletId, 'walletconnect' | 'demo'>;

/** Whether stored text names one of the wallets. */
export function isWalletId(text: string): text is WalletId {
  return (walletIds as readonly string[]).includes(text);
}
