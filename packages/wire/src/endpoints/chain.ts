// The endpoints of what is read from the chain, or is known of it.
import { addressIn } from '@lilape/wire/amounts';
import { balanceBody, networkInfo as network, ratesBody } from '@lilape/wire/chain';
import { contractsBody } from '@lilape/wire/contracts';
import type { Endpoint } from '@lilape/wire/endpoint';
import { holderBody } from '@lilape/wire/holders';
import { z } from 'zod';

export const networkInfo = {
  method: 'get',
  path: '/api/network/info',
  operationId: 'getNetworkInfo',
  tag: 'Chain',
  summary: 'The chain and the contracts of the sale',
  answers: { 200: { schema: network, says: 'The network' } },
  errors: [503],
  isConditional: true,
} as const satisfies Endpoint;

export const contracts = {
  method: 'get',
  path: '/api/contracts',
  operationId: 'getContracts',
  tag: 'Chain',
  summary: 'The contracts and the recipients of the supply: owners, balances, what exists now',
  answers: { 200: { schema: contractsBody, says: 'The contracts' } },
  errors: [503],
  isConditional: true,
} as const satisfies Endpoint;

export const balance = {
  method: 'get',
  path: '/api/wallet/{address}/balance',
  operationId: 'getBalance',
  tag: 'Chain',
  summary: 'LILAPE that a wallet holds',
  params: z.object({ address: addressIn }),
  answers: { 200: { schema: balanceBody, says: 'The balance' } },
  errors: [400, 429, 503],
} as const satisfies Endpoint;

export const holder = {
  method: 'get',
  path: '/api/holders/{address}',
  operationId: 'getHolder',
  tag: 'Chain',
  summary: 'LILAPE of an account, as the ledger has it',
  params: z.object({ address: addressIn }),
  answers: { 200: { schema: holderBody, says: 'The balance' } },
  errors: [400, 429, 503],
} as const satisfies Endpoint;

export const rates = {
  method: 'get',
  path: '/api/rates',
  operationId: 'getRates',
  tag: 'Chain',
  summary: 'The ETH price, as the Chainlink feed has it',
  answers: { 200: { schema: ratesBody, says: 'Rates' } },
  errors: [503],
} as const satisfies Endpoint;
