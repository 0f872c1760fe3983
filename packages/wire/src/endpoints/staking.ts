// The endpoints of staking.
import { addressIn } from '@lilape/wire/amounts';
import type { Endpoint } from '@lilape/wire/endpoint';
import { stakesBody, stakingStatsBody } from '@lilape/wire/staking';
import { z } from 'zod';

export const stakingStats = {
  method: 'get',
  path: '/api/staking/stats',
  operationId: 'getStakingStats',
  tag: 'Staking',
  summary: 'What is staked, the pool of rewards, and the rates',
  answers: { 200: { schema: stakingStatsBody, says: 'The totals' } },
  errors: [404, 503],
  isConditional: true,
} as const satisfies Endpoint;

export const stakes = {
  method: 'get',
  path: '/api/stakes/{address}',
  operationId: 'getStakes',
  tag: 'Staking',
  summary: 'The stakes of an account',
  params: z.object({ address: addressIn }),
  answers: { 200: { schema: stakesBody, says: 'The stakes' } },
  errors: [400, 404, 429, 503],
  isConditional: true,
} as const satisfies Endpoint;
