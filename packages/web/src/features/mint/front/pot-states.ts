/** How far each step of a mint has come, from what the studio answered, the files and the act say. */

export type PotState = 'ahead' | 'busy' | 'done' | 'failed';

export type Pots = Readonly<Record<'traits' | 'image' | 'ipfs' | 'mint', PotState>>;

/** Something that is asked for: not yet, under way, there, or not to be had. */
export type Asked = PotState;

export type Steps = {
  /** The studio's offer, by which the traits are known. */
  offer: Asked;
  /** The bytes of the picture. */
  picture: Asked;
  /** Picture and metadata, compared with their addresses in this browser. */
  check: Asked;
  /** The act on chain. */
  act: 'none' | 'pending' | 'success' | 'error';
};

const potOfAct = { none: 'ahead', pending: 'busy', success: 'done', error: 'failed' } as const;

/** Nothing has begun. */
export const emptyPots: Pots = { traits: 'ahead', image: 'ahead', ipfs: 'ahead', mint: 'ahead' };

/** The pots of a mint that has come so far; what is minted was painted and published, whatever this page could fetch. */
export function potsOf({ offer, picture, check, act }: Steps): Pots {
  if (act === 'success') return { traits: 'done', image: 'done', ipfs: 'done', mint: 'done' };
  return { traits: offer, image: picture, ipfs: check, mint: potOfAct[act] };
}
