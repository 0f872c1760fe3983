/** The wallets that the dialog offers, each with what it is recognised by. @see decision 32 */
import type { BrowserWalletId, NamedWalletId } from '#shell/wallet/wallet-ids.ts';

export type BrowserWallet = {
  readonly id: BrowserWalletId;
  readonly name: string;
  /** How it announces itself. @see https://eips.ethereum.org/EIPS/eip-6963 */
  readonly rdns: readonly string[];
  /** Marks on the provider that it injects; others copy `isMetaMask`, so `notFlags` rule out the copies. */
  readonly flags: readonly string[];
  readonly notFlags: readonly string[];
  /** Whether others copy its marks; since it announces itself, they are believed only where nobody does. */
  readonly isCopied?: boolean;
  /** Object of its own in `window`. */
  readonly global?: string;
  readonly downloadUrl: string;
};

/** Marks of wallets that say `isMetaMask` beside their own. */
const metaMaskCopies = [
  'isApexWallet',
  'isAvalanche',
  'isBitKeep',
  'isBraveWallet',
  'isCoinbaseWallet',
  'isExodus',
  'isFrame',
  'isMathWallet',
  'isOKExWallet',
  'isOkxWallet',
  'isOpera',
  'isPhantom',
  'isRabby',
  'isTally',
  'isTokenPocket',
  'isTokenary',
  'isTrust',
  'isTrustWallet',
  'isUniswapWallet',
  'isZerion',
];

/** The five browser wallets, in the order of the dialog. */
export const browserWallets: readonly BrowserWallet[] = [
  {
    id: 'metamask',
    name: 'MetaMask',
    rdns: ['io.metamask', 'io.metamask.flask'],
    flags: ['isMetaMask'],
    notFlags: metaMaskCopies,
    isCopied: true,
    downloadUrl: 'https://metamask.io/download',
  },
  {
    id: 'coinbase',
    name: 'Coinbase Wallet',
    rdns: ['com.coinbase.wallet'],
    flags: ['isCoinbaseWallet'],
    notFlags: [],
    global: 'coinbaseWalletExtension',
    downloadUrl: 'https://www.coinbase.com/wallet/downloads',
  },
  {
    id: 'rabby',
    name: 'Rabby',
    rdns: ['io.rabby'],
    flags: ['isRabby'],
    notFlags: [],
    global: 'rabby',
    downloadUrl: 'https://rabby.io',
  },
  {
    id: 'trust',
    name: 'Trust Wallet',
    rdns: ['com.trustwallet.app'],
    flags: ['isTrust', 'isTrustWallet'],
    notFlags: [],
    global: 'trustwallet',
    downloadUrl: 'https://trustwallet.com/download',
  },
  {
    id: 'okx',
    name: 'OKX Wallet',
    rdns: ['com.okex.wallet'],
    flags: ['isOkxWallet', 'isOKExWallet'],
    notFlags: [],
    global: 'okxwallet',
    downloadUrl: 'https://web3.okx.com/download',
  },
];

/** The wallet's own name; 'Other Wallets' speak through WalletConnect. */
export function namedWallet(id: NamedWalletId): string {
  if (id === 'walletconnect') return 'WalletConnect';
  if (id === 'demo') return 'Demo wallet';
  return browserWallet(id).name;
}

/** The entry of a browser wallet. */
export function browserWallet(id: BrowserWalletId): BrowserWallet {
  const wallet = browserWallets.find((candidate) => candidate.id === id);
  if (wallet === undefined) throw new RangeError(`no browser wallet ${id}`);
  return wallet;
}
