// @vitest-environment node
import { expect, test } from 'vitest';
import { barHeads, barRooms, currentAt, homeSections, menuRooms, menuTiles, roomAt, rooms } from './rooms.ts';
import { pageRows } from '#pages.ts';

const words = (links: readonly { label: { en: string } }[]) => links.map(({ label }) => label.en).join(', ');

test('behavior: the bar names seven rooms in the order of the specification, and three sections of home (§2)', () => {
  expect(words(barRooms.map(({ head }) => head))).toBe(
    'Home, How to buy, Mint NFT, Staking, Launchpad, Whitepaper, Game',
  );
  expect(homeSections.map(({ to, label }) => `${label.en} ${to}`)).toEqual([
    'Tokenomics /#tokenomics',
    'Roadmap /#roadmap',
    'FAQ /#faq',
  ]);
});

test.each([
  ['Home', 'How to buy, Roadmap, Tokenomics, FAQ, Whitepaper', false],
  ['How to buy', 'The sale in numbers, 500M giveaway, The market', true],
  ['Mint NFT', 'The jungle wall, Stickers', true],
  ['Staking', '', false],
  ['Launchpad', 'Launches, Launch your project', true],
  ['Whitepaper', 'Contracts, Check it yourself, Privacy', true],
  ['Game', '', false],
  ['My purchases', 'Claim or refund', true],
] as const)('behavior: %s leads to %s', (head, rows, hasApe) => {
  const room = rooms.find((one) => one.head.label.en === head);
  expect(room && words(room.rows)).toBe(rows);
  expect(room?.ape !== undefined).toBe(hasApe);
});

test('behavior: the menu of small screens has each room but home once', () => {
  expect(new Set([...menuRooms, ...menuTiles])).toEqual(new Set(rooms.slice(1)));
  expect(menuRooms.length + menuTiles.length).toBe(rooms.length - 1);
});

/** What is reached in no room: where none can be, and what is for those who run the site. */
const outside = ['admin', 'test-nft', 'debug-characters', 'offline', 'style', 'lab', 'not-found'];

test.each(
  pageRows.filter(({ name }) => !outside.includes(name)).map(({ name, paths }) => [name, paths] as const),
)('behavior: the page %s is in exactly one room', (name, paths) => {
  for (const path of paths) {
    const shown = path.replace('*', '1');
    expect(roomAt(shown)).toBeDefined();
    const linked = rooms.flatMap(({ head, rows, within = [] }) => [
      ...[head, ...rows].filter((link) => currentAt(shown, link) === 'page'),
      ...within.filter((page) => page === name),
    ]);
    expect(linked).toHaveLength(1);
  }
});

test.each(outside)('behavior: the page %s is in none', (name) => {
  const [path = ''] = pageRows.find((row) => row.name === name)?.paths ?? [];
  expect(roomAt(path.replace('*', '/bananas'))).toBeUndefined();
});

test.each([
  ['/', 'page', undefined],
  ['/mint', undefined, 'page'],
  ['/nft/4271', undefined, 'true'],
  ['/stickers', undefined, 'true'],
  ['/bananas', undefined, undefined],
] as const)('behavior: at %s home is marked %s and Mint NFT %s', (path, home, mint) => {
  expect(barRooms.map(({ head }) => currentAt(path, head)).slice(0, 3)).toEqual([home, undefined, mint]);
});

test('behavior: a link to a place in the open page is not marked', () => {
  expect(homeSections.map((link) => currentAt('/', link))).toEqual([undefined, undefined, undefined]);
});

test.each([
  ['unknown', '/how-to-buy', 'How to buy'],
  ['open', '/how-to-buy', 'How to buy'],
  ['ended', '/claim', 'Claim'],
  ['finalised', '/claim', 'Claim'],
  ['refunding', '/claim', 'Refund'],
  ['cancelled', '/claim', 'Refund'],
] as const)('behavior: of a sale that is %s the header leads to %s', (state, to, label) => {
  const shown = barRooms.flatMap(barHeads).filter(({ states }) => states?.includes(state));
  expect(shown.map((link) => [link.to, link.label.en])).toEqual([[to, label]]);
});
