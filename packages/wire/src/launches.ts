// Launches on the wire: what a project gives and when, who takes part by which tier, what changed, its draw.
import { isCid } from '@lilape/domain/ipfs';
import {
  LAUNCH_FIELDS,
  LAUNCH_LIMITS,
  LAUNCH_TEXT_RULE,
  PROJECT_RULE,
  REASON_RULE,
  allocationProblem,
  linksProblem,
  symbolProblem,
} from '@lilape/domain/launchpad/launch';
import type { InputProblem } from '@lilape/domain/messages/input';
import { addressIn, addressOut, isoTime, textIn, wrong } from '@lilape/wire/amounts';
import { chance, drawSummary, drawWinner, entrantRow, hash32, listCid, weight } from '@lilape/wire/draws';
import { expectations } from '@lilape/wire/expected';
import { holdingLines, tierId } from '@lilape/wire/launchpad';
import { checkedText, noObject, readVersion, requestIdIn, typedLinks, typedText } from '@lilape/wire/typed';
import { inEach } from '@lilape/wire/in-each';
import { z } from 'zod';

const count = z.int().min(0);
const block = count.meta({ description: 'The block after which everything here is so' });
const as_of = isoTime.meta({ description: "Time of the last successful read of the chain's head" });

/** Whole units of a project's token. */
const units = (description: string) =>
  z
    .string()
    .regex(/^(0|[1-9]\d*)$/)
    .meta({ description: `${description}, in whole units of the project's token`, example: '1000000' });

/**
 * Where a launch stands. announced: until the time of its snapshot; counting: that is not final, or its list not made
 * yet; listed: the list is published, and no draw open; open, revealed, settled: its draw; cancelled.
 */
export const LAUNCH_STATUSES = [
  'announced',
  'counting',
  'listed',
  'open',
  'revealed',
  'settled',
  'cancelled',
] as const;
export type LaunchStatus = (typeof LAUNCH_STATUSES)[number];

/** Who takes part, counted after a block. */
const crowd = {
  entrants: count.meta({ description: 'Accounts with a tier' }),
  totalTickets: weight('Sum of their tickets'),
  guaranteed: count.meta({ description: 'Places that a tier has without a draw' }),
  drawn: count.meta({ description: 'Places that are drawn: no more than there are entrants' }),
  share: units('What each of these places gets'),
  leftOver: units('What is too little to be shared out'),
  tiers: z
    .array(
      z.object({
        tier: tierId,
        holders: count,
        tickets: count.meta({ description: 'Of each of them' }),
        chance: chance('Of one of them to win a drawn place'),
      }),
    )
    .meta({ description: 'Per tier, the lowest first' }),
};

export const launchCrowd = z.object(crowd).meta({ id: 'LaunchCrowd' });
export type LaunchCrowd = z.infer<typeof launchCrowd>;

export const launchSnapshot = z
  .object({
    block: count.meta({ description: 'The last block before or at the time of the snapshot' }),
    blockHash: hash32('Its hash'),
    time: isoTime.meta({ description: 'Its time' }),
    cid: listCid.nullable().meta({ description: 'Of the list; null where nobody has a tier' }),
    root: hash32('Root of the tree over the list').nullable(),
    ...crowd,
  })
  .meta({ id: 'LaunchSnapshot' });
export type LaunchSnapshot = z.infer<typeof launchSnapshot>;

/** What a change changed: a field of the launch, or all of it. */
export const CHANGED = [...LAUNCH_FIELDS, 'cancelled'] as const;

export const launchChange = z
  .object({
    version: count.meta({ description: 'Version of the launch that it made' }),
    time: isoTime.meta({ description: "The chain's time" }),
    field: z.enum(CHANGED),
    before: z.string().nullable().meta({ description: 'Links are parted by line ends, times Unix seconds' }),
    after: z.string().nullable(),
  })
  .meta({ id: 'LaunchChange' });
export type LaunchChange = z.infer<typeof launchChange>;

const launchId = z.int().min(1).meta({ description: 'Number of the launch, from 1' });

export const launch = z
  .object({
    id: launchId,
    version: z.int().min(1).meta({ description: 'One more with every change' }),
    status: z.enum(LAUNCH_STATUSES),
    project: z.string(),
    text: inEach,
    picture: z.string().nullable().meta({ description: 'CID of a WebP at `/ipfs/{cid}`' }),
    links: z.array(z.string()),
    allocation: units('What the project says it gives'),
    symbol: z.string().meta({ description: "Symbol of the project's token" }),
    places: z.int().min(1).max(LAUNCH_LIMITS.places).meta({ description: 'Places to be drawn' }),
    launchTime: isoTime,
    snapshotTime: isoTime.meta({ description: '24 hours before it' }),
    createdTime: isoTime,
    cancelled: z.object({ time: isoTime, reason: inEach }).nullable(),
    changes: z.array(launchChange).meta({ description: 'Since it was made, the oldest first' }),
    soFar: launchCrowd
      .nullable()
      .meta({ description: 'Who would take part if it were counted now; null once it was' }),
    snapshot: launchSnapshot.nullable(),
    draw: drawSummary.nullable().meta({ description: 'The draw once it was opened with this list' }),
    isListOpened: z.boolean().nullable().meta({
      description: 'Whether that draw has the root, count, weight and places of the list; null before it',
    }),
  })
  .meta({ id: 'Launch' });
export type Launch = z.infer<typeof launch>;

const moment = {
  time: isoTime.meta({ description: "The chain's time, by its newest block that was read" }),
  block,
  as_of,
};

/** `GET /api/launchpad/launches`. */
export const launchesBody = z
  .object({
    success: z.literal(true),
    launches: z.array(launch).meta({ description: 'The latest launch time first' }),
    ...moment,
  })
  .meta({ id: 'Launches' });
export type LaunchesBody = z.infer<typeof launchesBody>;

/** `GET /api/launchpad/launches/{id}`. */
export const launchBody = launch
  .extend({
    success: z.literal(true),
    winners: z.array(drawWinner).meta({ description: 'Of the settled places, in their order' }),
    ...moment,
  })
  .meta({ id: 'LaunchBody' });
export type LaunchBody = z.infer<typeof launchBody>;

export const launchIdIn = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, 'IS_NO_NUMBER' satisfies InputProblem)
  .meta({ description: 'Number of a launch', example: '1' });

export const launchParams = z.object({ id: launchIdIn });
export const launchWalletParams = z.object({ id: launchIdIn, address: addressIn });

export const launchEntrant = z
  .object({ ...entrantRow, tier: tierId, ...holdingLines })
  .meta({ id: 'LaunchEntrant' });
export type WireLaunchEntrant = z.infer<typeof launchEntrant>;

/** `GET /api/launchpad/launches/{id}/entrants`. */
export const launchEntrantsBody = z
  .object({
    success: z.literal(true),
    isFixed: z.boolean().meta({ description: 'Whether the list can change no more' }),
    count,
    totalWeight: weight('Sum of all tickets'),
    entrants: z.array(launchEntrant).meta({ description: 'By their numbers, which go by address' }),
    next: z.string().optional().meta({ description: '`after` of the next page, where there is one' }),
    block,
    as_of,
  })
  .meta({ id: 'LaunchEntrants' });
export type LaunchEntrantsBody = z.infer<typeof launchEntrantsBody>;

/** `GET /api/launchpad/launches/{id}/wallets/{address}`. */
export const launchWalletBody = z
  .object({
    success: z.literal(true),
    address: addressOut,
    isFixed: z.boolean().meta({ description: 'Whether the list can change no more' }),
    isOurs: z.boolean().meta({ description: 'One of ours never takes part' }),
    tier: tierId.nullable(),
    ...holdingLines,
    tickets: count,
    totalTickets: weight('Sum of all tickets'),
    chance: chance('Of any drawn place').nullable().meta({ description: 'Null for who takes no part' }),
    isGuaranteed: z.boolean(),
    entrant: launchEntrant.nullable().meta({ description: 'Its row, once the list is fixed' }),
    proof: z
      .array(hash32('A hash beside the way from its leaf to the root'))
      .nullable()
      .meta({ description: 'What `settle` takes besides the row; once the list is fixed' }),
    won: drawWinner.nullable().meta({ description: 'The drawn place that it won, once that is settled' }),
    shares: count.meta({ description: 'Places that it has: a guaranteed one, and one that it won' }),
    share: units('What each gets, so far until the list is fixed'),
    block,
    as_of,
  })
  .meta({ id: 'LaunchWallet' });
export type LaunchWalletBody = z.infer<typeof launchWalletBody>;

const launchTime = z.iso
  .datetime({ error: wrong('IS_NO_TIME') })
  .meta({
    description: 'When it is, UTC; the snapshot is 24 hours before',
    pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?Z$',
    example: '2026-12-24T18:00:00Z',
  })
  .register(expectations, { expected: 'LAUNCH_TIME' });

const terms = {
  project: typedText(PROJECT_RULE).meta({ example: 'Pump the Volcano' }),
  textEn: typedText(LAUNCH_TEXT_RULE).meta({ example: 'A launch.' }),
  textRu: typedText(LAUNCH_TEXT_RULE).meta({ example: 'Запуск.' }),
  picture: textIn()
    .refine(isCid, 'IS_NO_CID' satisfies InputProblem)
    .meta({
      description: 'CID that `POST /api/admin/pictures` answered',
      pattern: '^bafkrei[a-h][a-z2-7]{50}[aeimquy4]$',
      example: 'bafkreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku',
    })
    .register(expectations, { expected: 'CID' })
    .nullable(),
  links: typedLinks(linksProblem).register(expectations, {
    expected: 'LINKS',
    words: String(LAUNCH_LIMITS.links),
  }),
  allocation: checkedText(allocationProblem)
    .meta({ pattern: '^[1-9]\\d{0,29}$', example: '1000000' })
    .register(expectations, { expected: 'ALLOCATION' }),
  symbol: checkedText(symbolProblem)
    .meta({ pattern: '^[A-Za-z\\d$]{1,12}$', example: 'PUMP' })
    .register(expectations, { expected: 'SYMBOL' }),
  places: z
    .int({ error: wrong('IS_NO_PLACE_COUNT') })
    .min(1, 'IS_NO_PLACE_COUNT' satisfies InputProblem)
    .max(LAUNCH_LIMITS.places, 'IS_NO_PLACE_COUNT' satisfies InputProblem)
    .register(expectations, { expected: 'PLACE_COUNT' }),
  launchTime,
};

/** `POST /api/admin/launches`. */
export const newLaunchRequest = z
  .strictObject(
    {
      requestId: requestIdIn('Made once by the admin: the same request again answers the same launch'),
      ...terms,
    },
    { error: noObject },
  )
  .meta({ id: 'NewLaunchRequest' });
/** `PUT /api/admin/launches/{id}`: all of it, changed or not. */
export const changeLaunchRequest = z
  .strictObject({ ...terms, version: readVersion(1) }, { error: noObject })
  .meta({ id: 'ChangeLaunchRequest' });
/** `POST /api/admin/launches/{id}/cancel`. */
export const cancelLaunchRequest = z
  .strictObject(
    {
      reasonEn: typedText(REASON_RULE).meta({ example: 'The project asked for it.' }),
      reasonRu: typedText(REASON_RULE).meta({ example: 'Так попросил проект.' }),
      version: readVersion(1),
    },
    { error: noObject },
  )
  .meta({ id: 'CancelLaunchRequest' });

export type NewLaunchRequest = z.infer<typeof newLaunchRequest>;
/** What of a launch is typed, new or not. */
export type LaunchTermsRequest = Omit<NewLaunchRequest, 'requestId'>;

/** What an admin's act on a launch answers: the launch after it. */
export const adminLaunchBody = z.object({ success: z.literal(true), launch }).meta({ id: 'AdminLaunch' });

/** `POST /api/admin/pictures`. */
export const pictureBody = z
  .object({ success: z.literal(true), cid: z.string(), width: z.int(), height: z.int(), bytes: z.int() })
  .meta({ id: 'AdminPicture' });
