/** The calls of the sale's console; each of the admin's may answer that nobody is signed in. */
import { adminSale, adminSaleTable } from '@lilape/wire/endpoints/admin-sale';
import { draws } from '@lilape/wire/endpoints/draws';
import { launches } from '@lilape/wire/endpoints/launches';
import { saleHistory } from '@lilape/wire/endpoints/sale';
import type { DrawSummary } from '@lilape/wire/draws';
import { pathOf } from '@lilape/wire/endpoint';
import type { SaleHistory } from '@lilape/wire/history';
import type { LaunchesBody } from '@lilape/wire/launches';
import type { AdminSale, SaleTable } from '@lilape/wire/admin-sale';
import { callApi } from '#shell/first/api.ts';

type Signal = AbortSignal | undefined;

/** By coin, by hour and by day. */
export const readAdminSale = async (signal: Signal): Promise<AdminSale> =>
  (await callApi(adminSale, { signal })).body;

/** By stage, over time, and the newest purchases. */
export const readHistory = async (signal: Signal): Promise<SaleHistory> =>
  (await callApi(saleHistory, { signal })).body;

export type DrawsNow = {
  readonly draws: readonly DrawSummary[];
  readonly launches: LaunchesBody['launches'];
  /** The chain's time, ISO 8601. */
  readonly time: string;
};

/** The giveaway's draw and those of launches, with the launches themselves. */
export async function readDraws(signal: Signal): Promise<DrawsNow> {
  const [drawn, planned] = await Promise.all([callApi(draws, { signal }), callApi(launches, { signal })]);
  return { draws: drawn.body.draws, launches: planned.body.launches, time: planned.body.time };
}

/** Where a table is to be had as a file. */
export const tablePath = (table: SaleTable): string => pathOf(adminSaleTable, { table });
