// Reads that are bytes in memory: presale info, stats, network info.
import { createRoute } from '@hono/zod-openapi';
import { AppError } from '@lilape/domain/app-error';
import { networkInfo } from '@lilape/wire/chain';
import { presaleInfo, statsBody } from '@lilape/wire/presale';
import { respondPrepared } from '#http/prepared.ts';
import { errors, json, unchanged } from '#routes/responses.ts';
import type { ApiApp, ApiParts } from '#routes/parts.ts';

export const NETWORK_PATH = '/api/network/info';

const READS = [
  {
    path: '/api/presale/info',
    operationId: 'getPresaleInfo',
    tag: 'Sale',
    schema: presaleInfo,
    summary: 'Stage, price and progress of the sale',
  },
  {
    path: '/presale/info',
    operationId: 'getPresaleInfoPlain',
    tag: 'Sale',
    schema: presaleInfo,
    summary: 'The same at an older address',
  },
  {
    path: '/api/stats',
    operationId: 'getStats',
    tag: 'Sale',
    schema: statsBody,
    summary: 'Dollars raised, holders and purchases',
  },
  {
    path: NETWORK_PATH,
    operationId: 'getNetworkInfo',
    tag: 'Chain',
    schema: networkInfo,
    summary: 'The chain and the contracts of the sale',
  },
];

/** Registers the reads that are served from memory; 503 until there is something to serve. */
export function addHotReads(app: ApiApp, { hot }: ApiParts): void {
  for (const { path, operationId, tag, schema, summary } of READS) {
    const route = createRoute({
      method: 'get',
      path,
      operationId,
      tags: [tag],
      summary,
      responses: { 200: json(schema, summary), ...unchanged, ...errors(503) },
    });
    app.openapi(route, (c) => {
      const prepared = hot.get(path);
      if (prepared === undefined) throw new AppError('SERVICE_UNAVAILABLE');
      return respondPrepared(prepared, c.req);
    });
  }
}
