// Which page of receipts is shown, by the document's address.
import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { ReceiptPage } from './receipt-page.island.tsx';

vi.mock('./find-receipt.island.tsx', () => ({ FindReceipt: () => 'a field to name one' }));
vi.mock('./receipt.tsx', () => ({ Receipt: ({ hash }: { hash: string }) => `the receipt of ${hash}` }));
vi.mock('./loading.tsx', () => ({ Loading: () => 'on its way' }));

const hash = `0x${'1'.repeat(64)}`;

afterEach(() => history.replaceState(null, '', '/'));

test.each([
  [`/purchases/${hash}`, `the receipt of ${hash}`],
  [`/ru/purchases/${hash}/`, `the receipt of ${hash}`],
  ['/purchases/0x12', 'a field to name one'],
])('behavior: at %s it shows %s', async (address, shown) => {
  history.replaceState(null, '', address);
  const { container, findByText } = render(<ReceiptPage />);
  expect(await findByText(shown)).toBeDefined();
  expect(container.textContent).toBe(shown);
});

test('behavior: what is prerendered, for every receipt, says that it is on its way', () => {
  expect(renderToString(<ReceiptPage />)).toBe('on its way');
});
