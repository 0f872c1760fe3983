// What `GET /api/events` (server-sent events) carries; the SSE id is the ledger's version.
import { presaleInfo, statsBody } from '@lilape/wire/presale';
import { purchase } from '@lilape/wire/purchases';

/** Event name → schema of its data. `purchase` is sent when a purchase is seen and again at each later word. */
export const EVENT_SCHEMAS = {
  presale: presaleInfo,
  stats: statsBody,
  purchase,
} as const;

export type EventName = keyof typeof EVENT_SCHEMAS;
