// The endpoint of the launchpad's tiers.
import { addressIn } from '@lilape/wire/amounts';
import type { Endpoint } from '@lilape/wire/endpoint';
import { tierBody, tierQuery } from '@lilape/wire/launchpad';
import { z } from 'zod';

export const tier = {
  method: 'get',
  path: '/api/launchpad/tier/{address}',
  operationId: 'getTier',
  tag: 'Launchpad',
  summary: 'What an account holds, and its tier',
  params: z.object({ address: addressIn }),
  query: tierQuery,
  answers: { 200: { schema: tierBody, says: 'The tier' } },
  errors: [400, 404, 429, 503],
  isConditional: true,
} as const satisfies Endpoint;
