// The studio: what paints, publishes and signs, put together for one process.
import type { Deployment } from '@lilape/contracts/deployment';
import { collectionJson } from '@lilape/domain/apes/collection';
import { type Prizes, prizesOf } from '@lilape/domain/apes/prizes';
import { isPrizeId } from '@lilape/domain/apes/traits';
import type { Pool } from 'pg';
import type { Hex } from 'viem';
import { privateKeyToAddress } from 'viem/accounts';
import { createKeptRead } from '#cache/kept-read.ts';
import type { ChainReads } from '#chain/reads.ts';
import { readFile } from '#launchpad/published-files.ts';
import type { Log } from '#log.ts';
import type { Metrics } from '#metrics.ts';
import { cidOf } from '#studio/block.ts';
import { type FileChecker, createFileChecker } from '#studio/check-files.ts';
import { type Easel, createEasel } from '#studio/easel.ts';
import { publishedCids, publishedFiles, removeDrafts } from '#studio/files.ts';
import { type BranchPicker, createBranchPicker } from '#studio/branch-picker.ts';
import { createBusyness } from '#studio/busy.ts';
import { type PaintersLoad, createPainters } from '#studio/painters.ts';
import { createPinner } from '#studio/pins/create-pinner.ts';
import { type Pins, openPins } from '#studio/pins/pins.ts';
import type { PinTimes } from '#studio/pins/times.ts';
import type { PublishingSettings } from '#studio/publishing-settings.ts';
import { openBucket } from '#studio/store/bucket.ts';
import { checkBucket } from '#studio/store/check-bucket.ts';
import { openSources } from '#studio/store/elsewhere.ts';
import { fillBucket } from '#studio/store/fill-bucket.ts';
import { type Shelves, createShelves } from '#studio/store/shelves.ts';
import { type Thumbnails, createThumbnails } from '#studio/thumbnails.ts';
import { type VoucherSigner, createVoucherSigner } from '#studio/voucher-signer.ts';
import { warnOfSigner } from '#studio/warn-of-signer.ts';

export type Studio = {
  readonly easel: Easel;
  readonly vouchers: VoucherSigner;
  /** Which apes can be minted now. */
  readonly branch: BranchPicker;
  /** What the prizes are, with the proofs that the contract takes. */
  readonly prizes: Prizes;
  /** null where nobody pins: then what is kept is all there is. */
  readonly pins: Pins | null;
  readonly thumbnails: Thumbnails;
  readonly checker: FileChecker;
  /** How busy the painters of this process are. */
  readonly load: () => PaintersLoad;
  stop(): Promise<void>;
};

export type StudioOptions = {
  readonly deployment: Deployment;
  /** The studio's private key. */
  readonly key: Hex;
  /** The key of the branch's order. */
  readonly branchKey: Hex;
  /** Folder of the published files. */
  readonly folder: string;
  readonly publishing: PublishingSettings;
  /** Folder of small pictures, which may be thrown away at any time. */
  readonly thumbnailFolder: string;
  /** Origin of the site, which the metadata of apes names. */
  readonly siteUrl: string;
  readonly db: Pick<Pool, 'query' | 'connect'>;
  readonly chain: Pick<ChainReads, 'studioSigner'>;
  readonly log: Log;
  readonly metrics: Pick<Metrics, 'add' | 'count'>;
  /** Unix milliseconds; the real time unless given. */
  readonly clock?: () => number;
  readonly pinTimes?: Partial<PinTimes>;
};

/** Who signs may change once in a blue moon; what the old key signs then is void, and asked for again. */
const SIGNER_FRESH_MS = 5_000;
const PAINTERS = { threads: 2, mostWaiting: 64, idleMs: 60_000 };
/** What the contract's `contractURI` names. */
const COLLECTION = new TextEncoder().encode(collectionJson);

/** The studio of a deployment; null where it has no collection. @throws StartError where its bucket cannot be used */
export async function openStudio(options: StudioOptions): Promise<Studio | null> {
  const { deployment, key, thumbnailFolder, siteUrl, db, chain, clock } = options;
  const collection = deployment.contracts.nft;
  if (collection === null) return null;
  const stopping = new AbortController();
  const files = await openShelves(options, stopping.signal);
  const painters = createPainters({ ...PAINTERS, isBusy: createBusyness() });
  const own = new Map([[cidOf(COLLECTION), COLLECTION]]);
  const home = { contractAddress: collection, chainId: deployment.chainId, siteUrl };
  // A contract holds the root of what the prizes name: the site as it was when they were fixed.
  const prizeHome = { ...home, siteUrl: deployment.siteUrl };
  const homeOf = (id: number) => (isPrizeId(id) ? prizeHome : home);
  const easel = createEasel({ db, files, painters, own, homeOf });
  const pins = openPinsOf(options, easel);
  const checker = createFileChecker({ db, folder: options.folder, easel, log: options.log });
  const signer = createKeptRead(() => chain.studioSigner(collection), SIGNER_FRESH_MS, clock);
  void warnOfSigner(chain.studioSigner(collection), privateKeyToAddress(key), options.log);
  return {
    easel,
    pins,
    checker,
    prizes: prizesOf(prizeHome),
    load: () => painters.load(),
    vouchers: createVoucherSigner({
      key,
      chainId: deployment.chainId,
      collection,
      contractSigner: () => signer.current(),
    }),
    branch: createBranchPicker(options.branchKey, db),
    thumbnails: createThumbnails(painters, thumbnailFolder),
    async stop() {
      stopping.abort();
      await checker.stop();
      await pins?.stop();
      await painters.stop();
    },
  };
}

/** Where the files are kept; a bucket that lacks some of them is filled until `signal` says so. */
async function openShelves(options: StudioOptions, signal: AbortSignal): Promise<Shelves> {
  const { publishing, log } = options;
  await removeDrafts(options.folder);
  const folder = publishedFiles(options.folder);
  const settings = publishing.bucket;
  const bucket = settings === null ? null : openBucket(settings);
  if (settings !== null && bucket !== null) {
    await checkBucket(bucket, COLLECTION, settings, log);
    fillBucket({ cids: publishedCids(options.folder), folder, bucket, log, signal }).catch((error: unknown) =>
      log.error('studio.bucket-not-filled', { error }),
    );
  }
  return createShelves({ folder, bucket, sources: openSources(publishing), log });
}

/** Who has them pinned, with its metrics; null where the settings name nobody. */
function openPinsOf({ publishing, db, log, metrics, pinTimes }: StudioOptions, easel: Easel): Pins | null {
  const pinner = createPinner(publishing);
  if (pinner === null) return null;
  const times = pinTimes === undefined ? {} : { times: pinTimes };
  const read = async (cid: string) => (await easel.file(cid)) ?? (await readFile(db, cid));
  const pins = openPins({ db, pinner, always: [cidOf(COLLECTION)], read, log, metrics, ...times });
  const of = (name: 'waiting' | 'oldestSeconds') => () => pins.totals()?.[name] ?? Number.NaN;
  metrics.add([
    { name: 'pins_waiting', help: 'Files not pinned yet', kind: 'gauge', read: of('waiting') },
    {
      name: 'pins_oldest_seconds',
      help: 'How long the oldest of them has been waiting',
      kind: 'gauge',
      read: of('oldestSeconds'),
    },
  ]);
  return pins;
}
