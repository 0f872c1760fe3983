// Visitors who read: pages, figures, histories page by page, receipts, balances, and those who post what they sent.
import { buyer } from '../../../scripts/stack-tests/market.ts';
import { pause } from './pause.ts';
import { type Tally, countOne } from './tally.ts';
import { type Visitor, ask, newVisitor } from './visitor.ts';

/** Between two requests of a visitor. */
const PAUSE_MS = 150;
/** After so many requests somebody else comes. */
const REQUESTS_A_VISIT = 30;

export type Day = {
  readonly site: string;
  /** The newest purchases' transactions. */
  readonly hashes: readonly string[];
  readonly tally: Tally;
  readonly signal: AbortSignal;
};

/** One visitor after the other until the day ends. @throws where a request is not answered */
export async function read({ site, hashes, tally, signal }: Day): Promise<void> {
  let before = '';
  for (let turn = Math.floor(Math.random() * 1_000); !signal.aborted;) {
    const visitor = newVisitor(site);
    for (let asked = 0; asked < REQUESTS_A_VISIT && !signal.aborted; asked += 1, turn += 1) {
      const hash = hashes[turn % hashes.length] ?? '';
      const path = pathAt(turn, hash, before);
      const startedMs = performance.now();
      const { status, text } = path === null ? await post(visitor, hash) : await ask(visitor, path);
      if (path !== null) tally.readMs.push(performance.now() - startedMs);
      countOne(tally.statuses, status);
      if (path?.startsWith('/api/purchases/') === true && status === 200) before = nextOf(text);
      await pause(PAUSE_MS, signal);
    }
  }
}

/** What is asked at this turn; null: a purchase is posted. */
function pathAt(turn: number, hash: string, before: string): string | null {
  const stranger = `0x${turn.toString(16).padStart(40, '0')}`;
  const paths = [
    '/',
    '/api/stats',
    '/api/presale/info',
    '/ru/sale',
    '/api/rates',
    '/api/contracts',
    `/api/purchases/${buyer.address}?limit=20${before}`,
    `/purchases/${hash}`,
    `/api/transaction/${hash}`,
    `/api/holders/${buyer.address}`,
    // A wallet of its own each time, so that nothing is remembered.
    `/api/holders/${stranger}`,
    `/api/wallet/${stranger}/balance`,
    '/api/sale/history',
    '/api/sale/chart.svg',
    '/api/',
    null,
  ];
  return paths[turn % paths.length] ?? null;
}

/** The query of the page after this one; that of the first after the last. */
function nextOf(body: string): string {
  const { next } = JSON.parse(body) as { next?: string | null };
  return next ? `&before=${encodeURIComponent(next)}` : '';
}

function post(visitor: Visitor, hash: string) {
  const { address: userAddress } = buyer;
  const purchase = { userAddress, ethAmount: '1', ethTxHash: hash, paymentMethod: 'usdc' };
  return ask(visitor, '/api/buy', { method: 'POST', body: JSON.stringify(purchase) });
}
