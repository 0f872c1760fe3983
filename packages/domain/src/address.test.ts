import { checksumAddress, parseAddress } from '@lilape/domain/address';
import { expect, test } from 'vitest';

// The examples of EIP-55.
const CHECKSUMMED = [
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
];

test.each(CHECKSUMMED)('behavior: %s is its own checksum form', (address) => {
  expect(checksumAddress(address.toLowerCase())).toBe(address);
  expect(parseAddress(address)).toEqual({ ok: true, address: address.toLowerCase() });
});

test.each([
  ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1Beaed', 'checksum'],
  ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe', 'format'],
  ['5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'format'],
  ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeg', 'format'],
  ['0x0000000000000000000000000000000000000000', 'zero'],
])('args: %s is refused for its %s', (text, fault) => {
  expect(parseAddress(text)).toEqual({ ok: false, fault });
});

test('behavior: all upper case carries no checksum', () => {
  expect(parseAddress('0x5AAEB6053F3E94C9B9A09F33669435E7EF1BEAED').ok).toBe(true);
});
