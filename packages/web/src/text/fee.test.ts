import { expect, test } from 'vitest';
import { feeText } from './fee.ts';

test.each([
  [10_000_000_000_000n, '3700', 'en', '$0.04'],
  [10_000_000_000_000n, '3700', 'ru', '$0,04'],
  [199_750_000_000_000n, '4000', 'en', '$0.80'],
  [1_000_000_000_000n, '3700', 'en', '< $0.01'],
  [10_000_000_000_000n, null, 'en', '0.00001 ETH'],
  [340_000_000_000_000_000n, '3700', 'en', '$1,258.01'],
] as const)('behavior: %d wei at %s dollars an ETH in %s', (wei, price, language, text) => {
  expect(feeText(wei, price, language)).toBe(text);
});
