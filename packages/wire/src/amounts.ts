// Schemas of amounts, times and addresses on the wire: decimal text and ISO 8601, never a float, never an exponent.
import { parseAddress } from '@lilape/domain/address';
import { ETHER_DECIMALS, STABLE_DECIMALS, TOKEN_DECIMALS } from '@lilape/domain/token';
import type { InputProblem } from '@lilape/domain/messages/input';
import { expectations } from '@lilape/wire/expected';
import { z } from 'zod';

/** Exact decimal text with at most `decimals` digits behind the point. */
export const decimalText = (decimals: number, unit: string, example: string) =>
  z
    .string()
    .regex(new RegExp(`^(0|[1-9]\\d*)(\\.\\d{1,${decimals}})?$`))
    .meta({ description: `Decimal text in ${unit}, exact, up to ${decimals} decimals`, example });

/** LILAPE in whole tokens, exact to 18 decimals. */
export const tokensText = decimalText(TOKEN_DECIMALS, 'LILAPE', '833.333333333333333333');
/** Dollars (USDT or USDC), exact to 6 decimals. */
export const dollarsText = decimalText(STABLE_DECIMALS, 'dollars', '1.5');
/** ETH, exact to the wei. */
export const etherText = decimalText(ETHER_DECIMALS, 'ETH', '0.009');

/** Says what is wrong with an input by its code: that it is missing, or `problem`. */
export const wrong =
  (problem: InputProblem) =>
  ({ input }: { readonly input?: unknown }): InputProblem =>
    input === undefined ? 'IS_MISSING' : problem;

/** Text on the way in; anything else gets a short problem instead of zod's own. */
export const textIn = (): z.ZodString => z.string({ error: wrong('IS_NOT_TEXT') });

/** One of a few words on the way in. */
export const wordIn = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z
    .enum(words, { error: wrong('IS_NONE_OF') })
    .register(expectations, { expected: 'ONE_OF', words: words.join(', ') });

export const isoTime = z.iso
  .datetime()
  .meta({ description: 'ISO 8601, UTC', example: '2026-11-21T12:00:00.000Z' });
export const txHash = textIn()
  .regex(/^0x[0-9a-fA-F]{64}$/, 'IS_NO_HASH' satisfies InputProblem)
  .meta({ description: 'Transaction hash' })
  .register(expectations, { expected: 'TX_HASH' });

/** An address on the way in: checked for form, EIP-55 checksum and the zero address. */
export const addressIn = textIn()
  .superRefine((text, context) => {
    const parsed = parseAddress(text);
    if (!parsed.ok) context.addIssue({ code: 'custom', message: ADDRESS_FAULTS[parsed.fault] });
  })
  .meta({
    description: 'Address: 0x and 40 hex digits, not zero; mixed case must carry a valid EIP-55 checksum',
    pattern: '^0x[0-9a-fA-F]{40}$',
  })
  .register(expectations, { expected: 'ADDRESS' });

/** An address on the way out, EIP-55. */
export const addressOut = z.string().regex(/^0x[0-9a-fA-F]{40}$/);

const ADDRESS_FAULTS = {
  format: 'IS_NO_ADDRESS',
  checksum: 'FAILS_CHECKSUM',
  zero: 'IS_ZERO_ADDRESS',
} as const satisfies Record<string, InputProblem>;
