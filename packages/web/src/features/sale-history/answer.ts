/** A small check of what the charts draw; the full schemas of `@lilape/wire` are too heavy for a page to open with. */
import type { SaleHistory } from '@lilape/wire/history';
import { callApi } from '#shell/api/api.ts';
import { expectFields, objectOf, readPurchase } from '#shell/live/answers.ts';

/** The sale over time, by stage, and its newest purchases. @throws AppError with the reason */
export async function saleHistory(signal: AbortSignal): Promise<SaleHistory> {
  return (await callApi({ path: '/api/sale/history', read: readHistory, signal })).body;
}

/** The history that `json` is. @throws TypeError naming the field that is not what it should be */
export function readHistory(json: unknown): SaleHistory {
  const body = objectOf(json);
  expectFields(body, 'amount', 'raised tokens');
  expectFields(body, 'time', 'as_of time starts_at');
  expectFields(body, 'number', 'block purchases buyers bucket_seconds');
  for (const item of listOf(body, 'points')) {
    const point = objectOf(item);
    expectFields(point, 'amount', 'raised tokens');
    expectFields(point, 'time', 'time');
    expectFields(point, 'number', 'block purchases');
  }
  for (const item of listOf(body, 'stages')) {
    const stage = objectOf(item);
    expectFields(stage, 'amount', 'price raised size tokens');
    expectFields(stage, 'number', 'stage');
    if (stage['completed'] !== null) expectFields(objectOf(stage['completed']), 'time', 'time');
  }
  for (const item of listOf(body, 'newest')) readPurchase(item);
  return json as SaleHistory;
}

function listOf(body: Record<string, unknown>, name: string): unknown[] {
  const list = body[name];
  if (!Array.isArray(list)) throw new TypeError(name);
  return list;
}
