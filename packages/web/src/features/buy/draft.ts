/** What a visitor chose, before the form was there or before it was closed. */
import type { PaymentToken } from '@lilape/domain/presale/methods';

let draft = '';
let coin: PaymentToken = 'USDT';

/** Keeps the amount, as text, for the form that opens next; empty once it is bought. */
export function setDraftAmount(text: string): void {
  draft = text;
}

/** What stands in the form when it opens; empty where nothing was chosen. */
export function draftAmount(): string {
  return draft;
}

/** Keeps the coin to pay with. */
export function setDraftCoin(chosen: PaymentToken): void {
  coin = chosen;
}

/** The coin that is marked when the form opens. */
export function draftCoin(): PaymentToken {
  return coin;
}
