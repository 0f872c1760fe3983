/** The links of header, mobile menu and footer, in their order. */
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { failed, reached, type SaleState, undecided } from '#text/sale-state.ts';

export type NavigationLink = {
  to: string;
  label: MessageDescriptor;
  /** False for a page that only says what it will be: its link carries a stamp. */
  isOpen?: false;
  /** Shown while the sale is in one of these; always, where they are not named. */
  states?: readonly SaleState[];
};

const home = { to: '/', label: msg`Home` };
const howToBuy = { to: '/how-to-buy', label: msg`How to buy` };
const mintNft = { to: '/mint-nft', label: msg`Mint NFT`, isOpen: false } as const;
const staking = { to: '/staking', label: msg`Staking`, isOpen: false } as const;
const launchpad = { to: '/launchpad', label: msg`Launchpad`, isOpen: false } as const;
const whitepaper = { to: '/whitepaper', label: msg`Whitepaper` };
const game = { to: '/game', label: msg`Game`, isOpen: false } as const;
const tokenomics = { to: '/#tokenomics', label: msg`Tokenomics` };
const roadmap = { to: '/#roadmap', label: msg`Roadmap` };
const faq = { to: '/#faq', label: msg`FAQ` };

/** Pages in the header of large screens. */
export const headerPages: readonly NavigationLink[] = [
  home,
  // Once nothing is sold any more, what the sale owes its buyers has the place of how to buy.
  { ...howToBuy, states: undecided },
  { to: '/claim', label: msg`Claim`, states: reached },
  { to: '/claim', label: msg`Take back`, states: failed },
  mintNft,
  staking,
  launchpad,
  whitepaper,
  game,
];

const sale = { to: '/sale', label: msg`The sale in numbers` };
const purchases = { to: '/purchases', label: msg`My purchases` };
const claim = { to: '/claim', label: msg`Claim or refund` };
const contracts = { to: '/contracts', label: msg`Contracts` };

/** Anchors of the home page in the header of large screens. */
export const headerAnchors: readonly NavigationLink[] = [tokenomics, roadmap, faq];

/** Pages in the mobile menu. @see specification §2 */
export const menuPages: readonly NavigationLink[] = [mintNft, staking, game];

/** Anchors in the mobile menu. @see specification §2 */
export const menuAnchors: readonly NavigationLink[] = [tokenomics, roadmap, faq];

/** What the mobile menu has below those. @see decision 60 */
export const menuMore: readonly NavigationLink[] = [
  howToBuy,
  sale,
  purchases,
  claim,
  whitepaper,
  contracts,
  launchpad,
];

/** Quick links of the footer: sections of the home page. @see specification §2 */
export const footerQuickLinks: readonly NavigationLink[] = [
  { to: '/#how-to-buy', label: msg`How to buy` },
  roadmap,
  tokenomics,
  faq,
  { to: '/#whitepaper', label: msg`Whitepaper` },
];

/** Pages in the footer. */
export const footerPages: readonly NavigationLink[] = [
  mintNft,
  staking,
  launchpad,
  game,
  sale,
  purchases,
  claim,
  contracts,
  { to: '/privacy', label: msg`Privacy` },
];
