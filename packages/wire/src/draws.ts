// Draws on the wire: what was fixed, what the beacon said, who won; and the giveaway with its list of entrants.
import type { InputProblem } from '@lilape/domain/messages/input';
import { CONFIRMATIONS } from '@lilape/domain/confirmation';
import { addressIn, addressOut, isoTime, textIn, tokensText, txHash } from '@lilape/wire/amounts';
import { apeId } from '@lilape/wire/apes';
import { expectations } from '@lilape/wire/expected';
import { z } from 'zod';

const count = z.int().min(0);
const block = count.meta({ description: 'The block after which everything here is so' });
const as_of = isoTime.meta({ description: "Time of the last successful read of the chain's head" });

/** A weight, exact: a whole number as text. */
export const weight = (description: string) =>
  z
    .string()
    .regex(/^(0|[1-9]\d*)$/)
    .meta({
      description: `${description}; in base units of LILAPE in the giveaway, in tickets elsewhere`,
      example: '833333333333333333333',
    });

export const hash32 = (description: string) =>
  z
    .string()
    .regex(/^0x[0-9a-f]{64}$/)
    .meta({ description });

const signature = z
  .string()
  .regex(/^0x[0-9a-f]{96}$/)
  .meta({ description: 'Signature of the round, 48 bytes, compressed, as the beacon publishes it' });

export const listCid = z
  .string()
  .regex(/^bafkrei[a-z2-7]{52}$/)
  .meta({ description: "CID of the list's manifest, which names its parts; at `/ipfs/{cid}`" });

const place = count.meta({ description: 'Place, from 0' });

/** An event on the chain. */
const recorded = z.object({
  transaction: txHash,
  block: count,
  time: isoTime,
  status: z.enum(CONFIRMATIONS),
});

/** How far a draw is. Only the draw of a launch can be withdrawn, by its owner or by two rows that contradict each other. */
export const DRAW_STATUSES = ['open', 'revealed', 'settled', 'withdrawn'] as const;
export type DrawStatus = (typeof DRAW_STATUSES)[number];

export const drawSummary = z
  .object({
    id: z.string().regex(/^[1-9]\d*$/),
    kind: z.enum(['giveaway', 'launch']),
    status: z.enum(DRAW_STATUSES),
    list: z.object({
      cid: listCid
        .nullable()
        .meta({ description: 'null for the giveaway, whose list its contract makes of the sale’s record' }),
      root: hash32('Root of the tree over the list'),
      count: count.meta({ description: 'Entrants' }),
      totalWeight: weight('Sum of their weights'),
    }),
    places: count.meta({ description: 'How many win' }),
    settledPlaces: count.meta({ description: 'Places that have their winner on chain' }),
    round: z.int().min(1).meta({ description: 'Round of the beacon that decides' }),
    roundTime: isoTime.meta({ description: 'When the beacon signs it' }),
    signature: signature.nullable(),
    seed: hash32('sha2-256 of the signature; all that winners follow from').nullable(),
    opened: recorded,
    revealed: recorded.nullable(),
    settled: recorded.nullable().meta({ description: 'When the last place was settled' }),
    withdrawn: recorded.nullable(),
  })
  .meta({ id: 'DrawSummary' });

export type DrawSummary = z.infer<typeof drawSummary>;

/** `GET /api/draws`, and what the topic `draws` tells. */
export const drawsBody = z
  .object({
    success: z.literal(true),
    draws: z.array(drawSummary).meta({ description: 'All draws, by their numbers; the giveaway is 1' }),
    beacon: z.object({
      publicKey: z
        .string()
        .regex(/^0x[0-9a-f]{192}$/)
        .meta({ description: 'Key of the beacon that the contract takes, 96 bytes, compressed' }),
      genesis: z.int().meta({ description: 'Unix seconds of round 1' }),
      period: z.int().min(1).meta({ description: 'Seconds between rounds' }),
    }),
    block,
    as_of,
  })
  .meta({ id: 'Draws' });

export type DrawsBody = z.infer<typeof drawsBody>;

export const entrantRow = {
  index: count.meta({ description: 'Number in the list, from 0' }),
  account: addressOut,
  from: weight('Sum of the weights before it'),
  weight: weight('Its own weight'),
};

/** A place with its winner on chain. */
export const drawWinner = z
  .object({
    place,
    ...entrantRow,
    point: weight('Point of the place in the weight that was left'),
    prize: tokensText.meta({ description: 'LILAPE paid with the settlement, 0 where the place wins none' }),
    apeId: apeId.nullable().meta({ description: 'The prize ape that the place wins, where it wins one' }),
    ...recorded.shape,
  })
  .meta({ id: 'DrawWinner' });

export type DrawWinner = z.infer<typeof drawWinner>;

/** `GET /api/draws/{id}`. */
export const drawBody = drawSummary
  .extend({
    success: z.literal(true),
    winners: z.array(drawWinner).meta({ description: 'Winners of the settled places, in their order' }),
    block,
    as_of,
  })
  .meta({ id: 'Draw' });

export type DrawBody = z.infer<typeof drawBody>;

/** Number of a draw on the way in. */
export const drawIdIn = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, 'IS_NO_NUMBER' satisfies InputProblem)
  .meta({ description: 'Number of a draw; the giveaway is 1', example: '1' });

/** `GET /api/draws/{id}/beacon`. */
export const drawBeaconBody = z
  .object({
    success: z.literal(true),
    round: z.int().min(1),
    roundTime: isoTime,
    signature: signature.meta({ description: 'Checked with the key by this server before it was given' }),
    uncompressed: z
      .string()
      .regex(/^0x[0-9a-f]{256}$/)
      .meta({ description: 'The same as `reveal` takes it: 128 bytes, as EIP-2537 has them' }),
    seed: hash32('What the draw’s seed will be'),
  })
  .meta({ id: 'DrawBeacon' });

export type DrawBeaconBody = z.infer<typeof drawBeaconBody>;

/**
 * Where the giveaway stands. before: the sale has not begun; running: it sells; counting: over, but its last word is
 * not final yet; ready: the list is fixed and published; cancelled: buyers are paid back, or its prizes were burned.
 */
export const GIVEAWAY_STATUSES = [
  'before',
  'running',
  'counting',
  'ready',
  'open',
  'revealed',
  'settled',
  'cancelled',
] as const;
export type GiveawayStatus = (typeof GIVEAWAY_STATUSES)[number];

/** `GET /api/giveaway`. */
export const giveawayBody = z
  .object({
    success: z.literal(true),
    status: z.enum(GIVEAWAY_STATUSES),
    count: count.meta({ description: 'Entrants, so far until the list is fixed' }),
    totalWeight: weight('Sum of their weights, so far'),
    places: count.meta({ description: 'How many win among so many' }),
    excluded: z.array(addressOut).meta({ description: 'Addresses that cannot take part: ours' }),
    list: z
      .object({
        cid: listCid,
        root: hash32('Root of the tree over the list'),
        block: count.meta({ description: 'Block of `Finalised`, which fixed it' }),
        blockHash: hash32('Its hash'),
      })
      .nullable()
      .meta({ description: 'The list once it is fixed, as this server computes it from the sale’s events' }),
    listed: z
      .object({
        count: count.meta({ description: 'Entrants listed' }),
        last: addressOut.meta({ description: 'The last of them' }),
        weight: weight('Sum of their weights'),
        peaks: z.array(
          hash32('Root of the tree over the next 2ʰ of them, for each bit h that is set in `count`'),
        ),
      })
      .nullable()
      .meta({
        description: 'How far the contract’s own list has come; anyone goes on from here with `Draws.list`',
      }),
    isListOpened: z.boolean().nullable().meta({
      description:
        'Whether the contract made this very list; null before it was complete, or where the list is not fixed here yet',
    }),
    draw: drawSummary.nullable().meta({ description: 'The draw once it was opened' }),
    time: isoTime.meta({ description: "The chain's time, by its newest block that was read" }),
    block,
    as_of,
  })
  .meta({ id: 'Giveaway' });

export type GiveawayBody = z.infer<typeof giveawayBody>;

/** Entrants on a page at most. */
export const PAGE_OF_ENTRANTS = 100;

/** How a list of entrants is paged through, and searched. */
export const entrantsQuery = z.object({
  after: textIn()
    .regex(/^(0|[1-9]\d{0,8})$/, 'IS_NO_PLACE' satisfies InputProblem)
    .register(expectations, { expected: 'PLACE' })
    .optional()
    .meta({
      description: 'Only entrants with a higher number: the `next` of the page before',
      example: '99',
    }),
  search: textIn()
    .regex(/^0[xX][0-9a-fA-F]{0,40}$/, 'IS_NO_ADDRESS_START' satisfies InputProblem)
    .register(expectations, { expected: 'ADDRESS_START' })
    .optional()
    .meta({ description: 'Only accounts that begin so', example: '0x7099' }),
});

export const giveawayEntrant = z.object(entrantRow).meta({ id: 'GiveawayEntrant' });

export type GiveawayEntrant = z.infer<typeof giveawayEntrant>;

/** `GET /api/giveaway/entrants`. */
export const giveawayEntrantsBody = z
  .object({
    success: z.literal(true),
    isFixed: z.boolean().meta({ description: 'Whether the list can change no more' }),
    count,
    totalWeight: weight('Sum of all weights'),
    entrants: z.array(giveawayEntrant).meta({ description: 'By their numbers, which go by address' }),
    next: z.string().optional().meta({ description: '`after` of the next page, where there is one' }),
    block,
    as_of,
  })
  .meta({ id: 'GiveawayEntrants' });

export type GiveawayEntrantsBody = z.infer<typeof giveawayEntrantsBody>;

/** Why somebody is not in the list. */
export const NOT_ENTERED = ['bought-nothing', 'excluded', 'no-giveaway'] as const;

export const chance = (description: string) =>
  z
    .string()
    .regex(/^(0(\.\d{1,12})?|1)$/)
    .meta({ description: `${description}, from 0 to 1`, example: '0.0123' });

/** `GET /api/giveaway/{address}`. */
export const giveawayAccountBody = z
  .object({
    success: z.literal(true),
    address: addressOut,
    entered: z.boolean(),
    reason: z.enum(NOT_ENTERED).nullable().meta({ description: 'Why not, where it is not' }),
    isFixed: z.boolean().meta({ description: 'Whether the list can change no more' }),
    entrant: z.object(entrantRow).nullable().meta({ description: 'Its row of the list' }),
    totalWeight: weight('Sum of all weights'),
    chance: z
      .object({
        first: chance('Of the first prize: weight over total weight'),
        any: chance('Of any place, to within a thousandth or so of itself'),
      })
      .nullable(),
    proof: z
      .array(hash32('A hash beside the way from its leaf to the root'))
      .nullable()
      .meta({ description: 'What `settle` takes besides the row; once the list is fixed' }),
    won: drawWinner.nullable().meta({ description: 'What it won, once that is settled' }),
    ape: z
      .object({ tokenId: apeId, isMinted: z.boolean() })
      .nullable()
      .meta({ description: 'The prize ape that it won; `POST /api/giveaway/prize` gives its voucher' }),
    block,
    as_of,
  })
  .meta({ id: 'GiveawayAccount' });

export type GiveawayAccountBody = z.infer<typeof giveawayAccountBody>;

export const giveawayAccountParams = z.object({ address: addressIn });

/** `POST /api/giveaway/prize`: a voucher for a prize ape, to the account that won it; anyone may ask and send it. */
export const prizeRequest = z
  .strictObject(
    {
      tokenId: z
        .int({ error: 'IS_NO_PRIZE' satisfies InputProblem })
        .min(9_901, 'IS_NO_PRIZE' satisfies InputProblem)
        .max(10_000, 'IS_NO_PRIZE' satisfies InputProblem)
        .register(expectations, { expected: 'PRIZE' }),
    },
    { error: ({ code }) => (code === 'invalid_type' ? ('IS_NO_OBJECT' satisfies InputProblem) : undefined) },
  )
  .meta({ id: 'PrizeRequest' });
