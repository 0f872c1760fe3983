// The studio on the wire: an ape's picture and metadata, and the voucher with which it can be minted.
import { BAND_NAMES } from '@lilape/domain/apes/rarity';
import type { InputProblem } from '@lilape/domain/messages/input';
import { addressIn, addressOut, wordIn } from '@lilape/wire/amounts';
import { apeId, apeIdIn, scoreOut } from '@lilape/wire/apes';
import { expectations } from '@lilape/wire/expected';
import { z } from 'zod';

const ipfsUriOut = z
  .string()
  .regex(/^ipfs:\/\/bafkrei[a-z2-7]{52}$/)
  .meta({ description: 'Address of a file on IPFS', example: 'ipfs://bafkrei…' });

export const cidIn = z
  .string()
  .regex(/^bafkrei[a-z2-7]{52}$/, 'IS_NO_CID' satisfies InputProblem)
  .meta({
    description: 'CIDv1 of a file of one block',
    example: 'bafkreidvqj7rmswzmf5dhvye7w2xeoyjrcxjtw57v2thzpp57uob6sncnu',
  })
  .register(expectations, { expected: 'CID' });

/** How many pixels a small picture may be wide. */
export const THUMBNAIL_SIDES = [64, 128, 256] as const;
export type ThumbnailSide = (typeof THUMBNAIL_SIDES)[number];

export const thumbnailParams = z.object({
  edition: z
    .string()
    .regex(/^[0-9a-f]{8}$/)
    .meta({ description: 'Edition of the drawings, as `/api/minted-apes` names it', example: '1a2b3c4d' }),
  side: wordIn(THUMBNAIL_SIDES.map(String) as [string, ...string[]]).meta({
    description: 'Pixels of its side',
  }),
  id: apeIdIn,
});

/**
 * `POST /api/generate-nft-sharp`. A wallet and no number: what the wallet is offered, with a voucher. A number and no
 * wallet: a preview. Neither: a preview of any. Both: the voucher, if that is what the wallet is offered.
 * @see spec §7, decision 17 "vouchers and offers"
 */
export const generateRequest = z
  .strictObject(
    {
      tokenId: z
        .int({ error: 'IS_NO_APE' satisfies InputProblem })
        .min(1, 'IS_NO_APE' satisfies InputProblem)
        .max(10_000, 'IS_NO_APE' satisfies InputProblem)
        .register(expectations, { expected: 'APE' })
        .optional(),
      walletAddress: addressIn.optional(),
    },
    { error: ({ code }) => (code === 'invalid_type' ? ('IS_NO_OBJECT' satisfies InputProblem) : undefined) },
  )
  .meta({ id: 'GenerateRequest' });

export const voucherOut = z
  .object({
    to: addressOut,
    deadline: z.int().min(0).meta({ description: 'Unix seconds of the last moment at which it is good' }),
    signature: z.string().regex(/^0x[0-9a-f]{130}$/),
  })
  .meta({ id: 'Voucher', description: 'What `LilApeNFT.mint` takes besides the number and the URI' });

const traceId = z.string().meta({ description: 'Names this request in the log' });

export const generateBody = z
  .object({
    ok: z.literal(true),
    traceId,
    tokenId: apeId,
    metadataURI: ipfsUriOut,
    imageURI: ipfsUriOut,
    traits: z.object({
      background: z.string(),
      body: z.string(),
      eyes: z.string(),
      hat: z.string(),
      accessory: z.string(),
    }),
    rarityScore: scoreOut,
    band: z.enum(BAND_NAMES),
    cid: z.string().meta({ description: 'CID of the metadata' }),
    voucher: voucherOut.optional(),
  })
  .meta({ id: 'GeneratedApe' });

/** A prize ape with its winner and the proof that the collection's contract takes in place of a voucher. @see decision 18 "ids and prizes" */
export const prizeBody = generateBody
  .omit({ voucher: true })
  .extend({
    winner: addressOut,
    proof: z
      .array(z.string().regex(/^0x[0-9a-f]{64}$/))
      .max(32)
      .meta({ description: 'What `LilApeNFT.mintPrize` takes besides the number and the URI' }),
  })
  .meta({ id: 'PrizeApe' });

export type PrizeBody = z.infer<typeof prizeBody>;

export type GenerateBody = z.infer<typeof generateBody>;
