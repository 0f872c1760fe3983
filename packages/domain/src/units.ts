// Exact decimal text ↔ integers in base units. No floating point touches an amount.

/** Exact decimal text of `value` base units: no exponent, no grouping, no trailing zeros. `formatUnits(1500000n, 6)` → `'1.5'` */
export function formatUnits(value: bigint, decimals: number): string {
  const digits = (value < 0n ? -value : value).toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '');
  return `${value < 0n ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`;
}

/** Base units of plain decimal text (`'1.5'`), or undefined if it is anything else or has more than `decimals` digits behind the point. */
export function parseUnits(text: string, decimals: number): bigint | undefined {
  const match = /^(\d+)(?:\.(\d+))?$/.exec(text);
  if (match === null) return undefined;
  const fraction = (match[2] ?? '').replace(/0+$/, '');
  if (fraction.length > decimals) return undefined;
  return BigInt(`${match[1]}${fraction.padEnd(decimals, '0')}`);
}

/** `value` rounded down to `places` decimals of the whole, still in base units. */
export function roundUnitsDown(value: bigint, decimals: number, places: number): bigint {
  const step = 10n ** BigInt(Math.max(decimals - places, 0));
  return value - (value % step);
}
