// An ape as the studio's endpoints answer with it, with a voucher where somebody may mint it.
import { type Address, checksumAddress } from '@lilape/domain/address';
import { rarityOf } from '@lilape/domain/apes/rarity';
import { traitsOf } from '@lilape/domain/apes/traits';
import { cidOfUri, ipfsUri } from '@lilape/domain/ipfs';
import { type GenerateBody, type PrizeBody, THUMBNAIL_SIDES } from '@lilape/wire/studio';
import type { Db } from '#postgres/database.ts';
import type { Studio } from '#studio/studio.ts';

export type Painted = Omit<GenerateBody, 'ok' | 'traceId'>;

/** An ape without a voucher, painted if it was not yet. */
export async function paintedApe({ easel }: Studio, id: number): Promise<Painted> {
  const { imageCid, metadataCid } = await easel.ape(id);
  const { score, band } = rarityOf(id);
  return {
    tokenId: id,
    metadataURI: ipfsUri(metadataCid),
    imageURI: ipfsUri(imageCid),
    traits: traitsToWire(id),
    rarityScore: score,
    band,
    cid: metadataCid,
  };
}

/** The traits of an ape by their names. */
export function traitsToWire(id: number): GenerateBody['traits'] {
  const { backgrounds, body, eyes, hats, accessories } = traitsOf(id);
  return {
    background: backgrounds.name,
    body: body.name,
    eyes: eyes.name,
    hat: hats.name,
    accessory: accessories.name,
  };
}

/** A prize with the proof that it is what the collection was deployed with. @throws Error where it came out as another */
export async function provenPrize(studio: Studio, id: number): Promise<Painted & Pick<PrizeBody, 'proof'>> {
  const { metadataCid, proof } = studio.prizes.of(id);
  const painted = await publishedApe(studio, id);
  if (painted.cid !== metadataCid)
    throw new Error(`Prize ${id} was published as ${painted.cid}, and is to be ${metadataCid}.`);
  return { ...painted, proof: [...proof] };
}

/** An ape that somebody is about to mint: what a mint names is there for good. */
async function publishedApe(studio: Studio, id: number): Promise<Painted> {
  const painted = await paintedApe(studio, id);
  // It will soon hang on the wall; nobody waits for these now.
  for (const side of THUMBNAIL_SIDES) studio.thumbnails.of(id, side).catch(() => undefined);
  await studio.pins?.confirm([painted.cid, cidOfUri(painted.imageURI) ?? '']);
  return painted;
}

/** The same with a voucher for `account`. @param nowSeconds the chain's time, unix seconds */
export async function vouchedApe(
  studio: Studio,
  id: number,
  account: Address,
  nowSeconds: number,
): Promise<Painted> {
  const painted = await publishedApe(studio, id);
  const to = checksumAddress(account);
  const { deadline, signature } = await studio.vouchers.sign(id, painted.cid, to, nowSeconds);
  return { ...painted, voucher: { to, deadline: Number(deadline), signature } };
}

/** Apes whose files are kept. */
export async function countPainted(db: Db): Promise<number> {
  const { rows } = await db.query<{ painted: number }>(
    'select count(*)::int as painted from app.painted_apes',
  );
  return rows[0]?.painted ?? 0;
}
