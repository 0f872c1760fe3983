/** A small check of what the landing page reads, where every byte counts; other answers are checked by `#api/check.ts`. */
import { SALE_STATUSES } from '@lilape/domain/presale/sale-status';
import type { PresaleInfo, StatsBody } from '@lilape/wire/presale';
import type { Purchase } from '@lilape/wire/purchases';

const decimal = /^(0|[1-9]\d*)(\.\d{1,18})?$/;
const statuses = new Set<string>(SALE_STATUSES);

type Json = Record<string, unknown>;
type Kind = 'amount' | 'time' | 'number' | 'text';

const checks: Record<Kind, (value: unknown) => boolean> = {
  amount: (value) => typeof value === 'string' && decimal.test(value),
  time: (value) => !Number.isNaN(Date.parse(String(value))),
  number: (value) => typeof value === 'number' && value >= 0,
  text: (value) => typeof value === 'string',
};

/** The presale info that `json` is. @throws TypeError naming the field that is not what it should be */
export function readPresaleInfo(json: unknown): PresaleInfo {
  const body = objectOf(json);
  expectFields(
    body,
    'amount',
    'current_price tokens_per_stage total_tokens_sold tokens_left_in_stage raised',
  );
  expectFields(body, 'amount', 'soft_cap minimum');
  if (body['next_price'] !== null) expectFields(body, 'amount', 'next_price');
  expectFields(body, 'time', 'as_of starts_at ends_at');
  expectFields(body, 'number', 'current_stage block stage_progress');
  if (typeof body['sold_out'] !== 'boolean') throw new TypeError('sold_out');
  if (!statuses.has(String(body['status']))) throw new TypeError('status');
  const prices = objectOf(body['stage_prices']);
  expectFields(prices, 'amount', Object.keys(prices).join(' '));
  return json as PresaleInfo;
}

/** The totals that `json` carries. @throws TypeError as above */
export function readStats(json: unknown): StatsBody['stats'] {
  const stats = objectOf(objectOf(json)['stats']);
  expectFields(stats, 'amount', 'totalRaised');
  expectFields(stats, 'number', 'totalHolders totalPurchases');
  return stats as StatsBody['stats'];
}

/** The purchase that `json` is. @throws TypeError as above */
export function readPurchase(json: unknown): Purchase {
  const purchase = objectOf(json);
  expectFields(purchase, 'amount', 'paid tokens');
  expectFields(purchase, 'time', 'time');
  expectFields(purchase, 'number', 'ordinal');
  expectFields(purchase, 'text', 'txHash buyer method status');
  return json as Purchase;
}

/** The newest purchases in the sale's history that `json` is. @throws TypeError as above */
export function readNewest(json: unknown): Purchase[] {
  const { newest } = objectOf(json);
  if (!Array.isArray(newest)) throw new TypeError('newest');
  return newest.map(readPurchase);
}

/** The object that `json` is. @throws TypeError for anything else */
function objectOf(json: unknown): Json {
  if (typeof json !== 'object' || json === null) throw new TypeError('not an object');
  return json as Json;
}

/** Checks that the fields in `names`, parted by spaces, are of a kind. @throws TypeError naming one that is not */
function expectFields(body: Json, kind: Kind, names: string): void {
  const wrong = names.split(' ').find((name) => !checks[kind](body[name]));
  if (wrong !== undefined) throw new TypeError(wrong);
}
