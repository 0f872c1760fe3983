// Which page of receipts is shown while the router has not followed the address yet, and once it has.
import { render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { LocationContext } from '#shell/page/location.ts';
import { ReceiptPage } from './receipt-page.tsx';

vi.mock('./find-receipt.tsx', () => ({ FindReceipt: () => 'a field to name one' }));
vi.mock('./receipt.tsx', () => ({ Receipt: ({ hash }: { hash: string }) => `the receipt of ${hash}` }));
vi.mock('./loading.tsx', () => ({ Loading: () => 'on its way' }));

const hash = `0x${'1'.repeat(64)}`;

afterEach(() => history.replaceState(null, '', '/'));

test.each([
  ['/purchases/any', `/purchases/${hash}`, 'on its way'],
  ['/purchases/any', `/ru/purchases/${hash}`, 'on its way'],
  [`/purchases/${hash}`, `/purchases/${hash}`, `the receipt of ${hash}`],
  [`/purchases/${hash}`, '/sale', `the receipt of ${hash}`],
  ['/purchases/0x12', '/purchases/0x12', 'a field to name one'],
])('behavior: followed to %s while the address is %s it shows %s', async (path, address, shown) => {
  history.replaceState(null, '', address);
  const { container, findByText } = render(
    <LocationContext value={{ path, hash: '', visit: 0 }}>
      <ReceiptPage />
    </LocationContext>,
  );
  expect(await findByText(shown)).toBeDefined();
  expect(container.textContent).toBe(shown);
});
