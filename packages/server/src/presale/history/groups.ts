// Sums of purchases in buckets of time: how wide the buckets are, and how finer ones become wider ones.
import { HISTORY_MAX_POINTS } from '@lilape/wire/history';
import type { PurchaseGroup, Span } from '#ledger/sale/history.ts';

/** The span over both; null if neither has a purchase. */
export function joinSpans(a: Span, b: Span): Span {
  if (a === null || b === null) return a ?? b;
  return {
    firstSeconds: Math.min(a.firstSeconds, b.firstSeconds),
    lastSeconds: Math.max(a.lastSeconds, b.lastSeconds),
  };
}

/** The least power of two of seconds with which a span needs no more buckets than a history has points. */
export function bucketSeconds(span: Span): number {
  let width = 1;
  if (span === null) return width;
  const bucketsOf = (seconds: number) =>
    Math.floor(span.lastSeconds / seconds) - Math.floor(span.firstSeconds / seconds) + 1;
  while (bucketsOf(width) > HISTORY_MAX_POINTS) width *= 2;
  return width;
}

/** Groups with buckets of `from` seconds, summed into buckets of `to` seconds, which is `from` or a multiple of it. */
export function widen(groups: readonly PurchaseGroup[], from: number, to: number): PurchaseGroup[] {
  const wide = new Map<string, PurchaseGroup>();
  for (const group of groups) {
    const bucket = Math.floor((group.bucket * from) / to);
    const key = `${bucket} ${group.stage}`;
    const there = wide.get(key);
    wide.set(key, there === undefined ? { ...group, bucket } : sum(there, group));
  }
  return [...wide.values()];
}

function sum(a: PurchaseGroup, b: PurchaseGroup): PurchaseGroup {
  return {
    bucket: a.bucket,
    stage: a.stage,
    purchases: a.purchases + b.purchases,
    units: a.units + b.units,
    tokens: a.tokens + b.tokens,
    firstSeconds: Math.min(a.firstSeconds, b.firstSeconds),
    lastSeconds: Math.max(a.lastSeconds, b.lastSeconds),
    lastBlock: a.lastBlock > b.lastBlock ? a.lastBlock : b.lastBlock,
  };
}
