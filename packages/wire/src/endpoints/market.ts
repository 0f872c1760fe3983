// The endpoint of release and pools.
import type { Endpoint } from '@lilape/wire/endpoint';
import { marketBody } from '@lilape/wire/market';

export const market = {
  method: 'get',
  path: '/api/market',
  operationId: 'getMarket',
  tag: 'Market',
  summary: 'What became of the supply, and the pools',
  answers: { 200: { schema: marketBody, says: 'The market' } },
  errors: [404, 429, 503],
  isConditional: true,
} as const satisfies Endpoint;
