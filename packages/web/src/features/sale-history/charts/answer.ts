/** What the charts render, as the server sums it. */
import { saleHistory as endpoint } from '@lilape/wire/endpoints/sale';
import type { SaleHistory } from '@lilape/wire/history';
import { callApi } from '#shell/first/api.ts';

/** The sale over time, by stage, and its newest purchases. @throws AppError with the reason */
export async function saleHistory(signal: AbortSignal): Promise<SaleHistory> {
  return (await callApi(endpoint, { signal })).body;
}
