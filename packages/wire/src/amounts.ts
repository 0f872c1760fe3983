// Schemas of amounts, times and addresses on the wire: decimal text and ISO 8601, never a float, never an exponent.
import { parseAddress } from '@lilape/domain/address';
import { STABLE_DECIMALS, TOKEN_DECIMALS } from '@lilape/domain/token';
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

/** Text on the way in; anything else gets a short problem instead of zod's own. */
export const textIn = (): z.ZodString =>
  z.string({ error: (issue) => (issue.input === undefined ? 'is missing' : 'is not text') });

/** One of a few words on the way in. */
export const wordIn = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z
    .enum(words, {
      error: (issue) => (issue.input === undefined ? 'is missing' : `is not one of ${words.join(', ')}`),
    })
    .register(expectations, { expected: `one of ${words.join(', ')}` });

export const isoTime = z.iso
  .datetime()
  .meta({ description: 'ISO 8601, UTC', example: '2026-11-21T12:00:00.000Z' });
export const txHash = textIn()
  .regex(/^0x[0-9a-fA-F]{64}$/, 'is not 0x and 64 hex digits')
  .meta({ description: 'Transaction hash' })
  .register(expectations, { expected: 'a transaction hash: 0x and 64 hex digits' });

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
  .register(expectations, {
    expected: '0x and 40 hex digits, all in lower case or with a valid EIP-55 checksum',
  });

/** An address on the way out, EIP-55. */
export const addressOut = z.string().regex(/^0x[0-9a-fA-F]{40}$/);

const ADDRESS_FAULTS = {
  format: 'is not 0x and 40 hex digits',
  checksum: 'fails its EIP-55 checksum: check for a mistyped character, or write it in lower case',
  zero: 'is the zero address',
} as const;
