// Reads a published list back, the giveaway's or a launch's as its manifest says, row for row and byte for byte. Pure.
import type { Weighted } from '@lilape/domain/draws/entrants';
import { GIVEAWAY_LIST, type GiveawayHead } from '@lilape/domain/draws/giveaway-list';
import {
  type Fault,
  type ManifestOf,
  type ReadListOf,
  formatIn,
  readListOf,
  readManifestOf,
} from '@lilape/domain/draws/read-list-of';
import { LAUNCH_LIST, type LaunchHead, type LaunchRow } from '@lilape/domain/launchpad/launch-list';

/** What a manifest says, as it says it. */
export type Manifest = ManifestOf<GiveawayHead> | ManifestOf<LaunchHead>;

export type ReadList = ReadListOf<GiveawayHead, Weighted> | ReadListOf<LaunchHead, LaunchRow>;

/** The manifest in bytes, or what is wrong with it. What it names is not looked at. */
export function readManifest(bytes: Uint8Array): { readonly ok: true; readonly manifest: Manifest } | Fault {
  return isOfLaunch(bytes) ? readManifestOf(LAUNCH_LIST, bytes) : readManifestOf(GIVEAWAY_LIST, bytes);
}

/** The whole list of a manifest; `parts` are the files that it names, in its order. Every byte counts. */
export function readList(manifest: Uint8Array, parts: readonly Uint8Array[]): ReadList {
  return isOfLaunch(manifest)
    ? readListOf(LAUNCH_LIST, manifest, parts)
    : readListOf(GIVEAWAY_LIST, manifest, parts);
}

function isOfLaunch(manifest: Uint8Array): boolean {
  return formatIn(manifest) === LAUNCH_LIST.name;
}
