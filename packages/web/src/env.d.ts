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

/** Whether this build is for the local chain, whose demo wallet signs with a key that everybody knows. */
declare const LILAPE_HAS_DEMO_WALLET: boolean;
/** Project id of WalletConnect, or empty where none is configured. */
declare const LILAPE_WALLETCONNECT_PROJECT_ID: string;
/** Origin that the site is built for, or empty where none is set. */
declare const LILAPE_SITE_URL: string;
/** What only the contracts page tells of the deployment. */
declare const LILAPE_RECORD: import('@lilape/contracts/deployment').Deployment | null;
