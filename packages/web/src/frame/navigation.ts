/** The links of header, mobile menu and footer, in their order. */
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';

export type NavigationLink = { to: string; label: MessageDescriptor };

const home = { to: '/', label: msg`Home` };
const howToBuy = { to: '/how-to-buy', label: msg`How to buy` };
const mintNft = { to: '/mint-nft', label: msg`Mint NFT` };
const staking = { to: '/staking', label: msg`Staking` };
const launchpad = { to: '/launchpad', label: msg`Launchpad` };
const whitepaper = { to: '/whitepaper', label: msg`Whitepaper` };
const game = { to: '/game', label: msg`Game` };
const tokenomics = { to: '/#tokenomics', label: msg`Tokenomics` };
const roadmap = { to: '/#roadmap', label: msg`Roadmap` };
const faq = { to: '/#faq', label: msg`FAQ` };

/** Pages in the header of large screens. */
export const headerPages: readonly NavigationLink[] = [
  home,
  howToBuy,
  mintNft,
  staking,
  launchpad,
  whitepaper,
  game,
];

/** Anchors of the home page in the header of large screens. */
export const headerAnchors: readonly NavigationLink[] = [tokenomics, roadmap, faq];

/** Pages in the mobile menu. @see specification §2 */
export const menuPages: readonly NavigationLink[] = [mintNft, staking, game];

/** Anchors in the mobile menu. @see specification §2 */
export const menuAnchors: readonly NavigationLink[] = [tokenomics, roadmap, faq];

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
  { to: '/sale', label: msg`The sale in numbers` },
  { to: '/purchases', label: msg`My purchases` },
  { to: '/contracts', label: msg`Contracts` },
  { to: '/privacy', label: msg`Privacy` },
];
