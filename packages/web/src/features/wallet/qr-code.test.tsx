import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { QrCode } from './qr-code.tsx';

/** Modules of the drawing, row by row: # is dark. */
function rowsOf(code: Element): string[] {
  const [, , size = 0] = (code.getAttribute('viewBox') ?? '').split(' ').map(Number);
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => '.'));
  const bars = code.querySelector('path')?.getAttribute('d') ?? '';
  for (const [, x, y, length] of bars.matchAll(/M(\d+) (\d+)h(\d+)/g))
    rows[Number(y)]?.fill('#', Number(x), Number(x) + Number(length));
  return rows.map((row) => row.join(''));
}

test('behavior: paints the modules of the standard inside a quiet zone of four', () => {
  render(<QrCode text="HELLO" label="The link as a QR code" />);
  const rows = rowsOf(screen.getByRole('img', { name: 'The link as a QR code' }));
  expect(rows).toHaveLength(29);
  expect(rows.slice(0, 4).join('')).toMatch(/^\.+$/);
  expect(rows.slice(-4).join('')).toMatch(/^\.+$/);
  // The finders of the corners, light line included.
  expect(rows.slice(4, 12).map((row) => row.slice(4, 12))).toEqual([
    '#######.',
    '#.....#.',
    '#.###.#.',
    '#.###.#.',
    '#.###.#.',
    '#.....#.',
    '#######.',
    '........',
  ]);
  expect(rows[10]).toMatch(/^\.{4}#{7}\.#\.#\.#\.#{7}\.{4}$/);
});

test('behavior: a link of WalletConnect fits', () => {
  const link = `wc:${'a'.repeat(64)}@2?relay-protocol=irn&symKey=${'b'.repeat(64)}&expiryTimestamp=1800000000`;
  render(<QrCode text={link} label="A link" />);
  expect(rowsOf(screen.getByRole('img', { name: 'A link' })).length).toBeLessThanOrEqual(61);
});
