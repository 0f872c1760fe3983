/** What the contract of the draws says when it refuses, for every act on it. */
import { drawsAbi } from '@lilape/contracts/generated/abis';
import { AppError } from '@lilape/domain/app-error';
import type { PlainCode } from '@lilape/domain/messages/catalogue';
import type { Failures } from '#chain/errors.ts';

/** Places are counted from 1 where people read them. */
const refusedAt = (place: bigint) => new AppError('DRAW_LIST_REFUSED', { place: Number(place) + 1 });

/** The sentences of an act on a draw; `otherwise` where nobody knows why. */
export function drawFailures(otherwise: PlainCode): Failures {
  return {
    abi: drawsAbi,
    reverts: {
      OwnableUnauthorizedAccount: 'DRAW_NOT_OWNER',
      Draws_WrongStatus: 'DRAW_WRONG_STATUS',
      Draws_SaleNotFinalised: 'DRAW_SALE_RUNS',
      Draws_GiveawayOver: 'DRAW_GIVEAWAY_OVER',
      Draws_PrizesNotCovered: 'DRAW_PRIZES_SHORT',
      Draws_BadListing: 'DRAW_LISTING_REFUSED',
      Draws_WrongExcluded: 'DRAW_LISTING_REFUSED',
      Draws_UnknownFrontier: 'DRAW_LISTING_REFUSED',
      Draws_CannotList: 'DRAW_LISTING_REFUSED',
      Draws_NobodyTakesPart: 'DRAW_LISTING_REFUSED',
      Draws_SomebodyTakesPart: 'DRAW_WRONG_STATUS',
      Draws_RoundStands: 'DRAW_ROUND_STANDS',
      Draws_NoSuchRound: 'DRAW_ROUND_REFUSED',
      Draws_RoundTooSoon: 'DRAW_ROUND_REFUSED',
      Draws_RoundTooFar: 'DRAW_ROUND_REFUSED',
      Draws_BadSignature: 'DRAW_SIGNATURE_REFUSED',
      Draws_WrongPlace: (_given: bigint, next: bigint) =>
        new AppError('DRAW_OVERTAKEN', { next: Number(next) + 1 }),
      Draws_WrongNumber: 'DRAW_WRONG_STATUS',
      Draws_NotTheWinner: refusedAt,
      Draws_BadProof: refusedAt,
      Draws_BadList: refusedAt,
    },
    rejected: 'TRANSACTION_REJECTED',
    otherwise,
  };
}
