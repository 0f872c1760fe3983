import { formatUnits, parseUnits, roundUnitsDown } from '@lilape/domain/units';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

test.each([
  [0n, 6, '0'],
  [1n, 6, '0.000001'],
  [1_500_000n, 6, '1.5'],
  [10n ** 18n, 18, '1'],
  [1n, 18, '0.000000000000000001'],
  [420_690_000_000_000n * 10n ** 18n, 18, '420690000000000'],
  [-1_500_000n, 6, '-1.5'],
  [42n, 0, '42'],
])('behavior: formatUnits(%s, %s) is %s', (value, decimals, text) => {
  expect(formatUnits(value, decimals)).toBe(text);
});

test.each(['', '.', '1.', '.5', '1e3', '-1', '+1', ' 1', '1,5', '0x10', 'NaN', '1.0000001', '١'])(
  'args: parseUnits refuses %j',
  (text) => {
    expect(parseUnits(text, 6)).toBeUndefined();
  },
);

test('behavior: trailing zeros beyond the decimals are harmless', () => {
  expect(parseUnits('1.50000000', 6)).toBe(1_500_000n);
});

test('behavior: text and units are inverse', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 2n ** 128n }),
      fc.integer({ min: 0, max: 18 }),
      (value, decimals) => {
        expect(parseUnits(formatUnits(value, decimals), decimals)).toBe(value);
      },
    ),
  );
});

test('behavior: rounding goes down, to the given places', () => {
  expect(roundUnitsDown(1_999_999n, 6, 2)).toBe(1_990_000n);
  expect(roundUnitsDown(1_999_999n, 6, 6)).toBe(1_999_999n);
});
