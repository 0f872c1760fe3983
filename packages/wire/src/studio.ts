// The studio on the wire: an ape's picture and metadata, and the voucher with which it can be minted.
import { BAND_NAMES } from '@lilape/domain/apes/rarity';
import type { InputProblem } from '@lilape/domain/messages/input';
import { addressIn, addressOut, isoTime, wordIn } from '@lilape/wire/amounts';
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
 * `POST /api/generate-nft-sharp`. A wallet and no number: what the wallet is offered of the branch, with a voucher. A number
 * and no wallet: a preview. Neither: a preview of any. Both: the voucher, if that ape is on the branch and not held for another.
 * @see spec §7, decision 149 "the branch"
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

const traitsOut = z.object({
  background: z.string(),
  body: z.string(),
  eyes: z.string(),
  hat: z.string(),
  accessory: z.string(),
});

export const generateBody = z
  .object({
    ok: z.literal(true),
    traceId,
    tokenId: apeId,
    metadataURI: ipfsUriOut,
    imageURI: ipfsUriOut,
    traits: traitsOut,
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

const keyText = z.string().regex(/^0x[0-9a-f]{64}$/);

/** `GET /api/branch`: what a wallet is shown of the apes that can be minted now. @see decision 149 "the branch" */
export const branchBody = z
  .object({
    success: z.literal(true),
    key_hash: keyText.meta({ description: 'SHA-256 of the key that orders the apes' }),
    key: keyText
      .nullable()
      .meta({ description: 'The key itself; null until all apes that are sold are minted' }),
    apes: z.array(
      z.object({
        token_id: apeId,
        traits: traitsOut,
        rarity_score: scoreOut,
        band: z.enum(BAND_NAMES),
        held: z.boolean().meta({ description: 'Whether it is held for another wallet now' }),
        held_until: isoTime
          .nullable()
          .meta({ description: 'When it is free for everybody at the latest; null where it is not held' }),
      }),
    ),
    minted: z.int().min(0).meta({ description: 'Apes that were sold and are minted' }),
    total: z.int().min(0).meta({ description: 'Apes that are sold, minted or not' }),
    pictures: z.string().meta({
      description: 'Where their small pictures are: add `/{side}/{id}`',
      example: '/api/thumbnails/1a2b3c4d',
    }),
    block: z.int().min(0),
    as_of: isoTime,
  })
  .meta({ id: 'Branch' });

export type BranchBody = z.infer<typeof branchBody>;

export const branchQuery = z.object({
  wallet: addressIn
    .optional()
    .meta({ description: 'Who is shown it; without one, what a visitor without a wallet sees' }),
});

export type PrizeBody = z.infer<typeof prizeBody>;

export type GenerateBody = z.infer<typeof generateBody>;
