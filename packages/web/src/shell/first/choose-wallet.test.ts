/** What happens between 'Buy Now' and a wallet, with one of the last visit that is quick, locked or silent. */
import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const alice = '0xF414000000000000000000000000000000000001';

let choose: typeof import('./choose-wallet.ts');
let session: typeof import('./session.ts');
let openDialogs: () => readonly string[];
/** What the wallet answers when it is asked whether it still knows us. */
let accounts: Promise<unknown>;

beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers();
  localStorage.setItem('lilape.wallet', 'metamask');
  vi.stubGlobal('ethereum', {
    isMetaMask: true,
    request: ({ method }: { method: string }) => (method === 'eth_accounts' ? accounts : '0x7a69'),
  });
  choose = await import('./choose-wallet.ts');
  session = await import('./session.ts');
  const { openOverlays } = await import('./overlay.ts');
  openDialogs = openOverlays.get;
  // The wallet libraries, so that no test waits for them.
  await import('#wallet/connection.ts');
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('behavior: without a wallet of the last visit the dialog opens at once', () => {
  localStorage.clear();
  act(() => choose.openWalletDialog());
  expect(openDialogs()).toEqual(['wallet']);
});

test('behavior: while the wallet of the last visit reconnects it is waited for, and no dialog opens', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  accounts = promise;
  const goOn = vi.fn<() => void>();
  act(() => choose.openWalletDialog(goOn));
  await wait(1_000);
  expect(goOn).not.toHaveBeenCalled();
  expect(openDialogs()).toEqual([]);
  resolve([alice]);
  await wait(1_000);
  expect(goOn).toHaveBeenCalledOnce();
  expect(openDialogs()).toEqual([]);
  expect(session.currentSession()).toMatchObject({ status: 'connected', address: alice });
});

test('behavior: a wallet of the last visit that is locked now is asked for again', async () => {
  accounts = Promise.resolve([]);
  const goOn = vi.fn<() => void>();
  act(() => choose.openWalletDialog(goOn));
  await wait(1_000);
  expect(openDialogs()).toEqual(['wallet']);
  expect(goOn).not.toHaveBeenCalled();
  act(() => choose.walletChosen());
  expect(goOn).toHaveBeenCalledOnce();
  expect(openDialogs()).toEqual([]);
});

test('behavior: the header opens the account once the wallet of the last visit is back', async () => {
  accounts = Promise.resolve([alice]);
  void choose.openWallet();
  await wait(1_000);
  expect(openDialogs()).toEqual(['account']);
});

test.each(['Buy, then the header', 'the header, then Buy'])(
  'behavior: %s, pressed while the wallet of the last visit reconnects, open one dialog',
  async (order) => {
    const { openOverlay } = await import('./overlay.ts');
    accounts = Promise.resolve([alice]);
    const presses = [() => choose.openWalletDialog(() => openOverlay('buy')), () => void choose.openWallet()];
    for (const press of order.startsWith('Buy') ? presses : presses.toReversed()) act(press);
    await wait(1_000);
    expect(openDialogs()).toEqual(['buy']);
  },
);

test.each(['Buy, then the header', 'the header, then Buy'])(
  'behavior: %s, pressed while a locked wallet is asked, go on to the purchase once it is connected',
  async (order) => {
    const { openOverlay } = await import('./overlay.ts');
    accounts = Promise.resolve([]);
    const presses = [() => choose.openWalletDialog(() => openOverlay('buy')), () => void choose.openWallet()];
    for (const press of order.startsWith('Buy') ? presses : presses.toReversed()) act(press);
    await wait(1_000);
    expect(openDialogs()).toEqual(['wallet']);
    act(() => choose.walletChosen());
    expect(openDialogs()).toEqual(['buy']);
  },
);

test('behavior: what a dialog that was closed had been opened for does not follow the header', async () => {
  localStorage.clear();
  const goOn = vi.fn<() => void>();
  act(() => choose.openWalletDialog(goOn));
  (await import('./overlay.ts')).closeOverlay('wallet');
  await choose.openWallet();
  act(() => choose.walletChosen());
  expect(goOn).not.toHaveBeenCalled();
});

test('behavior: where the wallet of the last visit is locked, or there was none, the header asks for one', async () => {
  accounts = Promise.resolve([]);
  void choose.openWallet();
  await wait(1_000);
  expect(openDialogs()).toEqual(['wallet']);
  expect(session.currentSession()).toEqual({ status: 'disconnected' });
});

test('behavior: a wallet that another tab has connected since the last press is the one that is opened', async () => {
  localStorage.clear();
  await choose.openWallet();
  expect(openDialogs()).toEqual(['wallet']);
  (await import('./overlay.ts')).closeOverlay('wallet');
  const { rememberWallet } = await import('./remembered.ts');
  rememberWallet('metamask', alice);
  accounts = Promise.resolve([alice]);
  void choose.openWallet();
  await wait(1_000);
  expect(openDialogs()).toEqual(['account']);
});

test('behavior: while a wallet is asked the header opens nothing', async () => {
  localStorage.clear();
  session.setSession({ status: 'connecting' });
  await choose.openWallet();
  expect(openDialogs()).toEqual([]);
});

test('error: a wallet of the last visit that never answers is given up after 5 s', async () => {
  accounts = new Promise(() => {});
  act(() => choose.openWalletDialog());
  await wait(4_900);
  expect(session.currentSession()).toEqual({ status: 'connecting' });
  await wait(200);
  expect(session.currentSession()).toEqual({ status: 'disconnected' });
  expect(openDialogs()).toEqual(['wallet']);
});
