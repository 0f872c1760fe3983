// How the ledger's values stand in the database: bytes as bytea, amounts as decimal text inside JSON.
import type { Address } from '@lilape/domain/address';
import { EMPTY_TOTALS, type SaleTotals } from '@lilape/domain/presale/fold';
import type { Terms } from '@lilape/domain/presale/stages';

export type Hex = `0x${string}`;

/** `0x…` of a bytea. */
export function hexOf(bytes: Buffer): Hex {
  return `0x${bytes.toString('hex')}`;
}

/** A bytea of `0x…`. */
export function bytesOf(hex: string): Buffer {
  return Buffer.from(hex.slice(2), 'hex');
}

/** The address in a bytea, in lower case. */
export function addressOf(bytes: Buffer): Address {
  return hexOf(bytes);
}

type Stored<T> = { [K in keyof T]: T[K] extends bigint ? string : T[K] };

/** Terms as JSON with amounts as decimal text. */
export function storeTerms(terms: Terms): string {
  return storeJson(terms);
}

/** Terms of what `storeTerms` wrote. */
export function readTerms(stored: Stored<Terms>): Terms {
  return {
    stageCount: stored.stageCount,
    basePriceMicroUsd: BigInt(stored.basePriceMicroUsd),
    priceStepMicroUsd: BigInt(stored.priceStepMicroUsd),
    tokensPerStage: BigInt(stored.tokensPerStage),
    startsAt: stored.startsAt,
    endsAt: stored.endsAt,
    minimumUnits: BigInt(stored.minimumUnits),
    softCapUnits: BigInt(stored.softCapUnits),
    shareTokens: BigInt(stored.shareTokens),
  };
}

/** Totals as JSON with amounts as decimal text. */
export function storeTotals(totals: SaleTotals): string {
  return storeJson(totals);
}

/** Totals of what `storeTotals` wrote. */
export function readTotals(stored: Stored<SaleTotals>): SaleTotals {
  return {
    ...EMPTY_TOTALS,
    ...stored,
    usdtUnits: BigInt(stored.usdtUnits),
    usdcUnits: BigInt(stored.usdcUnits),
    tokens: BigInt(stored.tokens),
    claimedTokens: BigInt(stored.claimedTokens),
    refundedUsdtUnits: BigInt(stored.refundedUsdtUnits),
    refundedUsdcUnits: BigInt(stored.refundedUsdcUnits),
    burnedTokens: BigInt(stored.burnedTokens),
  };
}

export type StoredTerms = Stored<Terms>;
export type StoredTotals = Stored<SaleTotals>;

/** JSON of an object whose bigints become decimal text. */
export function storeJson(value: object): string {
  return JSON.stringify(value, (_, item: unknown) => (typeof item === 'bigint' ? String(item) : item));
}
