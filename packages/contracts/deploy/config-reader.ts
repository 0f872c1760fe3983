// Reads values of a config by dotted key and collects what is wrong instead of stopping at the first.
import { type Address, getAddress, isAddress, parseUnits } from 'viem';

export type ConfigReader = ReturnType<typeof configReader>;

/** A reader of the parsed JSON `raw`; each of its methods returns a value even where there is none, and notes the problem. */
export function configReader(raw: unknown) {
  const problems: string[] = [];
  const valueAt = (key: string): unknown => {
    let value: unknown = raw;
    for (const part of key.split('.')) {
      value =
        typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[part] : undefined;
    }
    return value;
  };
  const text = (key: string): string | null => {
    const value = valueAt(key);
    return typeof value === 'string' && value !== '' ? value : null;
  };
  const parse = <T>(key: string, wanted: string, fallback: T, convert: (value: string) => T | null): T => {
    const value = text(key);
    if (value === null) {
      problems.push(`${key} is missing (${wanted})`);
      return fallback;
    }
    const converted = convert(value);
    if (converted === null) problems.push(`${key} is "${value}" but must be ${wanted}`);
    return converted ?? fallback;
  };
  return {
    problems,
    /** Notes every name below `key` that is none of `known`: whoever wrote it would wait for something in vain. */
    refuseOthers: (key: string, known: readonly string[]): void => {
      for (const name of Object.keys(Object(valueAt(key))))
        if (!known.includes(name))
          problems.push(`${key}.${name} is not known (${key} are ${known.join(', ')})`);
    },
    isEmpty: (key: string) => text(key) === null,
    address: (key: string) =>
      parse<Address>(key, 'an address with its checksum', `0x${'0'.repeat(40)}`, (value) =>
        isAddress(value) && BigInt(value) !== 0n ? getAddress(value) : null,
      ),
    /** A list of addresses; none where there is no such key. */
    addresses: (key: string): Address[] => {
      const values = valueAt(key) ?? [];
      if (Array.isArray(values) && values.every((value) => isAddress(value)))
        return values.map((value) => getAddress(value));
      problems.push(`${key} must be a list of addresses with their checksums`);
      return [];
    },
    /** Where a site is, without a slash at its end. */
    origin: (key: string) =>
      parse(key, 'the origin of the site such as https://lilape.example', '', (value) =>
        URL.canParse(value) && new URL(value).protocol === 'https:' && new URL(value).origin === value
          ? value
          : null,
      ),
    /** Unix seconds. */
    time: (key: string) => parse(key, 'an ISO 8601 time such as 2026-01-31T12:00:00Z', 0, secondsOf),
    /** Dollars with 6 decimals, more than none. */
    dollars: (key: string) =>
      parse(key, 'dollars as text, up to 6 decimals, more than 0', 0n, (value) =>
        /^\d+(\.\d{1,6})?$/.test(value) && /[1-9]/.test(value) ? parseUnits(value, 6) : null,
      ),
    count: (key: string) =>
      parse(key, 'a whole number as text, more than 0', 0n, (value) =>
        /^0*[1-9]\d*$/.test(value) ? BigInt(value) : null,
      ),
  };
}

/** Only a moment that exists: `Date` moves 30 February to March and 24:00 to the next day without a word. */
function secondsOf(value: string): number | null {
  const ms = Date.parse(value);
  if (Number.isNaN(ms)) return null;
  return new Date(ms).toISOString() === value.replace('Z', '.000Z') ? ms / 1000 : null;
}
