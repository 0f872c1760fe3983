// What a due call is sent as: contract and data; several where the work does not fit one transaction, of which the first is made.
import type { Deployment } from '@lilape/contracts/deployment';
import { drawsAbi, presaleAbi } from '@lilape/contracts/generated/abis';
import type { Address } from '@lilape/domain/address';
import { roundTime } from '@lilape/domain/draws/beacon';
import type { Entrant } from '@lilape/domain/draws/entrants';
import type { DrawState } from '@lilape/domain/draws/fold';
import { LISTED_AT_ONCE, listingBatches } from '@lilape/domain/draws/frontier';
import { GIVEAWAY_ID, ROUND_STANDS_SECONDS } from '@lilape/domain/draws/giveaway';
import { readList, readManifest } from '@lilape/domain/draws/read-list';
import { decompress } from '@lilape/domain/draws/signature';
import { type Tree, proofOf, rootOf } from '@lilape/domain/draws/tree';
import { winnersOf } from '@lilape/domain/draws/winners';
import { bytesOf, hexOf } from '@lilape/domain/draws/words';
import { cidOfDigest } from '@lilape/domain/ipfs';
import { type Hex, encodeFunctionData } from 'viem';
import type { BeaconSource } from '#draws/beacon/source.ts';
import type { GiveawayLists } from '#draws/giveaway-list.ts';
import type { DueCall } from '#keeper/due.ts';
import { marketData } from '#keeper/market-data.ts';
import { readFile } from '#launchpad/published-files.ts';
import { readBeacon, readDrawsTotals } from '#ledger/draws/stored.ts';
import type { LedgerSnapshot, ProjectionSnapshot } from '#ledger/read.ts';
import type { Db } from '#postgres/database.ts';

export type Call = { readonly to: Address; readonly data: Hex };

export type PrepareParts = {
  readonly db: Db;
  readonly deployment: Deployment;
  /** The giveaway's; null where there are no draws. */
  readonly lists: GiveawayLists | null;
  /** null: nobody is asked for signatures, and no draw is revealed. */
  readonly source: BeaconSource | null;
  /** Unix milliseconds. */
  readonly clock: () => number;
};

/** Places that are settled in one transaction, some 60,000 gas each. */
const SETTLED_AT_ONCE = 50;

/** The next call of what is due; null where what it takes is not there yet. @throws what database or beacon say */
export async function prepareCall(
  parts: PrepareParts,
  snapshot: LedgerSnapshot,
  due: DueCall,
): Promise<Call | null> {
  const { presale, draws } = parts.deployment.contracts;
  if (due.kind === 'finalise')
    return { to: presale, data: encodeFunctionData({ abi: presaleAbi, functionName: 'finalise' }) };
  if (due.kind !== 'list' && !('draw' in due)) return marketData(parts.deployment, due);
  if (draws === null) return null;
  const data = await dataOf(parts, snapshot, due);
  return data === null ? null : { to: draws, data };
}

function dataOf(
  parts: PrepareParts,
  snapshot: LedgerSnapshot,
  due: Extract<DueCall, { kind: 'list' | 'reveal' | 'settle' }>,
): Promise<Hex | null> {
  if (due.kind === 'list') return listData(parts, snapshot);
  if (due.kind === 'settle') return settleData(parts, snapshot, due.draw);
  return revealData(parts, snapshot, due.draw);
}

/** Nothing before the finalisation is final: until then somebody may still be credited. */
async function listData(
  { lists, deployment: { excluded } }: PrepareParts,
  snapshot: LedgerSnapshot,
): Promise<Hex | null> {
  const list = await lists?.at(snapshot.version);
  if (!list?.isFixed) return null;
  if (list.fixed === null)
    return encodeFunctionData({ abi: drawsAbi, functionName: 'endEmptyGiveaway', args: [excluded] });
  const { listed } = readDrawsTotals(drawsOf(snapshot).state);
  const [batch] = listingBatches(list.entrants, listed, LISTED_AT_ONCE);
  if (batch === undefined) return null;
  const args = [batch.frontier, batch.accounts, excluded] as const;
  return encodeFunctionData({ abi: drawsAbi, functionName: 'list', args });
}

async function revealData(
  { source, clock }: PrepareParts,
  snapshot: LedgerSnapshot,
  draw: DrawState,
): Promise<Hex | null> {
  if (source === null) return null;
  const { heads } = snapshot;
  const beacon = readBeacon(drawsOf(snapshot).facts);
  const nowSeconds = source.followsChain ? heads.timeSeconds : Math.floor(clock() / 1_000);
  const signature = await source.signatureOf(beacon, draw.round, nowSeconds);
  const point = signature === null ? null : decompress(signature);
  if (point !== null)
    return encodeFunctionData({
      abi: drawsAbi,
      functionName: 'reveal',
      args: [BigInt(draw.id), hexOf(point)],
    });
  const isGone =
    draw.id === GIVEAWAY_ID && heads.timeSeconds >= roundTime(beacon, draw.round) + ROUND_STANDS_SECONDS;
  return isGone ? encodeFunctionData({ abi: drawsAbi, functionName: 'renewRound' }) : null;
}

async function settleData(
  parts: PrepareParts,
  snapshot: LedgerSnapshot,
  draw: DrawState,
): Promise<Hex | null> {
  const { id, seed, places, settledPlaces: first } = draw;
  const list = await listOf(parts, snapshot, draw);
  if (seed === null || list === null || rootOf(list.tree) !== draw.root) return null;
  const winners = winnersOf({ seed, drawId: id, entrants: list.entrants, places });
  const entries = winners.slice(first, first + SETTLED_AT_ONCE).map(({ entrant }) => ({
    ...entrant,
    index: BigInt(entrant.index),
    proof: proofOf(list.tree, entrant.index),
  }));
  const args = [BigInt(id), BigInt(first), entries] as const;
  return encodeFunctionData({ abi: drawsAbi, functionName: 'settle', args });
}

/** What the ledger says of draws. @throws RangeError where it does not read them, and nothing of theirs is due */
function drawsOf({ projections }: LedgerSnapshot): ProjectionSnapshot {
  const { draws } = projections;
  if (draws === undefined) throw new RangeError('The ledger reads no draws.');
  return draws;
}

type KnownList = { readonly entrants: readonly Entrant[]; readonly tree: Tree };

/** The list of a draw; null where this site does not know it. */
async function listOf(
  { db, lists }: PrepareParts,
  { version }: LedgerSnapshot,
  { id, listDigest }: DrawState,
): Promise<KnownList | null> {
  if (id === GIVEAWAY_ID) {
    const list = await lists?.at(version);
    return list?.fixed ? { entrants: list.entrants, tree: list.fixed.tree } : null;
  }
  const manifest = await readFile(db, cidOfDigest(bytesOf(listDigest)));
  const read = manifest === null ? null : readManifest(manifest);
  if (manifest === null || read === null || !read.ok) return null;
  const files: Uint8Array[] = [];
  for (const { cid } of read.manifest.parts) {
    const file = await readFile(db, cid);
    if (file === null) return null;
    files.push(file);
  }
  const list = readList(manifest, files);
  return list.ok ? list : null;
}
