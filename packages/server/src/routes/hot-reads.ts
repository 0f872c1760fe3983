// Reads that are bytes in memory: presale info, stats, network info.
import { AppError } from '@lilape/domain/app-error';
import { networkInfo } from '@lilape/wire/endpoints/chain';
import { respondPrepared } from '#http/prepared.ts';
import { CHANNELS, type HotRead } from '#live/channels.ts';
import type { ApiApp, ApiParts } from '#routes/parts.ts';
import { routeOf } from '#routes/route-of.ts';

/** What channels keep in memory, and what never changes. */
const READS: readonly HotRead[] = [
  ...CHANNELS.flatMap(({ states }) => [...states]).flatMap(({ reads }) => reads),
  networkInfo,
];

/** Registers the reads that are served from memory; 503 until there is something to serve. */
export function addHotReads(app: ApiApp, { hot }: ApiParts): void {
  for (const endpoint of READS)
    app.openapi(routeOf(endpoint), (c) => {
      const prepared = hot.get(endpoint.path);
      if (prepared === undefined) throw new AppError('SERVICE_UNAVAILABLE');
      return respondPrepared(prepared, c.req);
    });
}
