// The collection on the wire: who has which ape, and how many of each band there are.
import { CATALOGUE } from '@lilape/domain/apes/catalogue';
import { BAND_NAMES } from '@lilape/domain/apes/rarity';
import { LAST_ID } from '@lilape/domain/apes/ids';
import { CONFIRMATIONS } from '@lilape/domain/confirmation';
import type { InputProblem } from '@lilape/domain/messages/input';
import { addressIn, addressOut, etherText, isoTime, txHash, wordIn } from '@lilape/wire/amounts';
import { expectations } from '@lilape/wire/expected';
import { z } from 'zod';

/** Number of an ape on the way out. */
export const apeId = z.int().min(1).max(LAST_ID).meta({ description: 'Number of the ape', example: 4271 });
/** A rarity score. */
export const scoreOut = z
  .int()
  .min(0)
  .max(100)
  .meta({ description: 'Rounded mean of 100 − rarity over its traits' });

/** A number of an ape on the way in, as text. */
export const apeIdIn = z
  .string()
  .regex(/^([1-9]\d{0,3}|10000)$/, 'IS_NO_APE' satisfies InputProblem)
  .meta({ description: 'Number of an ape, 1 to 10000', example: '4271' })
  .register(expectations, { expected: 'APE' });

export const ape = z
  .object({ tokenId: apeId, owner: addressOut, rarityScore: scoreOut, band: z.enum(BAND_NAMES) })
  .meta({ id: 'Ape' });

export type Ape = z.infer<typeof ape>;

export const bandCounts = z
  .object({
    common: z.int().min(0),
    uncommon: z.int().min(0),
    rare: z.int().min(0),
    epic: z.int().min(0),
    legendary: z.int().min(0),
  })
  .meta({ description: 'Minted apes by rarity band' });

/** How many apes there are; sent whenever that changed. */
export const apesBody = z
  .object({ totalMinted: z.int().min(0), prizesMinted: z.int().min(0), mintsByRarity: bandCounts })
  .meta({ id: 'Apes' });

export type ApesBody = z.infer<typeof apesBody>;

/** `GET /api/mint-stats`. @see spec §3 */
export const mintStatsBody = z
  .object({
    success: z.literal(true),
    data: apesBody.extend({
      mintPrice: etherText.optional().meta({
        description: 'ETH that an ape costs, by the contract; missing until the chain could be asked',
      }),
      recentMints: z.array(
        z.object({
          tokenId: apeId,
          nftName: z.string(),
          walletAddress: addressOut,
          rarityScore: scoreOut,
          mintedAt: isoTime,
          txHash,
          thumbnail: z.string().meta({
            description: 'Address of its small picture, 128 pixels wide',
            example: '/api/thumbnails/1a2b3c4d/128/4271',
          }),
        }),
      ),
    }),
    block: z.int().min(0),
    as_of: isoTime,
  })
  .meta({ id: 'MintStats' });

export type MintStatsBody = z.infer<typeof mintStatsBody>;

/** `GET /api/nft-purchases?wallet=`: the apes that a wallet has now. @see spec §7 */
export const nftPurchasesBody = z
  .object({ success: z.literal(true), data: z.object({ nfts: z.array(ape) }) })
  .meta({ id: 'NftPurchases' });

export type NftPurchasesBody = z.infer<typeof nftPurchasesBody>;

export const nftPurchasesQuery = z.object({ wallet: addressIn });

/** How many apes a page of the collection holds at most. */
export const PAGE_OF_APES = 500;

const TRAIT_NAMES = Object.values(CATALOGUE).flatMap((options) => options.map(({ name }) => name));

/** What the collection is asked for; every condition must hold. */
export const apesQuery = z.object({
  trait: wordIn([...new Set(TRAIT_NAMES)] as [string, ...string[]])
    .optional()
    .meta({ description: 'Only apes with this trait, by its name' }),
  band: wordIn(BAND_NAMES as [string, ...string[]])
    .optional()
    .meta({ description: 'Only apes of this rarity band' }),
  owner: addressIn.optional().meta({ description: 'Only apes of this account' }),
  after: apeIdIn
    .optional()
    .meta({ description: 'Only apes with a higher number: the `next` of the page before' }),
});

/** `GET /api/apes`. */
export const collectionBody = z
  .object({
    success: z.literal(true),
    apes: z.array(ape),
    next: z.string().optional().meta({ description: '`after` of the next page, where there is one' }),
  })
  .meta({ id: 'Collection' });

export type CollectionBody = z.infer<typeof collectionBody>;

/** `GET /api/minted-apes`: all of them at once, in as few bytes as that takes; what else is known of an ape follows from its number. */
export const mintedApesBody = z
  .object({
    success: z.literal(true),
    ids: z.array(z.int()).meta({ description: 'Numbers of all minted apes, in the order of their mints' }),
    pictures: z.string().meta({
      description: 'Where their small pictures are: add `/{side}/{id}`',
      example: '/api/thumbnails/1a2b3c4d',
    }),
    block: z.int().min(0),
    as_of: isoTime,
  })
  .meta({ id: 'MintedApes' });

export type MintedApesBody = z.infer<typeof mintedApesBody>;

/** `GET /api/apes/{id}`: an ape with all that happened to it. */
export const apeBody = z
  .object({
    success: z.literal(true),
    ape,
    history: z.array(
      z.object({
        from: addressOut,
        to: addressOut,
        time: isoTime,
        block: z.int().min(0),
        txHash,
        confirmation: z.enum(CONFIRMATIONS),
      }),
    ),
  })
  .meta({ id: 'ApeHistory' });

export type ApeBody = z.infer<typeof apeBody>;
