// The list of a draw: computed from the chain where it is the giveaway's, or read from a site and held against the contract.
import type { Entrant } from '@lilape/domain/draws/entrants';
import type { DrawState } from '@lilape/domain/draws/fold';
import { GIVEAWAY_ID } from '@lilape/domain/draws/giveaway';
import { readList, readManifest } from '@lilape/domain/draws/read-list';
import { type Tree, rootOf } from '@lilape/domain/draws/tree';
import { type Hex, bytesOf, hexOf } from '@lilape/domain/draws/words';
import { cidOf, cidOfDigest, digestOfCid } from '@lilape/domain/ipfs';
import type { AskSite } from '@lilape/verify/fetchers';
import { type ChainGiveaway, type GiveawayList, giveawayList } from '@lilape/verify/giveaway';
import type { DrawContext } from './context.ts';
import { Difference, requireSame } from './difference.ts';

export type KnownList = { readonly entrants: readonly Entrant[]; readonly tree: Tree };

/** The giveaway's list from the chain's events alone. @throws Difference where nobody takes part */
export function computedList({ known, deployment }: DrawContext, giveaway: ChainGiveaway): GiveawayList {
  return giveawayList(giveaway, known, deployment.excluded);
}

/** The files of a list as a site publishes them, each checked against its name. @throws Difference, CannotCheck */
export async function fetchList(
  site: AskSite,
  manifestCid: string,
): Promise<KnownList & { readonly digest: Hex }> {
  const manifest = await fetchFile(site, manifestCid);
  const read = readManifest(manifest);
  if (!read.ok) throw new Difference(`The manifest ${manifestCid} is not one: ${faultText(read.fault)}`);
  const parts: Uint8Array[] = [];
  for (const { cid } of read.manifest.parts) parts.push(await fetchFile(site, cid));
  const list = readList(manifest, parts);
  if (!list.ok) throw new Difference(`The published list breaks its rules: ${faultText(list.fault)}`);
  return { entrants: list.entrants, tree: list.tree, digest: hexOf(digestOfCid(manifestCid)) };
}

/** The list with which a draw was opened. @throws Difference where it cannot be had as the contract names it */
export async function listOf(
  context: DrawContext,
  giveaway: ChainGiveaway,
  draw: DrawState,
): Promise<KnownList> {
  const { launch } = context;
  if (launch !== null && launch.made !== null) return { entrants: launch.entrants, tree: launch.made.tree };
  if (draw.id === GIVEAWAY_ID && giveaway.finalised !== null) {
    const list = computedList(context, giveaway);
    requireSame('The root of the list', rootOf(list.tree), draw.root);
    return list;
  }
  if (context.site === null) throw new Difference('Say --site: the list of this draw is published there.');
  const list = await fetchList(context.site, cidOfDigest(bytesOf(draw.listDigest)));
  requireSame('The root of the list', rootOf(list.tree), draw.root);
  return list;
}

async function fetchFile(site: AskSite, cid: string): Promise<Uint8Array> {
  const bytes = await site(`/ipfs/${cid}`);
  requireSame(`The file ${cid}, by its bytes,`, cid, cidOf(bytes));
  return bytes;
}

function faultText(fault: { where: string; at: number; expected: string; actual: string }): string {
  return `${fault.where} ${fault.at} must be ${fault.expected}, and is ${fault.actual}.`;
}
