/** The rooms of the site, one list: the bar with its panels, the menu of small screens and the footer follow from it. @see specification §2, decision 167 "rooms" */
import { pageAt, type PageName, pages } from '#pages.ts';
import type { InEach } from '@lilape/domain/languages';
import type { ArtName } from '#shell/ui/art.tsx';
import { failed, reached, type SaleState, undecided } from '#text/sale-state.ts';

export type RoomLink = {
  to: string;
  label: InEach;
  /** Shown while the sale is in one of these; always, where they are not named. */
  states?: readonly SaleState[];
};

type Room = {
  /** Its own page, which the bar names. */
  head: RoomLink;
  /** What it is called itself, where that is more than its own page. */
  name?: InEach;
  /** What else belongs to it, in its order. */
  rows: readonly RoomLink[];
  /** Who waits in its panel; a room without one has none. */
  ape?: ArtName;
  /** Pages of it for one thing each, which have no link of their own. */
  within?: readonly PageName[];
};

/** Where what the sale owes its buyers is claimed or refunded. */
export const claimPath = pages.claim.paths[0];

const tokenomics = { to: '/#tokenomics', label: { en: 'Tokenomics', ru: 'Токеномика' } };
const roadmap = { to: '/#roadmap', label: { en: 'Roadmap', ru: 'Дорожная карта' } };
const faq = { to: '/#faq', label: { en: 'FAQ', ru: 'Вопросы' } };
const launches = { to: '/launchpad#launches', label: { en: 'Launches', ru: 'Запуски' } };

const home: Room = {
  head: linkTo('home'),
  rows: [
    { to: '/#how-to-buy', label: pages['how-to-buy'].label },
    roadmap,
    tokenomics,
    faq,
    { to: '/#whitepaper', label: pages.whitepaper.label },
  ],
};
const buying: Room = {
  head: linkTo('how-to-buy'),
  rows: [linkTo('sale'), linkTo('giveaway'), linkTo('market')],
  ape: 'guide-wallet',
};
const apes: Room = {
  head: linkTo('mint-nft'),
  rows: [linkTo('gallery'), linkTo('stickers')],
  ape: 'ape-drawing',
  within: ['ape'],
};
const staking: Room = { head: linkTo('staking'), rows: [] };
const launching: Room = {
  head: linkTo('launchpad'),
  rows: [launches, linkTo('apply')],
  ape: 'sketch-volcano',
  within: ['launch'],
};
const proof: Room = {
  head: linkTo('whitepaper'),
  rows: [linkTo('contracts'), linkTo('verify'), linkTo('privacy')],
  ape: 'ape-reading',
};
const game: Room = { head: linkTo('game'), rows: [] };
const mine: Room = {
  name: { en: 'Mine', ru: 'Моё' },
  head: linkTo('purchases'),
  rows: [linkTo('claim')],
  ape: 'ape-guard',
  within: ['receipt', 'find-receipt'],
};

/** The header of large screens names these, in this order. @see specification §2 */
export const barRooms: readonly Room[] = [home, buying, apes, staking, launching, proof, game];
/** All of them; what is one's own stands under the wallet, not on the bar. */
export const rooms: readonly Room[] = [...barRooms, mine];

/** Sections of home on the bar and in the menu of small screens. @see specification §2 */
export const homeSections: readonly RoomLink[] = [tokenomics, roadmap, faq];

/** The menu of small screens: these first, by the specification, and a tile for each of the others. */
export const menuRooms: readonly Room[] = [apes, staking, game];
export const menuTiles: readonly Room[] = [buying, launching, proof, mine];

/** What the bar calls a room: once nothing is sold any more, what the sale owes its buyers has the place of how to buy. */
export function barHeads(room: Room): RoomLink[] {
  if (room !== buying) return [room.head];
  return [
    { ...room.head, states: undecided },
    { to: claimPath, label: { en: 'Claim', ru: 'Забрать' }, states: reached },
    { to: claimPath, label: { en: 'Refund', ru: 'Возврат' }, states: failed },
  ];
}

/** Returns the room of a path without its language; none of a page outside of all, such as the 404 page. */
export function roomAt(path: string): Room | undefined {
  const name = pageAt(path);
  return rooms.find(
    ({ head, rows, within = [] }) =>
      within.includes(name) || [head, ...rows].some((link) => pageOf(link) === name),
  );
}

/** Returns how `link` stands to the page at `path`: the page itself, the room that it is in, or neither. */
export function currentAt(path: string, link: RoomLink): 'page' | 'true' | undefined {
  if (pageOf(link) === pageAt(path)) return 'page';
  return roomAt(path)?.head.to === link.to ? 'true' : undefined;
}

/** A link into a page leads to a place, not to the page. */
const pageOf = ({ to }: RoomLink) => (to.includes('#') ? undefined : pageAt(to));

type Linked = { [Name in PageName]: (typeof pages)[Name] extends { label: InEach } ? Name : never }[PageName];

function linkTo(name: Linked): RoomLink {
  const { paths, label } = pages[name];
  return { to: paths[0], label };
}
