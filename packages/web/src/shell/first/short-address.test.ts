import { expect, test } from 'vitest';
import { shortAddress } from './short-address.ts';

test('behavior: the short form is the first 6 and last 4 characters (specification §9)', () => {
  expect(shortAddress('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed')).toBe('0x5aAe…eAed');
});
