/** A small check of what the landing page reads; the full schemas of `@lilape/wire` are too heavy for it. */
import type { PresaleInfo, StatsBody } from '@lilape/wire/presale';
import type { Purchase } from '@lilape/wire/purchases';

const decimal = /^(0|[1-9]\d*)(\.\d{1,18})?$/;
const statuses = new Set<string>([
  'upcoming',
  'open',
  'closing',
  'ended',
  'finalised',
  'refunding',
  'cancelled',
] satisfies PresaleInfo['status'][]);

type Json = Record<string, unknown>;

/** The presale info that `json` is. @throws TypeError naming the field that is not what it should be */
export function readPresaleInfo(json: unknown): PresaleInfo {
  const body = objectOf(json);
  for (const name of [
    'current_price',
    'tokens_per_stage',
    'total_tokens_sold',
    'tokens_left_in_stage',
  ] as const)
    expectAmount(body, name);
  for (const name of ['raised', 'soft_cap', 'minimum'] as const) expectAmount(body, name);
  if (body['next_price'] !== null) expectAmount(body, 'next_price');
  for (const name of ['as_of', 'starts_at', 'ends_at'] as const) expectTime(body, name);
  for (const name of ['current_stage', 'block', 'stage_progress'] as const) expectNumber(body, name);
  if (typeof body['sold_out'] !== 'boolean') throw new TypeError('sold_out');
  if (!statuses.has(String(body['status']))) throw new TypeError('status');
  const prices = objectOf(body['stage_prices']);
  for (const number of Object.keys(prices)) expectAmount(prices, number);
  return json as PresaleInfo;
}

/** The totals that `json` carries. @throws TypeError as above */
export function readStats(json: unknown): StatsBody['stats'] {
  const stats = objectOf(objectOf(json)['stats']);
  expectAmount(stats, 'totalRaised');
  expectNumber(stats, 'totalHolders');
  expectNumber(stats, 'totalPurchases');
  return stats as StatsBody['stats'];
}

/** The purchase that `json` is. @throws TypeError as above */
export function readPurchase(json: unknown): Purchase {
  const purchase = objectOf(json);
  expectAmount(purchase, 'paid');
  expectAmount(purchase, 'tokens');
  expectTime(purchase, 'time');
  expectNumber(purchase, 'ordinal');
  for (const name of ['txHash', 'buyer', 'method', 'status'])
    if (typeof purchase[name] !== 'string') throw new TypeError(name);
  return json as Purchase;
}

function objectOf(json: unknown): Json {
  if (typeof json !== 'object' || json === null) throw new TypeError('not an object');
  return json as Json;
}

function expectAmount(body: Json, name: string): void {
  const value = body[name];
  if (typeof value !== 'string' || !decimal.test(value)) throw new TypeError(name);
}

function expectTime(body: Json, name: string): void {
  if (Number.isNaN(Date.parse(String(body[name])))) throw new TypeError(name);
}

function expectNumber(body: Json, name: string): void {
  const value = body[name];
  if (typeof value !== 'number' || !Number.isFinite(value) || value < 0) throw new TypeError(name);
}
