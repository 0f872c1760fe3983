// The published ledger on the wire: its manifest, which names everything that is in it.
import { z } from 'zod';

const hashOut = z.string().regex(/^0x[0-9a-f]{64}$/);
const addressLower = z.string().regex(/^0x[0-9a-f]{40}$/);
const cidOut = z.string().regex(/^bafkrei[a-z2-7]{52}$/);
const count = z.int().min(0);

export const ledgerPart = z.object({
  cid: cidOut.meta({ description: 'Canonical JSON lines, one a row, at `/ipfs/{cid}`' }),
  rows: count,
  bytes: count.meta({ description: 'At most 262,144' }),
  csv: z.string().meta({ description: 'The same rows as a table' }),
});

export const ledgerProjection = z.object({
  totals: z
    .record(z.string(), z.unknown())
    .meta({ description: 'What its events come to; amounts as decimal text' }),
  rows: count,
  digest: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .meta({ description: 'SHA-256 of all its lines, each with its line feed' }),
  parts: z.array(ledgerPart),
});

/** `GET /api/ledger`. @see decision 99 "the published ledger" */
export const ledgerBody = z
  .object({
    format: z.literal('lilape-ledger/1'),
    chainId: z.int(),
    contracts: z.record(z.string(), addressLower),
    fromBlock: count.meta({ description: 'First block that was read' }),
    block: count.meta({ description: 'The final block up to which everything is listed' }),
    blockHash: hashOut,
    projections: z.record(z.string(), ledgerProjection),
  })
  .meta({ description: 'Everything that is recorded up to a final block, to be counted again by anyone' });

export type LedgerBody = z.infer<typeof ledgerBody>;
export type LedgerProjection = z.infer<typeof ledgerProjection>;
export type LedgerPart = z.infer<typeof ledgerPart>;
