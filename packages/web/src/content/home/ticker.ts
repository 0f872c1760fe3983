/** What scrolls by on the front page: what the site stands on and what holds for the token or, where an admin listed some, real articles, which the server fills in. @see decision 76 "ticker" */
import type { PaymentToken } from '@lilape/domain/presale/methods';
import type { Said } from '#text/document.ts';

/** A name with its mark: a coin as it is drawn everywhere here, or outlines on 24 by 24. */
export type Part = { name: string; mark: PaymentToken | { d: string } };

/** Networks, coins, contracts and programs that this site runs on. The marks are ours: blocks, an eye, an airship, a plug. */
export const parts: readonly Part[] = [
  { name: 'Base', mark: { d: 'M3 14h8v7H3zM13 14h8v7h-8zM8 5h8v7H8z' } },
  { name: 'USDC', mark: 'USDC' },
  { name: 'USDT', mark: 'USDT' },
  {
    name: 'Chainlink',
    mark: {
      d: 'M2 13s4-6 10-6 10 6 10 6-4 6-10 6-10-6-10-6zM12 10a3 3 0 1 0 0 6 3 3 0 1 0 0-6M5 5l2 2M12 2v2M19 5l-2 2',
    },
  },
  {
    name: 'OpenZeppelin',
    mark: {
      d: 'M3 10c0-3 5-5 9.5-5S21 7.5 21.5 10C21 12.5 17 15 12.5 15S3 13 3 10zM3 10H1V7M3 10H1v3M9 15l1 4h5l1-4',
    },
  },
  {
    name: 'WalletConnect',
    mark: { d: 'M8 2v5M16 2v5M5 7h14v4a7 7 0 0 1-14 0zM12 18v4' },
  },
];

/** What holds for the token and its sale; each stands between two of the parts. */
export const facts: readonly Said[] = [
  { en: '0% tax', ru: 'налог 0%' },
  { en: 'no owner of the token', ru: 'у токена нет владельца' },
  { en: 'full refund if the sale fails', ru: 'не вышло — можно вернуть всё' },
];
