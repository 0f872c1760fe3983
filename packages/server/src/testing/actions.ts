// What people do on a test chain: for each projection something that gives it events.
import { erc20Abi, lilApeAbi } from '@lilape/contracts/generated/abis';
import { encodeFunctionData } from 'viem';
import type { Hex } from '#chain/blocks.ts';
import { type Act, type Order, purchaseAct } from '#testing/acts.ts';
import { handOnApe, mintApe } from '#testing/ape-acts.ts';
import type { TestChain } from '#testing/chain.ts';
import { drawsAction } from '#testing/draw-acts.ts';
import { marketAction } from '#testing/market-acts.ts';
import type { Random } from '#testing/random.ts';
import { stakingAction } from '#testing/stake-acts.ts';

/** Something that `buyer` does. */
type Action = (chain: TestChain, buyer: number, random: Random) => Act;

/** By the name of the projection that reads it; every projection has one, and so is part of the ledger's tests. */
export const ACTIONS: Readonly<Record<string, Action>> = {
  sale: ({ sale }, buyer, random) =>
    purchaseAct(sale, {
      buyer,
      coin: random.chance(0.5) ? 'USDT' : 'USDC',
      units: 1_000_000n + BigInt(random.below(30_000_000)),
    }),
  holders: (chain, buyer, random) =>
    random.chance(0.1) ? burn(chain, buyer) : transfer(chain, buyer, random),
  apes: (chain, buyer, random) =>
    random.chance(0.3) ? handOnApe(chain, buyer, random) : mintApe(chain, buyer, random),
  staking: stakingAction,
  draws: drawsAction,
  market: marketAction,
};

/** Anything that some projection reads, by anyone. */
export function randomAct(chain: TestChain, random: Random): Act {
  const actions = Object.values(ACTIONS);
  const action = actions[random.below(actions.length)];
  if (action === undefined) throw new Error('There are no actions.');
  return action(chain, random.below(chain.buyers.length), random);
}

/** One action for each projection but the sale, so that no block of purchases leaves one out. */
export function otherActs(chain: TestChain, random: Random): Act[] {
  return Object.entries(ACTIONS)
    .filter(([name]) => name !== 'sale')
    .map(([, action]) => action(chain, random.below(chain.buyers.length), random));
}

/** Seals purchases, and an action for each other projection, in one block; the hashes of the purchases first. */
export function sealAllKinds(chain: TestChain, random: Random, orders: readonly Order[]): Promise<Hex[]> {
  const purchases = orders.map((order) => purchaseAct(chain.sale, order));
  return chain.seal([...purchases, ...otherActs(chain, random)]);
}

/** To one of the buyers, or to somebody who may have nothing yet or come to have nothing again. */
function transfer(chain: TestChain, buyer: number, random: Random): Act {
  const somebody = `0x${(0xee00 + random.below(50)).toString(16).padStart(40, '0')}` as const;
  const to = random.chance(0.5) ? somebody : (chain.buyers[random.below(chain.buyers.length)] ?? somebody);
  const tokens = BigInt(random.below(1_000)) * 10n ** 15n;
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, tokens] });
  return { buyer, to: chain.sale.lilape, data };
}

function burn(chain: TestChain, buyer: number): Act {
  const data = encodeFunctionData({ abi: lilApeAbi, functionName: 'burn', args: [7n] });
  return { buyer, to: chain.sale.lilape, data };
}
