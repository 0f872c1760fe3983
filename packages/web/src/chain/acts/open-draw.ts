/** Opening a draw with its published list and a round of the beacon that lies ahead, by the owner of its contract. @see decision 15 "giveaway" */
import { AppError } from '@lilape/domain/app-error';
import { roundAtOrAfter, roundTime } from '@lilape/domain/draws/beacon';
import { type Address, type Hex, isAddressEqual } from 'viem';
import { publishedListing } from '#api/draws/ask.ts';
import { beaconTimes, drawsAddress, openCall, ownerOfDraws, standingDraw } from '#chain/draws-contract.ts';
import type { Act } from '#chain/flow/act.ts';
import type { Actor } from '#chain/flow/step.ts';
import { addressField, termsFormat, textField, unitsField } from '#chain/flow/terms.ts';
import { type Hash, newestBlock } from '#chain/rpc.ts';
import { drawFailures } from './draw-failures.ts';
import { payoutStep } from './payout-step.ts';

/** The draw of a launch. */
export type OpenDrawDraft = {
  readonly launch: number;
  /** CID of the published list's manifest. */
  readonly listCid: string;
};

export type OpenDrawTerms = {
  /** Who sends it: the contract's owner. */
  readonly account: Address;
  readonly launch: bigint;
  readonly root: Hex;
  readonly count: bigint;
  /** Tickets. */
  readonly totalWeight: bigint;
  readonly places: bigint;
  readonly round: bigint;
  /** When the beacon signs the round, unix seconds. */
  readonly roundTime: bigint;
  /** sha2-256 of the list's manifest. */
  readonly listDigest: Hex;
};

export type DrawOpened = {
  readonly hash: Hash | null;
  readonly drawId: number;
  /** Unix seconds. */
  readonly roundTime: number;
};

/** The contract asks for a day; this long somebody may think before they sign, seconds. */
const aheadSeconds = 86_400 + 600;

const hashField = textField<Hex>(/^0x[0-9a-f]{64}$/);

export const openDraw: Act<OpenDrawDraft, OpenDrawTerms, DrawOpened> = {
  name: 'open-draw',
  agree,
  terms: termsFormat<OpenDrawTerms>({
    account: addressField,
    launch: unitsField,
    root: hashField,
    count: unitsField,
    totalWeight: unitsField,
    places: unitsField,
    round: unitsField,
    roundTime: unitsField,
    listDigest: hashField,
  }),
  steps: (terms) => [
    payoutStep({
      name: 'open-draw',
      call: openCall(terms),
      isDue: async ({ provider }) => (await standingDraw(provider, terms)) === null,
    }),
  ],
  conclude: async ({ provider }, terms, hash) => {
    const drawId = await standingDraw(provider, terms);
    // Taken back again before this page could look.
    if (drawId === null) throw new AppError('DRAW_WRONG_STATUS');
    return { hash, drawId, roundTime: Number(terms.roundTime) };
  },
  failures: () => drawFailures('DRAW_OPEN_FAILED'),
  underWay: 'ACT_UNDER_WAY',
};

/** Reads the list by its address, counts it in a worker, and picks the round, before the wallet is asked. */
async function agree(
  { provider, account }: Actor,
  { launch, listCid }: OpenDrawDraft,
): Promise<OpenDrawTerms> {
  if (!isAddressEqual(await ownerOfDraws(provider), account)) throw new AppError('DRAW_NOT_OWNER');
  const listing = await publishedListing({ cid: listCid, draws: drawsAddress(), launch });
  const [{ seconds }, beacon] = await Promise.all([newestBlock(provider), beaconTimes(provider)]);
  const round = roundAtOrAfter(beacon, seconds + aheadSeconds);
  return {
    account,
    launch: BigInt(launch),
    ...listing,
    round: BigInt(round),
    roundTime: BigInt(roundTime(beacon, round)),
  };
}
