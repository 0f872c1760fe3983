// A sale, its shares and its pools on a real chain, stepped by people, with what the API says at each block.
import { erc20Abi, presaleAbi } from '@lilape/contracts/generated/abis';
import type { PaymentToken } from '@lilape/domain/presale/methods';
import { createGate } from '@lilape/verify/gate';
import { chainAt } from '@lilape/verify/http-fetchers';
import { knownOf } from '@lilape/verify/known';
import { fetchManifest } from '@lilape/verify/manifest';
import type { Report } from '@lilape/verify/report';
import { verify } from '@lilape/verify/verify';
import { type MarketBody, type MarketPool, marketBody } from '@lilape/wire/market';
import { type PublicClient, createPublicClient, encodeFunctionData, http } from 'viem';
import { expect } from 'vitest';
import type { Hex } from '#chain/blocks.ts';
import type { Act } from '#testing/acts.ts';
import type { ChainOptions } from '#testing/anvil.ts';
import { type ChainRig, startChainRig } from '#testing/chain-rig.ts';
import type { TestChain } from '#testing/chain.ts';
import { until } from '#testing/ledger.ts';

export const DAY = 86_400;

export type MarketRig = ChainRig & {
  readonly client: PublicClient;
  /** Seals calls in a block each, all of which the chain takes. */
  succeed(...acts: readonly Act[]): Promise<void>;
  /** Lets so many seconds pass, and seals a block. */
  pass(seconds: number): Promise<void>;
  /** The market at the chain's head. */
  atHead(): Promise<MarketBody>;
  /** Base units of a token that an account holds. */
  held(token: Hex, account: Hex): Promise<bigint>;
  /** Counts it again as a stranger does, once all of it is final and published. */
  countAgain(): Promise<Report>;
  /** Base units of a token that exist. */
  supplyOf(token: Hex): Promise<bigint>;
};

/** Starts it with `buyers` people; the sale runs. */
export async function startMarketRig(
  buyers: number,
  options: Pick<ChainOptions, 'deployerKey'> = {},
): Promise<MarketRig> {
  let limitNowMs = 0;
  const rig = await startChainRig(buyers, { limitClock: () => (limitNowMs += 1_000) }, options);
  const { chain } = rig;
  const client = createPublicClient({ transport: http(chain.rpcUrl), cacheTime: 0 });
  const asked = { abi: erc20Abi } as const;
  return {
    ...rig,
    client,
    async succeed(...acts) {
      for (const act of acts) {
        // A block each, in their order.
        // oxlint-disable-next-line no-await-in-loop
        const [hash = '0x'] = await chain.seal([act]);
        // oxlint-disable-next-line no-await-in-loop
        expect((await client.getTransactionReceipt({ hash })).status).toBe('success');
      }
    },
    async pass(seconds) {
      await chain.rpc('evm_increaseTime', seconds);
      await chain.mine();
    },
    atHead: () =>
      until(
        async () => {
          const response = await rig.api.request('/api/market');
          expect(response.status).toBe(200);
          const body = marketBody.parse(await response.json());
          return BigInt(body.block) === (await client.getBlockNumber()) ? body : null;
        },
        () => 'the market to be reported at the head',
      ),
    async countAgain() {
      const last = Number(await client.getBlockNumber());
      await chain.mine(80);
      const site = async (path: string) => {
        const answer = await rig.api.request(path);
        expect([path, answer.status]).toEqual([path, 200]);
        return new Uint8Array(await answer.arrayBuffer());
      };
      const manifest = await until(
        async () => {
          const found = await fetchManifest(site);
          return found.block >= last ? found : null;
        },
        () => `block ${last} to be published`,
      );
      return verify({
        manifest,
        launches: null,
        known: knownOf(rig.deployment),
        fetchers: { site, chain: chainAt(chain.rpcUrl) },
        gate: createGate(),
        onProgress: () => undefined,
      });
    },
    held: (address, account) =>
      client.readContract({ ...asked, address, functionName: 'balanceOf', args: [account] }),
    supplyOf: (address) => client.readContract({ ...asked, address, functionName: 'totalSupply' }),
  };
}

/** The pool of a coin. @throws where there is none */
export function poolOf({ pools }: MarketBody, coin: PaymentToken): MarketPool {
  const found = pools.find((pool) => pool.coin === coin);
  if (found === undefined) throw new Error(`There is no pool of ${coin}.`);
  return found;
}

/** Finalises the sale. */
export const finaliseAct = (chain: TestChain, buyer: number): Act => ({
  buyer,
  to: chain.sale.presale,
  data: encodeFunctionData({ abi: presaleAbi, functionName: 'finalise' }),
});
