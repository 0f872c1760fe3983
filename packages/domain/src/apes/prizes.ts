// The hundred prize apes: what each is, fixed before anybody has won one, and the proof by which a contract knows it. Pure.
// @see decision 18 "ids and prizes"
import { LAST_SOLD_ID } from '@lilape/domain/apes/ids';
import { type ApeHome, metadataJson } from '@lilape/domain/apes/metadata';
import { PRIZE_IMAGE_CIDS } from '@lilape/domain/apes/prize-images';
import { isPrizeId } from '@lilape/domain/apes/traits';
import { keccak } from '@lilape/domain/draws/keccak';
import { leadsTo, proofOf, rootOf, sortedTreeOf } from '@lilape/domain/draws/tree';
import { type Hex, encodeWords, hexOf } from '@lilape/domain/draws/words';
import { cidOf, digestOfCid, ipfsUri } from '@lilape/domain/ipfs';

/** What the metadata of all prizes of a deployment share. */
export type PrizeHome = Omit<ApeHome, 'imageUri'>;

/** The prizes of a deployment. */
export type Prizes = {
  /** Root of the tree over all of them, which the collection's contract holds. */
  readonly root: Hex;
  /** A prize by its id. @throws RangeError for an id that is no prize */
  of(id: number): Prize;
};

export type Prize = {
  readonly metadataCid: string;
  /** The hashes beside its leaf's path, from the leaf up. */
  readonly proof: readonly Hex[];
};

/** The prizes as a collection at `home` has them; the same for ever, whoever asks. */
export function prizesOf(home: PrizeHome): Prizes {
  const cids = PRIZE_IMAGE_CIDS.map((_, at) => cidOf(prizeMetadata(LAST_SOLD_ID + 1 + at, home)));
  const tree = sortedTreeOf(cids.map((cid, at) => prizeLeaf(LAST_SOLD_ID + 1 + at, cid)));
  return {
    root: rootOf(tree),
    of(id) {
      const metadataCid = cids[prizeIndex(id)];
      if (metadataCid === undefined) throw noPrize(id);
      return { metadataCid, proof: proofOf(tree, prizeIndex(id)) };
    },
  };
}

/** The bytes of a prize's metadata. @throws RangeError for an id that is no prize */
export function prizeMetadata(id: number, home: PrizeHome): Uint8Array {
  const imageCid = PRIZE_IMAGE_CIDS[prizeIndex(id)];
  if (imageCid === undefined) throw noPrize(id);
  return new TextEncoder().encode(metadataJson(id, { ...home, imageUri: ipfsUri(imageCid) }));
}

/** Whether a proof shows that a prize has this metadata, under the root that a contract holds. */
export function verifyPrize(root: Hex, id: number, { metadataCid, proof }: Prize): boolean {
  return leadsTo(root, prizeLeaf(id, metadataCid), proof);
}

/** The leaf of a prize: its id and the sha2-256 of its metadata, hashed twice. @see LilApeNFT.sol */
function prizeLeaf(id: number, metadataCid: string): Uint8Array {
  return keccak(keccak(encodeWords(id, hexOf(digestOfCid(metadataCid)))));
}

const prizeIndex = (id: number): number => (isPrizeId(id) ? id - LAST_SOLD_ID - 1 : -1);

const noPrize = (id: number) => new RangeError(`Ape ${id} is no prize.`);
