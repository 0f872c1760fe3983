// What every step of a draw works with: the recorded deployment, the chain, the site, and a key where something is sent.
import { type Deployment, parseDeployment } from '@lilape/contracts/deployment';
import { deployments } from '@lilape/contracts/generated/deployments';
import { drawsAbi } from '@lilape/contracts/generated/abis';
import type { Beacon } from '@lilape/domain/draws/beacon';
import { compressKey } from '@lilape/domain/draws/signature';
import { type Hex, bytesOf } from '@lilape/domain/draws/words';
import { type AskChain, type AskSite, CannotCheck } from '@lilape/verify/fetchers';
import { createGate } from '@lilape/verify/gate';
import { type ChainGiveaway, readGiveaway } from '@lilape/verify/giveaway';
import { chainAt, siteAt } from '@lilape/verify/http-fetchers';
import { type Known, knownOf } from '@lilape/verify/known';
import { type PublicClient, createPublicClient, http } from 'viem';
import type { Arguments } from './arguments.ts';

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
};

/** The step at hand cannot be done, for a reason that whoever runs it can act on. */
export class DrawRefusal extends Error {
  override readonly name = 'DrawRefusal';
}

/** Finds the deployment of the endpoint's chain, and its beacon. @throws CannotCheck, DrawRefusal */
export async function openContext(given: Arguments, print: (line: string) => void): Promise<DrawContext> {
  const chain = chainAt(given.rpc);
  const chainId = Number(await chain('eth_chainId', []));
  const record = (deployments as Readonly<Record<number, unknown>>)[chainId];
  if (record === undefined)
    throw new CannotCheck('UNKNOWN_CHAIN', `No deployment on chain ${chainId} is recorded in this copy.`);
  const deployment = parseDeployment(record);
  const { draws } = deployment.contracts;
  if (draws === null) throw new DrawRefusal(`There are no draws on chain ${chainId}.`);
  const reader = createPublicClient({ transport: http(given.rpc) });
  const [key, genesis, period] = await reader.readContract({
    address: draws,
    abi: drawsAbi,
    functionName: 'beacon',
  });
  return {
    given,
    deployment,
    known: knownOf(deployment),
    draws,
    beacon: {
      chainHash: null,
      publicKey: compressKey(bytesOf(key)),
      genesisSeconds: Number(genesis),
      periodSeconds: Number(period),
    },
    chain,
    site: given.site === null ? null : siteAt(given.site),
    reader,
    print,
  };
}

/** What the chain's events say up to its newest block, or its newest final one. */
export async function readChain(
  { chain, known, reader }: DrawContext,
  tag: 'latest' | 'finalized',
): Promise<ChainGiveaway> {
  const { number } = await reader.getBlock({ blockTag: tag });
  if (number === null) throw new CannotCheck('RPC_REFUSED', `The endpoint knows no ${tag} block.`);
  return readGiveaway({ chain, known, to: Number(number), gate: createGate() });
}
