// The endpoints of the published ledger, and of the chain for those who count it again.
import type { Endpoint } from '@lilape/wire/endpoint';
import { ledgerBody } from '@lilape/wire/ledger';
import { cidIn } from '@lilape/wire/studio';
import { z } from 'zod';

export const ledger = {
  method: 'get',
  path: '/api/ledger',
  operationId: 'getLedger',
  tag: 'Proof',
  summary: 'Manifest of the published ledger, at the newest final block',
  answers: { 200: { schema: ledgerBody, says: 'The manifest' } },
  errors: [503],
  isConditional: true,
} as const satisfies Endpoint;

export const ledgerCsv = {
  method: 'get',
  path: '/api/ledger/csv/{cid}',
  operationId: 'getLedgerPartAsCsv',
  tag: 'Proof',
  summary: 'A part of the published ledger as a table',
  params: z.object({ cid: cidIn }),
  answers: { 200: { schema: z.string(), says: 'The table', type: 'text/csv' } },
  errors: [400, 404, 429, 503],
} as const satisfies Endpoint;

/** Reads of the chain for who counts the ledger again. JSON-RPC describes itself, so the document does not list it. */
export const ledgerRpc = { path: '/api/rpc' } as const;
