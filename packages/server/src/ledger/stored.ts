// How the ledger's values stand in the database: bytes as bytea, amounts as decimal text inside JSON.
import type { Address } from '@lilape/domain/address';

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

/** JSON as a projection keeps it beside its tables; amounts are decimal text. */
export type Json = { readonly [name: string]: JsonValue };
type JsonValue = string | number | boolean | null | Json | readonly JsonValue[];

/** What becomes of a value whose bigints are stored as text. */
export type Stored<T> = T extends bigint
  ? string
  : T extends string | number | boolean | null
    ? T
    : { [K in keyof T]: Stored<T[K]> };

/** `value` with its bigints as decimal text. */
export function toStored<T extends object>(value: T): Stored<T> & Json {
  return JSON.parse(storeJson(value)) as Stored<T> & Json;
}

/** JSON of an object whose bigints become decimal text. */
export function storeJson(value: object): string {
  return JSON.stringify(value, (_, item: unknown) => (typeof item === 'bigint' ? String(item) : item));
}
