// The endpoints of purchases.
import { addressIn, txHash } from '@lilape/wire/amounts';
import { transactionBody } from '@lilape/wire/chain';
import type { Endpoint } from '@lilape/wire/endpoint';
import {
  buyMismatch,
  buyPending,
  buyRequest,
  buyResponse,
  historyQuery,
  purchasesBody,
} from '@lilape/wire/purchases';
import { z } from 'zod';

/** It writes nothing: the answer is what the ledger and the chain say. @see decision 9 "post is a pointer" */
export const buy = {
  method: 'post',
  path: '/api/buy',
  operationId: 'postPurchase',
  tag: 'Purchases',
  summary: 'Points to a purchase; answers whether it is recorded',
  body: buyRequest,
  answers: {
    200: { schema: buyResponse, says: 'Recorded' },
    202: { schema: buyPending, says: 'Not recorded yet' },
    409: { schema: buyMismatch, says: 'Recorded, but not as posted' },
  },
  errors: [400, 413, 415, 422, 429, 503],
} as const satisfies Endpoint;

export const buyTokens = {
  ...buy,
  path: '/api/purchase/tokens',
  operationId: 'postPurchaseOfTokens',
} as const satisfies Endpoint;

export const purchases = {
  method: 'get',
  path: '/api/purchases/{address}',
  operationId: 'getPurchasesOf',
  tag: 'Purchases',
  summary: "A buyer's purchases, newest first",
  params: z.object({ address: addressIn }),
  query: historyQuery,
  answers: { 200: { schema: purchasesBody, says: 'Purchases' } },
  errors: [400, 429, 503],
  isConditional: true,
} as const satisfies Endpoint;

export const transaction = {
  method: 'get',
  path: '/api/transaction/{id}',
  operationId: 'getTransaction',
  tag: 'Purchases',
  summary: 'A transaction: its state and the purchases recorded in it',
  params: z.object({ id: txHash }),
  answers: { 200: { schema: transactionBody, says: 'The transaction' } },
  errors: [400, 404, 429, 503],
} as const satisfies Endpoint;
