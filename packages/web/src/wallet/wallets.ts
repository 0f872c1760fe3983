/** The wallets that the dialog offers, each with what it is recognised by. @see decision 32 "wallet list" */
import type { BrowserWalletId, NamedWalletId } from '#shell/first/wallet-ids.ts';

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
  /** Opens a page of ours in the browser of the wallet's phone app, or leads to the app; not given where no such link is documented. */
  readonly appLink?: (page: URL) => string;
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
    // The address stands as it is: encoded, the app opens an empty page. @see https://docs.metamask.io/sdk/guides/use-deeplinks
    appLink: ({ host, pathname, search }) => `https://link.metamask.io/dapp/${host}${pathname}${search}`,
  },
  {
    id: 'coinbase',
    name: 'Coinbase Wallet',
    rdns: ['com.coinbase.wallet'],
    flags: ['isCoinbaseWallet'],
    notFlags: [],
    global: 'coinbaseWalletExtension',
    downloadUrl: 'https://www.coinbase.com/wallet/downloads',
    // @see https://docs.cdp.coinbase.com/coinbase-wallet/developer-guidance/mobile-dapp-integration
    appLink: ({ href }) => `https://go.cb-w.com/dapp?cb_url=${encodeURIComponent(href)}`,
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
    // 60 is Ethereum, whose addresses Base shares. @see https://developer.trustwallet.com/developer/develop-for-trust/deeplinking
    appLink: ({ href }) => `https://link.trustwallet.com/open_url?coin_id=60&url=${encodeURIComponent(href)}`,
  },
  {
    id: 'okx',
    name: 'OKX Wallet',
    rdns: ['com.okex.wallet'],
    flags: ['isOkxWallet', 'isOKExWallet'],
    notFlags: [],
    global: 'okxwallet',
    downloadUrl: 'https://web3.okx.com/download',
    // @see https://web3.okx.com/build/docs/waas/app-universal-link
    appLink: ({ href }) => {
      const inApp = `okx://wallet/dapp/url?dappUrl=${encodeURIComponent(href)}`;
      return `https://web3.okx.com/download?deeplink=${encodeURIComponent(inApp)}`;
    },
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
