// `GET /api/transaction/{id}`, `/wallet/{address}/balance`, `/network/info` and the health answer.
import { contractNames } from '@lilape/contracts/table';
import { addressOut, decimalText, isoTime, tokensText, txHash } from '@lilape/wire/amounts';
import { purchase } from '@lilape/wire/purchases';
import { z } from 'zod';

export const transactionBody = z
  .object({
    success: z.literal(true),
    txHash,
    status: z.enum(['pending', 'succeeded', 'failed']),
    block: z.int().min(0).nullable(),
    confirmation: z.enum(['seen', 'safe', 'final']).nullable(),
    purchases: z.array(purchase),
  })
  .meta({ id: 'Transaction' });

export type TransactionBody = z.infer<typeof transactionBody>;

export const balanceBody = z
  .object({
    success: z.literal(true),
    address: addressOut,
    lilape_balance: tokensText,
    block: z.int().min(0),
  })
  .meta({ id: 'Balance' });

export const networkInfo = z
  .object({
    chainId: z.int().positive(),
    name: z.string(),
    rpcUrl: z.string(),
    explorerUrl: z.string().nullable(),
    contracts: z.record(z.enum(contractNames), addressOut.nullable()),
  })
  .meta({ id: 'NetworkInfo' });

export type NetworkInfo = z.infer<typeof networkInfo>;

/** `GET /api/`: 200 once contracts, ledger and page are ready, 503 until then. */
export const healthBody = z
  .object({
    success: z.boolean(),
    status: z.enum(['ok', 'starting', 'degraded', 'stale']).meta({
      description:
        'stale: what is known of the chain is more than 60 s behind it, and nothing is sold on it; degraded: something else is away or an alarm stands',
    }),
    version: z.string(),
    chain: z.object({
      chainId: z.int(),
      /** Whether an endpoint showed this process a block within the last seconds. */
      status: z.enum(['ok', 'unavailable']),
      head: z.int().nullable(),
      safe: z.int().nullable(),
      final: z.int().nullable(),
      endpoints: z.int(),
      finalRestsOn: z.int(),
      compared: z.boolean().meta({
        description: 'Whether two endpoints of two companies are compared, or the word of one is taken',
      }),
    }),
    ledger: z.object({
      status: z.enum(['ok', 'stale', 'missing']),
      /** Since the ledger was last known to be at the chain’s head; null where it never was. */
      ageSeconds: z.int().nullable(),
      head: z.int().nullable(),
      lagBlocks: z.int().nullable(),
      lagSeconds: z.int().nullable().meta({ description: 'By the time of the chain; above 60 it is stale' }),
      version: z.int(),
      alarms: z.int(),
    }),
    contracts: z.enum(['ok', 'missing']),
    database: z.enum(['ok', 'unavailable']),
    /** The copy that reads may come from. The database answers for one that is behind or away. */
    replica: z.enum(['none', 'ok', 'behind', 'unavailable']),
    page: z.enum(['ok', 'missing']),
    /** Whether the settings name a place for backups. One that is late is an alarm. */
    backup: z.enum(['set', 'none']),
    as_of: isoTime.nullable(),
    /** With a 503 only: the same code and sentence as any other error. */
    code: z.string().optional(),
    error: z.string().optional(),
  })
  .meta({ id: 'Health' });

export type HealthBody = z.infer<typeof healthBody>;

/** `GET /api/live`: the process answers, whatever it reaches. */
export const liveBody = z
  .object({ success: z.literal(true), status: z.literal('alive') })
  .meta({ id: 'Liveness' });

export type LiveBody = z.infer<typeof liveBody>;

/** Why a process should get no new requests for now. */
export const UNREADY = ['starting', 'database', 'draining'] as const;

/** `GET /api/ready`: 200 where new requests are welcome, 503 where another process should have them. */
export const readyBody = z
  .object({
    success: z.boolean(),
    status: z.enum(['ready', ...UNREADY]),
    /** How the ledger is; one that is stale is no reason to send requests elsewhere, since all processes read the same. */
    ledger: z.enum(['ok', 'stale', 'missing']).nullable(),
    /** With a 503 only: the same code and sentence as any other error. */
    code: z.string().optional(),
    error: z.string().optional(),
  })
  .meta({ id: 'Readiness' });

export type ReadyBody = z.infer<typeof readyBody>;

/** The ETH price of the rate table, read on chain. @see decision 11 "rates" */
export const ratesBody = z
  .object({
    success: z.literal(true),
    ethUsd: decimalText(18, 'dollars for one ETH', '3700'),
    updatedAt: isoTime.meta({ description: 'When the feed was last updated, by the feed' }),
    as_of: isoTime.meta({ description: 'When the feed was last read' }),
  })
  .meta({ id: 'Rates' });

export type RatesBody = z.infer<typeof ratesBody>;
