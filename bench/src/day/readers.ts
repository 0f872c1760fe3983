// Visitors who read: pages, figures, histories page by page, receipts, balances, and those who post what they sent.
import { balance, contracts, holder, rates } from '@lilape/wire/endpoints/chain';
import { buy, purchases, transaction } from '@lilape/wire/endpoints/purchases';
import { presaleInfo, saleChart, saleHistory, stats } from '@lilape/wire/endpoints/sale';
import { health } from '@lilape/wire/endpoints/site';
import { pathOf } from '@lilape/wire/endpoint';
import { buyer } from '../../../scripts/stack-tests/market.ts';
import { pause } from './pause.ts';
import { type Tally, countOne } from './tally.ts';
import { type Visitor, ask, newVisitor } from './visitor.ts';

/** Between two requests of a visitor. */
const PAUSE_MS = 150;
/** After so many requests somebody else comes. */
const REQUESTS_A_VISIT = 30;

const ownHistory = pathOf(purchases, buyer);

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
      if (path?.startsWith(ownHistory) === true && status === 200) before = nextOf(text);
      await pause(PAUSE_MS, signal);
    }
  }
}

/** What is asked at this turn; null: a purchase is posted. */
function pathAt(turn: number, hash: string, before: string): string | null {
  const stranger = `0x${turn.toString(16).padStart(40, '0')}`;
  const paths = [
    '/',
    stats.path,
    presaleInfo.path,
    '/ru/sale',
    rates.path,
    contracts.path,
    `${ownHistory}?limit=20${before}`,
    `/purchases/${hash}`,
    pathOf(transaction, { id: hash }),
    pathOf(holder, buyer),
    // A wallet of its own each time, so that nothing is remembered.
    pathOf(holder, { address: stranger }),
    pathOf(balance, { address: stranger }),
    saleHistory.path,
    saleChart.path,
    health.path,
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
  return ask(visitor, buy.path, { method: 'POST', body: JSON.stringify(purchase) });
}
