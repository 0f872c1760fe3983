/** The links of header, mobile menu and footer, in their order. */
import { type LinkPlace, pageRows, pages } from '#pages.ts';
import type { Language } from '@lilape/domain/languages';
import { failed, reached, type SaleState, undecided } from '#text/sale-state.ts';

export type NavigationLink = {
  to: string;
  label: Record<Language, string>;
  /** Shown while the sale is in one of these; always, where they are not named. */
  states?: readonly SaleState[];
};

/** Returns the links to pages that stand in a place, in their order. */
export function pageLinks(place: LinkPlace): NavigationLink[] {
  return pageRows
    .flatMap(({ paths, label, links }) => {
      const position = links?.[place];
      if (position === undefined || label === undefined) return [];
      return [{ to: paths[0], label, position }];
    })
    .sort((a, b) => a.position - b.position);
}

/** Where what the sale owes its buyers is claimed or refunded. */
export const claimPath = pages.claim.paths[0];
const howToBuy = pages['how-to-buy'].paths[0];

/** The header of large screens: once nothing is sold any more, what the sale owes its buyers has the place of how to buy. */
export const headerPages: readonly NavigationLink[] = pageLinks('header').flatMap((link) =>
  link.to === howToBuy
    ? [
        { ...link, states: undecided },
        { to: claimPath, label: { en: 'Claim', ru: 'Получить' }, states: reached },
        { to: claimPath, label: { en: 'Refund', ru: 'Возврат' }, states: failed },
      ]
    : [link],
);

const tokenomics = { to: '/#tokenomics', label: { en: 'Tokenomics', ru: 'Токеномика' } };
const roadmap = { to: '/#roadmap', label: { en: 'Roadmap', ru: 'Дорожная карта' } };
const faq = { to: '/#faq', label: { en: 'FAQ', ru: 'Вопросы' } };

/** Sections of home in the header of large screens and in the menu of small ones. @see specification §2 */
export const homeSections: readonly NavigationLink[] = [tokenomics, roadmap, faq];

/** Quick links of the footer: sections of the home page. @see specification §2 */
export const footerQuickLinks: readonly NavigationLink[] = [
  { to: '/#how-to-buy', label: { en: 'How to buy', ru: 'Как купить' } },
  roadmap,
  tokenomics,
  faq,
  { to: '/#whitepaper', label: { en: 'Whitepaper', ru: 'Белая книга' } },
];
