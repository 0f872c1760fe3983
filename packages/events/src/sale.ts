// The sale's events, decoded.
import { presaleAbi } from '@lilape/contracts/generated/abis';
import type { Address } from '@lilape/domain/address';
import type { SaleEvent } from '@lilape/domain/presale/fold';
import type { ByCoin, PaymentToken } from '@lilape/domain/presale/methods';
import { type EventDecoders, eventDecoders } from '@lilape/events/decoders';

/** Decoders for a sale that is paid in `coins` (lower case). @throws Error, decoding, for an event in another coin */
export function saleDecoders(coins: ByCoin<Address>): EventDecoders<SaleEvent> {
  const coinOf = (token: Address): PaymentToken => {
    if (token === coins.USDT) return 'USDT';
    if (token === coins.USDC) return 'USDC';
    throw new Error(`The sale's event names ${token}, which is neither of its payment tokens.`);
  };
  return eventDecoders<typeof presaleAbi, SaleEvent>(presaleAbi, {
    Purchased: ({ buyer, paymentToken, charged, tokens, raisedBefore }) => ({
      type: 'purchased',
      buyer,
      coin: coinOf(paymentToken),
      chargedUnits: charged,
      tokens,
      raisedBeforeUnits: raisedBefore,
    }),
    ClosingAnnounced: ({ closesAt }) => ({ type: 'closing-announced', closesAt }),
    Cancelled: () => ({ type: 'cancelled' }),
    Finalised: ({ raised, sold, burned }) => ({
      type: 'finalised',
      raisedUnits: raised,
      soldTokens: sold,
      burnedTokens: burned,
    }),
    UnsoldBurned: ({ amount }) => ({ type: 'unsold-burned', tokens: amount }),
    Collected: ({ paymentToken, amount }) => ({
      type: 'collected',
      coin: coinOf(paymentToken),
      units: amount,
    }),
    Claimed: ({ account, tokens }) => ({ type: 'claimed', account, tokens }),
    Refunded: ({ account, paymentToken, amount }) => ({
      type: 'refunded',
      account,
      coin: coinOf(paymentToken),
      units: amount,
    }),
    Rescued: ({ token, to, amount }) => ({ type: 'rescued', token, to, amount }),
  });
}
