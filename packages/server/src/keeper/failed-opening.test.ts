// A keeper on a real chain where a coin sends nothing: its pool cannot be opened, and after an hour that is on record.
import { privateKeyToAccount } from 'viem/accounts';
import { parseEther, toHex } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEndpoints } from '#chain/endpoints.ts';
import { createFailover } from '#chain/failover.ts';
import { keeperJob } from '#keeper/jobs.ts';
import { createSender } from '#keeper/send.ts';
import { type ChainRig, startChainRig } from '#testing/chain-rig.ts';
import { SILENT_LOG, until } from '#testing/ledger.ts';

const KEY = `0x${'5eed'.padStart(64, '0')}` as const;
/** Answers every call by a revert. */
const FROZEN = '0x5f5ffd';

let rig: ChainRig;
beforeAll(async () => {
  rig = await startChainRig(2, {});
  await rig.chain.rpc('anvil_setBalance', privateKeyToAccount(KEY).address, toHex(parseEther('1')));
});
afterAll(() => rig.close());

const sent = async () =>
  (
    await rig.pool.query<{ name: string }>(
      `select name from app.keeper_calls where state = 'mined' order by id`,
    )
  ).rows.map(({ name }) => name);

test('behavior: after an hour of refusals it is on record that a pool cannot be opened', async () => {
  let aheadMs = 0;
  const { chainId, contracts } = rig.deployment;
  const job = keeperJob({
    deployment: rig.deployment,
    lists: null,
    source: null,
    clock: () => Date.now() + aheadMs,
    sender: createSender({
      db: rig.pool,
      ask: createFailover(openEndpoints([rig.chain.rpcUrl])),
      chainId,
      settings: { key: KEY, dailyWei: parseEther('1') },
    }),
    log: SILENT_LOG,
  });
  const workUntilSent = (name: string) =>
    until(
      async () => {
        await job.run(rig.pool);
        await rig.chain.mine();
        return (await sent()).includes(name);
      },
      async () => `"${name}" to be sent; ${(await sent()).join()} was`,
    );
  await rig.chain.buy([
    { buyer: 0, coin: 'USDT', units: 600_000_000n },
    { buyer: 1, coin: 'USDC', units: 500_000_000n },
  ]);
  await rig.chain.rpc('evm_increaseTime', 366 * 86_400);
  await rig.chain.mine();
  await workUntilSent('release');
  await rig.chain.rpc('anvil_setCode', contracts.usdt, FROZEN);
  await rig.chain.rpc('evm_increaseTime', 86_400);
  await workUntilSent('open USDC');
  expect(await sent()).not.toContain('give up USDT');
  aheadMs = 3_600_000;
  await workUntilSent('give up USDT');
  const { rows } = await until(
    async () => {
      const found = await rig.pool.query<{ failed: string }>(
        `select type as failed from ledger.market_events where type = 'failed'`,
      );
      return found.rows.length > 0 ? found : null;
    },
    () => 'the failure to be read',
  );
  expect(rows).toHaveLength(1);
});
