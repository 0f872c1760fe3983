// Reads that are bytes in memory: presale info, stats, network info.
import { createRoute, type z } from '@hono/zod-openapi';
import { AppError } from '@lilape/domain/app-error';
import { networkInfo } from '@lilape/wire/chain';
import { topics } from '@lilape/wire/topics';
import { respondPrepared } from '#http/prepared.ts';
import { CHANNELS, type Channel, type HotRead, type State } from '#live/channels.ts';
import { errors, json, unchanged } from '#routes/responses.ts';
import type { ApiApp, ApiParts } from '#routes/parts.ts';

export const NETWORK_PATH = '/api/network/info';

type Documented = HotRead & { readonly schema: z.ZodType };

const NETWORK: Documented = {
  path: NETWORK_PATH,
  operationId: 'getNetworkInfo',
  tag: 'Chain',
  schema: networkInfo,
  summary: 'The chain and the contracts of the sale',
};

/** What channels keep in memory, and what never changes. */
const READS: readonly Documented[] = [...CHANNELS.flatMap(readsOf), NETWORK];

function readsOf({ topic, states }: Channel): readonly Documented[] {
  const schemas = new Map<string, z.ZodType>(Object.entries(topics[topic]));
  return states.flatMap(({ event, reads }: State) => {
    const schema = schemas.get(event);
    if (schema === undefined) throw new Error(`The topic ${topic} has no event ${event}.`);
    return reads.map((read) => ({ ...read, schema }));
  });
}

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
