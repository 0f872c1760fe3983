// Purchases: what is posted, what is answered, what the history lists.
import { CONFIRMATIONS } from '@lilape/domain/confirmation';
import type { InputProblem } from '@lilape/domain/messages/input';
import {
  addressIn,
  addressOut,
  dollarsText,
  isoTime,
  textIn,
  tokensText,
  txHash,
  wrong,
} from '@lilape/wire/amounts';
import { expectations } from '@lilape/wire/expected';
import { z } from 'zod';

const PAID_PROBLEM: InputProblem = 'IS_NO_PAYMENT';

/**
 * Dollars paid, above 0: decimal text, or a number, which the server takes by the digits it was written with
 * (never as a float), so that both are exact to 6 decimals. No sign, no exponent.
 */
const paidAmount = z
  .union(
    [
      z.string().regex(/^(?!0(\.0+)?$)(0|[1-9]\d{0,14})(\.\d{1,6})?$/, PAID_PROBLEM),
      z.number().positive().lt(1e15),
    ],
    { error: wrong(PAID_PROBLEM) },
  )
  .meta({ description: 'Dollars paid, as text or number', example: '1.5' })
  .register(expectations, { expected: 'PAYMENT' });

/**
 * `POST /api/buy` and `POST /api/purchase/tokens`. `ethAmount` is the amount paid in dollars of the stablecoin,
 * despite its name.
 * @see spec §3 purchase request, decision 9 "post is a pointer"
 */
export const buyRequest = z
  .strictObject(
    {
      userAddress: addressIn,
      ethAmount: paidAmount,
      ethTxHash: txHash,
      paymentMethod: textIn()
        .regex(/^([uU][sS][dD][tTcC])$/, 'IS_NONE_OF' satisfies InputProblem)
        .register(expectations, { expected: 'ONE_OF', words: 'usdt, usdc' }),
    },
    { error: ({ code }) => (code === 'invalid_type' ? ('IS_NO_OBJECT' satisfies InputProblem) : undefined) },
  )
  .meta({ id: 'BuyRequest' });

export type BuyRequest = z.infer<typeof buyRequest>;

export const portion = z.object({ stage: z.int().min(1), price: dollarsText, tokens: tokensText });

export const purchase = z
  .object({
    txHash,
    ordinal: z.int().min(0).meta({ description: 'Which event of this sale within the transaction, from 0' }),
    block: z.int().min(0),
    time: isoTime,
    buyer: addressOut,
    method: z.enum(['USDT', 'USDC']),
    paid: dollarsText,
    raisedBefore: dollarsText.meta({
      description: 'Dollars accepted before it: with the ladder all that its price follows from',
    }),
    bands: z.array(portion),
    tokens: tokensText,
    status: z.enum([...CONFIRMATIONS, 'orphaned']),
  })
  .meta({ id: 'Purchase' });

export type Purchase = z.infer<typeof purchase>;

/** How many purchases a page of a history holds at most. */
export const PAGE_OF_PURCHASES = 100;

/** What a history is asked for. */
export const historyQuery = z.object({
  orphaned: z
    .enum(['0', '1'], { error: 'IS_NONE_OF' satisfies InputProblem })
    .register(expectations, { expected: 'SWITCH', words: '0, 1' })
    .optional()
    .meta({ description: '1: those that a chain reorganisation took out, instead' }),
  limit: z
    .string()
    .regex(/^([1-9]\d?|100)$/, 'IS_NO_PAGE_SIZE' satisfies InputProblem)
    .meta({ example: '20' })
    .register(expectations, { expected: 'PAGE_SIZE' })
    .optional()
    .meta({ description: 'Purchases at most, 1 to 100; 100 unless given' }),
  before: z
    .string()
    .regex(/^\d{1,15}-\d{1,9}$/, 'IS_NO_PLACE' satisfies InputProblem)
    .meta({ example: '120-3' })
    .register(expectations, { expected: 'PLACE' })
    .optional()
    .meta({ description: 'The `next` of the page before: only older purchases' }),
});

export const purchasesBody = z
  .object({
    success: z.literal(true),
    purchases: z.array(purchase),
    next: z.string().optional().meta({ description: '`before` of the next page, where there is one' }),
  })
  .meta({ id: 'Purchases' });

export type PurchasesBody = z.infer<typeof purchasesBody>;

export const buyResponse = z
  .object({ success: z.literal(true), txHash, message: z.string(), purchase })
  .meta({ id: 'BuyResponse' });

export type BuyResponse = z.infer<typeof buyResponse>;

/** 202: not in the ledger yet. The page goes on waiting. @see decision 14 "pending is not failed" */
export const buyPending = z
  .object({ success: z.literal(false), code: z.literal('PURCHASE_PENDING'), txHash, message: z.string() })
  .meta({ id: 'BuyPending' });

export type BuyPending = z.infer<typeof buyPending>;

/** 409: the purchase is recorded, but not as it was posted. @see decision 9 "post is a pointer" */
export const buyMismatch = z
  .object({
    success: z.literal(false),
    code: z.literal('PURCHASE_MISMATCH'),
    error: z.string(),
    values: z.record(z.string(), z.string()),
    field: z.enum(['userAddress', 'ethAmount', 'paymentMethod']),
    txHash,
    purchase,
  })
  .meta({ id: 'BuyMismatch' });

export type BuyMismatch = z.infer<typeof buyMismatch>;
