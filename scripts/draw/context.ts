// What every step of a draw works with: the recorded deployment, the chain, the site, and a key where something is sent.
import type { Deployment } from '@lilape/contracts/deployment';
import { drawsAbi } from '@lilape/contracts/generated/abis';
import { LOCAL_CHAIN_ID } from '@lilape/domain/chains';
import { type Beacon, QUICKNET } from '@lilape/domain/draws/beacon';
import { LOCAL_BEACON } from '@lilape/domain/draws/local-beacon';
import { compressKey } from '@lilape/domain/draws/signature';
import { type Hex, bytesOf } from '@lilape/domain/draws/words';
import { type AskChain, type AskSite, CannotCheck } from '@lilape/verify/fetchers';
import { createGate } from '@lilape/verify/gate';
import { type ChainGiveaway, readGiveaway } from '@lilape/verify/giveaway';
import { chainAt, siteAt } from '@lilape/verify/http-fetchers';
import type { LaunchCount, LaunchPlan, TimedBlock } from '@lilape/verify/launch';
import { type Known, deploymentOn, knownOf } from '@lilape/verify/known';
import { fetchManifest } from '@lilape/verify/manifest';
import { type PublicClient, createPublicClient, http } from 'viem';
import type { Arguments } from './arguments.ts';
import { requireSame } from './difference.ts';

/** The list of a launch as it was computed from the chain. */
export type ComputedLaunch = LaunchCount & TimedBlock & { readonly plan: LaunchPlan };

export type DrawContext = {
  readonly given: Arguments;
  readonly deployment: Deployment;
  readonly known: Known;
  readonly draws: Hex;
  readonly beacon: Beacon;
  readonly chain: AskChain;
  readonly site: AskSite | null;
  readonly reader: PublicClient;
  readonly print: (line: string) => void;
  /** The launch whose draw it is about; null where none was named. */
  readonly launch: ComputedLaunch | null;
};

/** The step at hand cannot be done, for a reason that whoever runs it can act on. */
export class DrawRefusal extends Error {
  override readonly name = 'DrawRefusal';
}

/** Finds the deployment of the endpoint's chain, and its beacon. @throws CannotCheck, DrawRefusal */
export async function openContext(given: Arguments, print: (line: string) => void): Promise<DrawContext> {
  const chain = chainAt(given.rpc);
  const chainId = Number(await chain('eth_chainId', []));
  const deployment = deploymentOn(chainId);
  const { draws } = deployment.contracts;
  if (draws === null) throw new DrawRefusal(`There are no draws on chain ${chainId}.`);
  const reader = createPublicClient({ transport: http(given.rpc) });
  const beacon = chainId === LOCAL_CHAIN_ID ? LOCAL_BEACON : QUICKNET;
  // A site's own endpoint passes on what is counted, and nothing else.
  if (!given.asksSite) await requireBeacon(reader, draws, beacon);
  return {
    given,
    deployment,
    known: knownOf(deployment),
    draws,
    beacon,
    chain,
    site: given.site === null ? null : siteAt(given.site),
    reader,
    print,
    launch: null,
  };
}

/** What the chain's events say up to its newest block, or its newest final one, which is all that a site's own endpoint tells. */
export async function readChain(context: DrawContext, tag: 'latest' | 'finalized'): Promise<ChainGiveaway> {
  const { chain, known } = context;
  return readGiveaway({ chain, known, to: await newestBlock(context, tag), gate: createGate() });
}

/** The number of that block. */
export async function newestBlock(
  { given, site, reader }: DrawContext,
  tag: 'latest' | 'finalized',
): Promise<number> {
  if (given.asksSite && site !== null) return (await fetchManifest(site)).block;
  const { number } = await reader.getBlock({ blockTag: tag });
  if (number === null) throw new CannotCheck('RPC_REFUSED', `The endpoint knows no ${tag} block.`);
  return Number(number);
}

/** @throws Difference unless the contract takes this very beacon */
async function requireBeacon(reader: PublicClient, draws: Hex, beacon: Beacon): Promise<void> {
  const call = { address: draws, abi: drawsAbi, functionName: 'beacon' } as const;
  const [key, genesis, period] = await reader.readContract(call);
  requireSame('The key of the beacon', beacon.publicKey, compressKey(bytesOf(key)));
  requireSame('The beacon’s first round', beacon.genesisSeconds, Number(genesis));
  requireSame('The beacon’s period', beacon.periodSeconds, Number(period));
}
