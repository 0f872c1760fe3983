// Reads that are bytes in memory: presale info, stats, network info.
import { AppError } from '@lilape/domain/app-error';
import { networkInfo } from '@lilape/wire/endpoints/chain';
import { respondPrepared } from '#http/prepared.ts';
import { CHANNELS, type HotRead, NOT_DEPLOYED, type State } from '#live/channels.ts';
import type { ApiApp, ApiParts } from '#routes/parts.ts';
import { routeOf } from '#routes/route-of.ts';

type Read = { readonly endpoint: HotRead; readonly contract?: State['contract'] };

/** What channels keep in memory, and what never changes. */
const READS: readonly Read[] = [
  ...CHANNELS.flatMap(({ states }): readonly State[] => states).flatMap(({ reads, contract }) =>
    reads.map((endpoint) => ({ endpoint, contract })),
  ),
  { endpoint: networkInfo },
];

/** Registers the reads that are served from memory; 503 until there is something to serve, 404 where there never will be. */
export function addHotReads(app: ApiApp, { hot, deployment }: ApiParts): void {
  for (const { endpoint, contract } of READS)
    app.openapi(routeOf(endpoint), (c) => {
      const prepared = hot.get(endpoint.path);
      if (prepared !== undefined) return respondPrepared(prepared, c.req);
      const isDeployed = contract === undefined || deployment.contracts[contract] !== null;
      throw new AppError(isDeployed ? 'SERVICE_UNAVAILABLE' : NOT_DEPLOYED[contract]);
    });
}
