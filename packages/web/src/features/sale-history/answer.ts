/** What the charts draw, as the server sums it. */
import type { SaleHistory } from '@lilape/wire/history';
import { saleHistory as schema } from 'virtual:wire';
import { reader } from '#api/check.ts';
import { callApi } from '#shell/api/api.ts';

/** The history that JSON is. @throws TypeError with the path of what is wrong */
export const readHistory = reader(schema);

/** The sale over time, by stage, and its newest purchases. @throws AppError with the reason */
export async function saleHistory(signal: AbortSignal): Promise<SaleHistory> {
  return (await callApi({ path: '/api/sale/history', read: readHistory, signal })).body;
}
