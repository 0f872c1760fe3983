/** What a page knows of a sale, for the tests of what it says. */
import type { PresaleInfo } from '@lilape/wire/presale';
import type { Purchase } from '@lilape/wire/purchases';
import type { Seen } from './figures.ts';
import { nothingYet } from './live-store.ts';

/** The sale in its second of three stages, below its goal. */
const presale: PresaleInfo = {
  current_stage: 2,
  current_price: '0.0013',
  stage_progress: 12.5,
  tokens_per_stage: '10000000',
  total_tokens_sold: '11250000',
  stage_prices: { 1: '0.0012', 2: '0.0013', 3: '0.0014' },
  as_of: '2026-11-21T12:00:00.000Z',
  block: 7,
  next_price: '0.0014',
  tokens_left_in_stage: '8750000.5',
  sold_out: false,
  status: 'open',
  starts_at: '2026-11-01T00:00:00.000Z',
  ends_at: '2027-11-01T00:00:00.000Z',
  raised: '13625.5',
  soft_cap: '25000',
  minimum: '1',
};

/** The one purchase that is known. */
const purchase: Purchase = {
  txHash: `0x${'a'.repeat(64)}`,
  ordinal: 0,
  block: 7,
  time: '2026-11-21T11:59:00.000Z',
  buyer: '0x0DE4e02582e559584F927ddED24DF6eB10a35802',
  method: 'USDT',
  paid: '60.5',
  raisedBefore: '0',
  bands: [],
  tokens: '46538.461538',
  status: 'seen',
};

/** What the page knows, but for what differs. */
export const seen = (part: Partial<Seen> = {}, info: Partial<PresaleInfo> = {}): Seen => ({
  data: {
    ...nothingYet,
    presale: { ...presale, ...info },
    stats: { totalRaised: '13625.5', totalHolders: 12, totalPurchases: 1234 },
    newest: [purchase],
    asOfMs: Date.parse(presale.as_of),
  },
  seconds: 3,
  nowMs: Date.parse('2026-11-21T12:01:00.000Z'),
  ...part,
});

/** What the page knows before any answer. */
export const nothing: Seen = { data: nothingYet, seconds: null, nowMs: undefined };
