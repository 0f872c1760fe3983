// Sentences with which the API answers a posted purchase.
import type { Message } from '@lilape/domain/messages/message';

export const PURCHASE_POST_MESSAGES = {
  PURCHASE_RECORDED: {
    kind: 'success',
    status: 200,
    source: 'decision 9 "post is a pointer"',
    en: { text: 'Purchase recorded. Its tokens can be claimed here from the day the sale is finalised.' },
    ru: { text: 'Покупка записана. Токены можно забрать здесь со дня завершения продажи.' },
  },
  PURCHASE_PENDING: {
    kind: 'info',
    status: 202,
    source: 'decision 14 "pending is not failed"',
    en: {
      text: 'Your payment is still pending. Nothing is lost: it is recorded by itself as soon as the chain has it.',
    },
    ru: { text: 'Платёж ещё в пути. Ничего не потеряно: он запишется сам, как только попадёт в блокчейн.' },
  },
  PURCHASE_FAILED: {
    kind: 'retry',
    source: '§8 HTTP',
    en: { text: 'Purchase failed' },
    ru: { text: 'Покупка не удалась' },
  },
  TRANSACTION_REVERTED: {
    kind: 'input',
    status: 422,
    source: 'decision 9 "post is a pointer"',
    en: { text: 'Transaction {txHash} failed on chain: nothing was charged or credited.' },
    ru: { text: 'Транзакция {txHash} не выполнена: ничего не списано и не начислено.' },
  },
  NOT_A_PURCHASE: {
    kind: 'input',
    status: 422,
    source: 'decision 9 "post is a pointer"',
    en: { text: 'Transaction {txHash} isn’t a purchase in this sale.' },
    ru: { text: 'Транзакция {txHash} — не покупка в этой продаже.' },
  },
  PURCHASE_MISMATCH: {
    kind: 'input',
    status: 409,
    source: 'decision 9 "post is a pointer"',
    en: { text: 'The purchase is recorded, but its {field} is {recorded}, not {given}.' },
    ru: { text: 'Покупка записана, но {field} в ней {recorded}, а не {given}.' },
  },
  PURCHASE_NOT_CREDITED: {
    kind: 'input',
    source: 'decision 9 "post is a pointer", in place of §8 "Token transfer failed"',
    en: { title: 'Purchase Failed', text: 'Purchase not credited: {reason}' },
    ru: { title: 'Покупка не удалась', text: 'Покупка не зачислена: {reason}' },
  },
} as const satisfies Record<string, Message>;
