// The events of the contract of draws, decoded.
import { drawsAbi } from '@lilape/contracts/generated/abis';
import type { DrawEvent } from '@lilape/domain/draws/fold';
import { GIVEAWAY_ID } from '@lilape/domain/draws/giveaway';
import { eventDecoders } from '@lilape/events/decoders';

/** Weights and amounts as they are; numbers of draws, rounds, entrants and places are far below what a number holds exactly. */
export const DRAWS_DECODERS = eventDecoders<typeof drawsAbi, DrawEvent>(drawsAbi, {
  DrawOpened: ({ drawId, root, count, totalWeight, places, round, listDigest }) => ({
    type: 'opened',
    drawId: Number(drawId),
    root,
    count: Number(count),
    totalWeight,
    places: Number(places),
    round: Number(round),
    listDigest,
  }),
  EntrantsListed: ({ count, last, weight, peaks }) => ({
    type: 'listed',
    count: Number(count),
    last,
    weight,
    peaks,
  }),
  GiveawayEmpty: () => ({ type: 'empty' }),
  RoundRenewed: ({ round }) => ({ type: 'renewed', drawId: GIVEAWAY_ID, round: Number(round) }),
  DrawRefuted: ({ drawId, index, otherIndex }) => ({
    type: 'refuted',
    drawId: Number(drawId),
    index: Number(index),
    otherIndex: Number(otherIndex),
  }),
  DrawWithdrawn: ({ drawId }) => ({ type: 'withdrawn', drawId: Number(drawId) }),
  DrawRevealed: ({ drawId, round, signature, seed }) => ({
    type: 'revealed',
    drawId: Number(drawId),
    round: Number(round),
    signature,
    seed,
  }),
  PlaceWon: ({ drawId, place, account, index, from, weight, prize }) => ({
    type: 'won',
    drawId: Number(drawId),
    place: Number(place),
    account,
    index: Number(index),
    from,
    weight,
    prizeTokens: prize,
  }),
  LeftoverBurned: ({ amount }) => ({ type: 'burned', tokens: amount }),
});
