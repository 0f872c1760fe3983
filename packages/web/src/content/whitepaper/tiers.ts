/** The launchpad's tiers with what each gives. @see specification §9, decision 26 "tiers" */
import { figure, same, type Said, type TableRow } from '#text/document.ts';

const tiers: readonly { name: string; tokens: string; gives: Said }[] = [
  {
    name: 'Banana Tree',
    tokens: '100000000',
    gives: { en: 'One ticket in the draw.', ru: 'Один билет в розыгрыше.' },
  },
  {
    name: 'Jungle King',
    tokens: '1000000000',
    gives: {
      en: 'A guaranteed place of the smallest size and 3 tickets.',
      ru: 'Гарантированное место наименьшего размера и 3 билета.',
    },
  },
  {
    name: 'Volcano Ape',
    tokens: '10000000000',
    gives: {
      en: 'A guaranteed place, 8 tickets and the first access window.',
      ru: 'Гарантированное место, 8 билетов и доступ в первом окне.',
    },
  },
  {
    name: 'Moon Rider',
    tokens: '50000000000',
    gives: {
      en: 'A guaranteed place, 20 tickets, the first access window and priority in airdrops.',
      ru: 'Гарантированное место, 20 билетов, доступ в первом окне и приоритет в раздачах.',
    },
  },
];

/** One row a tier: its name with what it gives, and what it asks for. */
export const TIER_ROWS: readonly TableRow[] = tiers.map(({ name, tokens, gives }) => ({
  cells: [same(name), figure(tokens)],
  note: gives,
}));
