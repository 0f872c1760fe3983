// The endpoints of the site itself: health, metrics, and what changes, as it changes.
import { healthBody, liveBody, readyBody } from '@lilape/wire/chain';
import type { Endpoint } from '@lilape/wire/endpoint';
import { topics, topicsIn } from '@lilape/wire/topics';
import { z } from 'zod';

export const health = {
  method: 'get',
  path: '/api/',
  operationId: 'getHealth',
  tag: 'Site',
  summary: 'Health',
  answers: {
    200: { schema: healthBody, says: 'Ready' },
    503: { schema: healthBody, says: 'Not ready yet' },
  },
  errors: [],
} as const satisfies Endpoint;

/** The same twice, as clients join base and path differently. */
export const HEALTH_PATHS = [health.path, '/api'] as const;

/** For whoever starts a process again that hangs: no outage elsewhere ends it. */
export const liveness = {
  method: 'get',
  path: '/api/live',
  operationId: 'getLiveness',
  tag: 'Site',
  summary: 'Liveness: the process answers, whatever it reaches',
  answers: { 200: { schema: liveBody, says: 'Alive' } },
  errors: [],
} as const satisfies Endpoint;

/** For whoever spreads requests over processes. */
export const readiness = {
  method: 'get',
  path: '/api/ready',
  operationId: 'getReadiness',
  tag: 'Site',
  summary: 'Readiness: started, and its database answers',
  answers: {
    200: { schema: readyBody, says: 'Ready' },
    503: { schema: readyBody, says: 'Not now' },
  },
  errors: [],
} as const satisfies Endpoint;

export const metrics = {
  method: 'get',
  path: '/metrics',
  operationId: 'getMetrics',
  tag: 'Site',
  summary: 'Metrics, Prometheus text format',
  answers: { 200: { schema: z.string(), says: 'Metrics', type: 'text/plain' } },
  errors: [],
} as const satisfies Endpoint;

const descriptions = Object.entries(topics).map(([topic, events]) => {
  const names = Object.keys(events).map((event) => `\`${event}\``);
  return `Topic \`${topic}\`: ${names.join(', ')}`;
});

export const events = {
  method: 'get',
  path: '/api/events',
  operationId: 'getEvents',
  tag: 'Live',
  summary: `Server-sent events; the id is the version of the ledger. ${descriptions.join('. ')}`,
  query: z.object({ topics: topicsIn.optional() }),
  headers: z.object({
    'last-event-id': z.string().optional().meta({ description: 'The last id that the client received' }),
  }),
  answers: { 200: { schema: z.string(), says: 'A stream', type: 'text/event-stream' } },
  errors: [400, 429, 503],
} as const satisfies Endpoint;

/** Whether a path is the API's, whatever is there. */
export const isApiPath = (path: string): boolean => `${path}/`.startsWith(health.path);

/** Every minted ape's page, for search engines; no answer of the API. */
/** Where the rules lie by which browsers fetch a page before its link is followed. @see WICG Speculation Rules */
export const PREFETCH_RULES = '/prefetch.speculationrules';

export const apesSitemap = { path: '/sitemap-apes.xml' } as const;

/** The document of all endpoints, which does not describe itself. */
export const openApi = { path: '/api/openapi.json' } as const;
