// A local chain says that a transaction waits, and its sequencer hears it.
import { createTestClient, createWalletClient, http, publicActions } from 'viem';
import { mnemonicToAccount } from 'viem/accounts';
import { foundry } from 'viem/chains';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { type Anvil, startAnvil } from './anvil.ts';
import { watchPending } from './pending.ts';

/** Far longer than a test may take: it ends because something came, never because time passed. */
const NEVER_MS = 600_000;

let anvil: Anvil;
beforeAll(async () => {
  anvil = await startAnvil(['--no-mining']);
});
afterAll(() => anvil.stop());

const account = mnemonicToAccount('test test test test test test test test test test test junk');
const send = (rpcUrl: string) =>
  createWalletClient({ account, chain: foundry, transport: http(rpcUrl) }).sendTransaction({
    to: account.address,
    value: 1n,
  });
const client = () =>
  createTestClient({ chain: foundry, mode: 'anvil', transport: http(anvil.rpcUrl) }).extend(publicActions);

describe('watchPending', () => {
  test('wakes for each transaction, also for one that came while nobody waited', async () => {
    const pending = watchPending(anvil.rpcUrl);
    await pending.next(NEVER_MS); // it has begun to follow
    const waited = pending.next(NEVER_MS);
    const hash = await send(anvil.rpcUrl);
    await waited;
    await client().mine({ blocks: 1 });
    expect((await client().getTransactionReceipt({ hash })).status).toBe('success');

    await send(anvil.rpcUrl);
    await pending.next(NEVER_MS);
    pending.close();
  });

  test('wakes after the longest time where nothing comes, and where there is no chain', async () => {
    const pending = watchPending('http://127.0.0.1:1');
    await expect(pending.next(1)).resolves.toBeUndefined();
    await expect(pending.next(1)).resolves.toBeUndefined();
    pending.close();
  });

  test('lets go of who waits once it is closed', async () => {
    const pending = watchPending(anvil.rpcUrl);
    await pending.next(NEVER_MS);
    const waited = pending.next(NEVER_MS);
    pending.close();
    await expect(waited).resolves.toBeUndefined();
    await expect(pending.next(NEVER_MS)).resolves.toBeUndefined();
  });
});
