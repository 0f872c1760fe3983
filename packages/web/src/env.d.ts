declare module '*.po' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}

declare module 'virtual:art' {
  import type { ArtName } from '../build/drawings.ts';
  export type { ArtName };
  /** Where a drawing is. */
  export const artAddress: (name: ArtName) => string;
  /** Its width divided by its height. */
  export const artRatio: (name: ArtName) => number;
}

declare module 'virtual:art-names' {
  export const artNames: readonly import('../build/drawings.ts').ArtName[];
}

/** Loads each page of this build, for the prerendering. @see build/pages.ts */
declare module 'virtual:pages' {
  import type { PageModule } from '#shell/page/page-head.ts';
  import type { PageName } from '#pages.ts';
  export const pages: Readonly<Record<PageName, () => Promise<PageModule>>>;
}

/** The sentences of each catalogue. @see build/pages.ts */
declare module 'virtual:catalogs' {
  import type { Messages } from '@lingui/core';
  import type { Language } from '@lilape/domain/languages';
  /** All names; empty in the browser, which asks for what it needs. */
  export const catalogNames: readonly string[];
  /** @throws TypeError where the file does not come */
  export function loadCatalog(name: string, language: Language): Promise<{ messages: Messages }>;
}

/** Whether this build is for the local chain, whose demo wallet signs with a key that everybody knows. */
declare const LILAPE_HAS_DEMO_WALLET: boolean;
/** Project id of WalletConnect, or empty where none is configured. */
declare const LILAPE_WALLETCONNECT_PROJECT_ID: string;
/** Origin that the site is built for, or empty where none is set. */
declare const LILAPE_SITE_URL: string;
/** Who may take part in the giveaway, as the operator says. */
declare const LILAPE_GIVEAWAY_TERMS: import('../build/giveaway-terms.ts').GiveawayTerms;
/** What only the contracts page tells of the deployment. */
declare const LILAPE_RECORD: import('@lilape/contracts/deployment').Deployment | null;
