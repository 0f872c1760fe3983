/** What an act agreed on, as it is kept in the browser: written as text, and looked at before it is believed again. */
import { isAddress, type Address } from 'viem';

/** One field: what is kept of it, and the value that a kept thing is, or undefined for any other. */
export type Field<Value> = {
  write(value: Value): unknown;
  read(kept: unknown): Value | undefined;
};

/** Reads and writes terms as JSON; `read` answers null for a thing of another shape. */
export type TermsFormat<Terms> = {
  write(terms: Terms): unknown;
  read(kept: unknown): Terms | null;
};

/** Base units of any token, kept as decimal digits. */
export const unitsField: Field<bigint> = {
  write: String,
  read: (kept) => (typeof kept === 'string' && /^\d{1,78}$/.test(kept) ? BigInt(kept) : undefined),
};

/** An account or contract. */
export const addressField: Field<Address> = {
  write: (address) => address,
  read: (kept) => (typeof kept === 'string' && isAddress(kept) ? kept : undefined),
};

/** Text of one shape. */
export function textField<Text extends string>(shape: RegExp): Field<Text> {
  return {
    write: (text) => text,
    read: (kept) => (typeof kept === 'string' && shape.test(kept) ? (kept as Text) : undefined),
  };
}

/** One of a few words. */
export function wordField<Word extends string>(words: readonly Word[]): Field<Word> {
  return { write: (word) => word, read: (kept) => words.find((word) => word === kept) };
}

/** Any number of the same. */
export function listField<Value>(field: Field<Value>): Field<readonly Value[]> {
  return {
    write: (values) => values.map((value) => field.write(value)),
    read: (kept) => {
      if (!Array.isArray(kept)) return undefined;
      const values = kept.map((item) => field.read(item)).filter((value) => value !== undefined);
      return values.length === kept.length ? values : undefined;
    },
  };
}

/** The format of terms with these fields; a missing or odd one makes the whole record one of another shape. */
export function termsFormat<Terms extends object>(fields: {
  readonly [Name in keyof Terms]: Field<Terms[Name]>;
}): TermsFormat<Terms> {
  const names = Object.keys(fields) as (keyof Terms & string)[];
  return {
    write: (terms) => Object.fromEntries(names.map((name) => [name, fields[name].write(terms[name])])),
    read: (kept) => {
      if (typeof kept !== 'object' || kept === null) return null;
      const entries = names.map((name) => [name, fields[name].read((kept as Partial<Terms>)[name])] as const);
      if (entries.some(([, value]) => value === undefined)) return null;
      return Object.fromEntries(entries) as Terms;
    },
  };
}
