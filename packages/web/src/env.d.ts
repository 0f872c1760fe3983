declare module '*.po' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}

declare module 'virtual:art' {
  import type { ArtFile } from '../build/art.ts';
  import type { ArtName } from '../build/drawings.ts';
  export type { ArtName };
  export const art: Record<ArtName, ArtFile>;
  /** An address that holds the logo itself. */
  export const logo: string;
}

/** The bodies of the wire that pages check. @see build/wire.ts */
declare module 'virtual:wire' {
  import type { NetworkInfo, RatesBody, TransactionBody } from '@lilape/wire/chain';
  import type { ContractsBody } from '@lilape/wire/contracts';
  import type { SaleHistory } from '@lilape/wire/history';
  import type { BuyPending, BuyResponse, PurchasesBody } from '@lilape/wire/purchases';
  import type { Schema } from '#api/check.ts';
  export const buyPending: Schema<BuyPending>;
  export const buyResponse: Schema<BuyResponse>;
  export const contracts: Schema<ContractsBody>;
  export const networkInfo: Schema<NetworkInfo>;
  export const purchases: Schema<PurchasesBody>;
  export const rates: Schema<RatesBody>;
  export const saleHistory: Schema<SaleHistory>;
  export const transaction: Schema<TransactionBody>;
}

/** Whether this build is for the local chain, whose demo wallet signs with a key that everybody knows. */
declare const LILAPE_HAS_DEMO_WALLET: boolean;
/** Project id of WalletConnect, or empty where none is configured. */
declare const LILAPE_WALLETCONNECT_PROJECT_ID: string;
/** Origin that the site is built for, or empty where none is set. */
declare const LILAPE_SITE_URL: string;
/** What only the contracts page tells of the deployment. */
declare const LILAPE_RECORD: import('@lilape/contracts/deployment').Deployment | null;
