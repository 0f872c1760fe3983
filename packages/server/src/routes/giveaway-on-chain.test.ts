// The giveaway on a real chain: listed, revealed and settled, taken out by reorganisations, and done again.
import { drawsAbi, erc20Abi, presaleAbi } from '@lilape/contracts/generated/abis';
import { listEntrants } from '@lilape/domain/draws/entrants';
import { tokenPrizeOf } from '@lilape/domain/draws/giveaway';
import { growingTree, rootOf } from '@lilape/domain/draws/tree';
import * as wire from '@lilape/wire/draws';
import { createPublicClient, encodeFunctionData, http } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Act } from '#testing/acts.ts';
import { type ChainRig, startChainRig } from '#testing/chain-rig.ts';
import { listAct, revealAct, settleAct } from '#testing/draw-acts.ts';
import { until } from '#testing/ledger.ts';

const [ANN, BOB] = [0, 1] as const;

let rig: ChainRig;
let client: ReturnType<typeof createPublicClient>;

beforeAll(async () => {
  let limitNowMs = 0;
  rig = await startChainRig(2, { limitClock: () => (limitNowMs += 1_000) });
  client = createPublicClient({ transport: http(rig.chain.rpcUrl), cacheTime: 0 });
});

afterAll(() => rig.close());

async function succeed(...acts: Act[]): Promise<void> {
  for (const hash of await rig.chain.seal(acts))
    expect(await client.getTransactionReceipt({ hash })).toMatchObject({ status: 'success' });
}

const giveaway = async () => wire.giveawayBody.parse(await (await rig.api.request('/api/giveaway')).json());

/** The giveaway once it stands so. */
function untilIs(status: wire.GiveawayStatus): Promise<wire.GiveawayBody> {
  let last = '';
  return until(
    async () => {
      const body = await giveaway();
      last = body.status;
      return body.status === status ? body : null;
    },
    () => `the giveaway to be ${status}; it is ${last}`,
  );
}

async function entrants() {
  const { entrants: rows } = wire.giveawayEntrantsBody.parse(
    await (await rig.api.request('/api/giveaway/entrants')).json(),
  );
  return listEntrants(
    rows.map(({ account, weight }) => ({ account: account as `0x${string}`, weight: BigInt(weight) })),
  );
}

/** Sells for more than the goal, passes the end, and finalises at a block that becomes final. */
async function sellAndFinalise(): Promise<void> {
  const { chain } = rig;
  await chain.buy([
    { buyer: ANN, coin: 'USDT', units: 600_000_000n },
    { buyer: BOB, coin: 'USDC', units: 500_000_000n },
  ]);
  await chain.rpc('evm_increaseTime', 366 * 86_400);
  await chain.mine();
  const data = encodeFunctionData({ abi: presaleAbi, functionName: 'finalise' });
  await succeed({ buyer: ANN, to: chain.sale.presale, data });
  await chain.mine(12);
}

/** Lists everybody, which opens the draw; its round. */
async function open(): Promise<number> {
  const { list } = await giveaway();
  const rows = await entrants();
  expect(rootOf(growingTree(rows))).toBe(list?.root);
  await succeed(listAct(rig.chain, BOB, rows, rig.deployment.excluded));
  const { draw, listed } = await untilIs('open');
  expect(listed?.count).toBe(rows.length);
  return draw?.round ?? 0;
}

async function settle(round: number): Promise<void> {
  const rows = await entrants();
  const draw = { drawId: 1, round, entrants: rows, tree: growingTree(rows), places: rows.length };
  await succeed(settleAct(rig.chain, BOB, draw, 0, 1));
  await succeed(settleAct(rig.chain, ANN, draw, 1, 1));
}

test('behavior: reorganisations take out listing, reveal and settlement, and done again they count once', async () => {
  const { chain, api } = rig;
  await sellAndFinalise();
  await untilIs('ready');
  const first = await open();
  expect(await untilIs('open')).toMatchObject({ isListOpened: true });
  await succeed(revealAct(chain, ANN, 1, first));
  await untilIs('revealed');
  await settle(first);
  const settled = await untilIs('settled');

  // Both settlements and the reveal, then the opening too: what they said is gone.
  await chain.rpc('anvil_reorg', 3, []);
  await chain.mine();
  expect(await untilIs('open')).toMatchObject({ draw: { seed: null, settledPlaces: 0, round: first } });
  await chain.refreshNonces();
  await chain.rpc('anvil_reorg', 5, []);
  await chain.mine();
  expect(await untilIs('ready')).toMatchObject({ draw: null, isListOpened: null });
  await chain.refreshNonces();

  const second = await open();
  await untilIs('open');
  await succeed(revealAct(chain, BOB, 1, second));
  await settle(second);
  const again = await untilIs('settled');
  expect(again.list).toEqual(settled.list);
  await chain.mine(12);
  const draw = await until(
    async () => {
      const body = wire.drawBody.parse(await (await api.request('/api/draws/1')).json());
      return body.settled?.status === 'final' ? body : null;
    },
    () => 'the settlement to be final',
  );
  expect(draw.winners.map(({ place }) => place)).toEqual([0, 1]);
  for (const { place, account } of draw.winners) {
    const winner = account as `0x${string}`;
    const asked = { address: rig.deployment.contracts.draws ?? '0x', abi: drawsAbi } as const;
    const args = [1n, BigInt(place)] as const;
    expect(await client.readContract({ ...asked, functionName: 'winnerOf', args })).toBe(winner);
    const coin = { address: chain.sale.lilape, abi: erc20Abi } as const;
    const held = await client.readContract({ ...coin, functionName: 'balanceOf', args: [winner] });
    // Each of the buyers was given a million of LILAPE.
    expect(held).toBe(tokenPrizeOf(place) + 10n ** 24n);
  }
  // The contract was compared with its events at final blocks, and says the same.
  const health = (await (await api.request('/api/')).json()) as { ledger: { alarms: number } };
  expect(health.ledger.alarms).toBe(0);
});
