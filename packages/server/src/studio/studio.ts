// The studio: what paints apes and signs vouchers, put together for one process.
import type { Deployment } from '@lilape/contracts/deployment';
import { collectionJson } from '@lilape/domain/apes/collection';
import type { Hex } from 'viem';
import { createKeptRead } from '#cache/kept-read.ts';
import type { ChainReads } from '#chain/reads.ts';
import type { Db } from '#postgres/database.ts';
import { type Easel, createEasel } from '#studio/easel.ts';
import { publishedFiles } from '#studio/files.ts';
import { createPainters } from '#studio/painters.ts';
import { type VoucherDesk, createVoucherDesk } from '#studio/voucher-desk.ts';

export type Studio = {
  readonly easel: Easel;
  readonly desk: VoucherDesk;
  stop(): Promise<void>;
};

export type StudioOptions = {
  readonly deployment: Deployment;
  /** The studio's private key. */
  readonly key: Hex;
  /** Folder of the published files. */
  readonly folder: string;
  readonly siteUrl: string | null;
  readonly db: Db;
  readonly chain: Pick<ChainReads, 'studioSigner'>;
  /** Unix milliseconds; the real time unless given. */
  readonly clock?: () => number;
};

/** Who signs may change once in a blue moon; what the old key signs then is void, and asked for again. */
const SIGNER_FRESH_MS = 5_000;
const PAINTERS = { threads: 2, mostWaiting: 64, idleMs: 60_000 };

/** The studio of a deployment; null where it has no collection. */
export async function openStudio(options: StudioOptions): Promise<Studio | null> {
  const { deployment, key, folder, siteUrl, db, chain, clock } = options;
  const collection = deployment.contracts.nft;
  if (collection === null) return null;
  const files = publishedFiles(folder);
  // The contract names it: it has to be there before anybody asks.
  await files.keep(new TextEncoder().encode(collectionJson));
  const painters = createPainters(PAINTERS);
  const signer = createKeptRead(() => chain.studioSigner(collection), SIGNER_FRESH_MS, clock);
  return {
    easel: createEasel({ db, files, painters, collection, siteUrl }),
    desk: createVoucherDesk({
      key,
      chainId: deployment.chainId,
      collection,
      contractSigner: () => signer.current(),
    }),
    stop: () => painters.stop(),
  };
}
