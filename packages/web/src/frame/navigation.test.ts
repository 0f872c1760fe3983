// @vitest-environment node
import { expect, test } from 'vitest';
import { headerPages, homeSections, pageLinks } from './navigation.ts';

test.each([
  ['header', 'Home, How to buy, Mint NFT, Staking, Launchpad, Whitepaper, Game'],
  ['menu', 'Mint NFT, Staking, Game'],
  [
    'menuMore',
    'How to buy, The sale in numbers, My purchases, Claim or refund, Whitepaper, Contracts, Launchpad, Giveaway, Market, Count it yourself',
  ],
  [
    'footer',
    'Mint NFT, Staking, Launchpad, Game, The sale in numbers, My purchases, Claim or refund, Contracts, Privacy, Stickers, The jungle wall, Giveaway, Count it yourself',
  ],
] as const)('behavior: the %s leads to %s (specification §2, decision 60 "menu")', (place, labels) => {
  expect(
    pageLinks(place)
      .map(({ label }) => label.en)
      .join(', '),
  ).toBe(labels);
});

test('behavior: Tokenomics, Roadmap and FAQ are sections of home (specification §2)', () => {
  expect(homeSections.map(({ to, label }) => `${label.en} ${to}`)).toEqual([
    'Tokenomics /#tokenomics',
    'Roadmap /#roadmap',
    'FAQ /#faq',
  ]);
});

test.each([
  ['unknown', '/how-to-buy', 'How to buy'],
  ['open', '/how-to-buy', 'How to buy'],
  ['ended', '/claim', 'Claim'],
  ['finalised', '/claim', 'Claim'],
  ['refunding', '/claim', 'Refund'],
  ['cancelled', '/claim', 'Refund'],
] as const)('behavior: of a sale that is %s the header leads to %s', (state, to, label) => {
  const shown = headerPages.filter(({ states }) => states?.includes(state));
  expect(shown.map((link) => [link.to, link.label.en])).toEqual([[to, label]]);
});
