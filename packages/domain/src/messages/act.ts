// Sentences that every act on chain shares: waiting, giving up, and what comes after the sale.
import type { Message } from '@lilape/domain/messages/message';

export const ACT_MESSAGES = {
  ACT_UNDER_WAY: {
    kind: 'info',
    source: 'decision 63 "acts"',
    en: {
      title: 'One at a time',
      text: 'This is already under way, perhaps in another tab. It finishes by itself.',
    },
    ru: {
      title: 'Не всё сразу',
      text: 'Это уже выполняется, возможно в другой вкладке. Всё завершится само.',
    },
  },
  ACT_STILL_PENDING: {
    kind: 'info',
    source: 'decision 14 "pending is not failed"',
    en: {
      title: 'Still pending',
      text: 'The chain hasn’t confirmed it yet. You can close this page: it finishes by itself.',
    },
    ru: {
      title: 'Ещё в пути',
      text: 'Блокчейн пока не подтвердил транзакцию. Страницу можно закрыть: всё завершится само.',
    },
  },
  PERMISSION_STILL_PENDING: {
    kind: 'info',
    source: 'decision 63 "acts"',
    en: {
      title: 'Still pending',
      text: 'The chain hasn’t confirmed your approval yet. Nothing is paid before it has, and then your wallet asks for the payment.',
    },
    ru: {
      title: 'Ещё в пути',
      text: 'Блокчейн пока не подтвердил разрешение. До этого ничего не списывается; потом кошелёк спросит о платеже.',
    },
  },
  ACT_UNANSWERED: {
    kind: 'wallet',
    source: 'decision 63 "acts"',
    en: {
      title: 'Your wallet hasn’t answered',
      text: 'Don’t see it? Open your wallet: it may still be asking. If you confirmed there, this continues by itself; if not, start again.',
    },
    ru: {
      title: 'Кошелёк не ответил',
      text: 'Не видите запроса? Откройте кошелёк: возможно, он ещё ждёт ответа. Если вы подтвердили, всё продолжится само; если нет, начните заново.',
    },
  },
  ACT_LOST: {
    kind: 'wallet',
    source: 'decision 63 "acts"',
    en: {
      title: 'The network hasn’t seen it',
      text: 'Your wallet says it sent the transaction, but no node knows it, and nothing has happened. If your wallet still shows it as pending, cancel it there first; then start again.',
    },
    ru: {
      title: 'Сеть не видит транзакцию',
      text: 'Кошелёк сообщил об отправке, но ни один узел не знает этой транзакции, и ничего не произошло. Если кошелёк ещё показывает её в ожидании, сначала отмените её там, потом начните заново.',
    },
  },
  ACCOUNT_CHANGED: {
    kind: 'wallet',
    source: 'decision 63 "acts"',
    en: { text: 'You changed the account; nothing was paid.' },
    ru: { text: 'Вы сменили аккаунт; ничего не списано.' },
  },
  SALE_MOVED_ON: {
    kind: 'retry',
    source: 'decision 8 "buy is atomic"',
    en: { text: 'The sale is at another step by now. Nothing was sent; look at the page again.' },
    ru: { text: 'Продажа уже на другом шаге. Ничего не отправлено; посмотрите на страницу ещё раз.' },
  },
  PAYOUT_REFUSED: {
    kind: 'retry',
    source: 'decision 8 "buy is atomic"',
    en: {
      text: 'The token’s own contract refused the transfer, so nothing was paid out. What is yours stays in the sale’s contract; try again later.',
    },
    ru: {
      text: 'Контракт самого токена отказал в переводе, поэтому ничего не выплачено. Всё ваше остаётся в контракте продажи; попробуйте позже.',
    },
  },
  CLAIM_FAILED: {
    kind: 'retry',
    source: 'decision 63 "acts"',
    en: { title: 'Not claimed', text: 'The claim didn’t go through. Please try again.' },
    ru: { title: 'Не забрано', text: 'Забрать токены не удалось. Попробуйте ещё раз.' },
  },
  CLAIM_SUCCESSFUL: {
    kind: 'success',
    source: 'decision 8 "buy is atomic"',
    en: { title: 'Claimed!', text: '{tokens} LILAPE are in {account}.' },
    ru: { title: 'Готово!', text: '{tokens} LILAPE на адресе {account}.' },
  },
  REFUND_FAILED: {
    kind: 'retry',
    source: 'decision 63 "acts"',
    en: { title: 'Not refunded', text: 'The refund didn’t go through. Please try again.' },
    ru: { title: 'Не возвращено', text: 'Вернуть деньги не удалось. Попробуйте ещё раз.' },
  },
  REFUND_SUCCESSFUL: {
    kind: 'success',
    source: 'decision 8 "buy is atomic"',
    en: { title: 'Refunded', text: '{amount} are in {account} again.' },
    ru: { title: 'Возвращено', text: '{amount} снова на адресе {account}.' },
  },
  REFUND_SUCCESSFUL_IN_PART: {
    kind: 'success',
    source: 'decision 8 "buy is atomic"',
    en: {
      title: 'Refunded in part',
      text: '{amount} are in {account} again; {left} are still to be refunded.',
    },
    ru: { title: 'Возвращено частично', text: '{amount} снова на {account}; {left} ещё нужно вернуть.' },
  },
  FINALISE_FAILED: {
    kind: 'retry',
    source: 'decision 63 "acts"',
    en: { title: 'Not finalised', text: 'The sale wasn’t finalised. Please try again.' },
    ru: { title: 'Не завершена', text: 'Завершить продажу не удалось. Попробуйте ещё раз.' },
  },
  FINALISE_SUCCESSFUL: {
    kind: 'success',
    source: 'decision 8 "buy is atomic"',
    en: { title: 'The sale is finalised', text: 'Everyone can claim their LILAPE now.' },
    ru: { title: 'Продажа завершена', text: 'Теперь каждый может забрать свои LILAPE.' },
  },
  NOTHING_TO_BURN: {
    kind: 'info',
    source: 'decision 8 "buy is atomic"',
    en: { text: 'The unsold LILAPE are burned already.' },
    ru: { text: 'Непроданные LILAPE уже сожжены.' },
  },
  BURN_FAILED: {
    kind: 'retry',
    source: 'decision 63 "acts"',
    en: { title: 'Not burned', text: 'The unsold LILAPE weren’t burned. Please try again.' },
    ru: { title: 'Не сожжено', text: 'Сжечь непроданные LILAPE не удалось. Попробуйте ещё раз.' },
  },
  BURN_SUCCESSFUL: {
    kind: 'success',
    source: 'decision 8 "buy is atomic"',
    en: { title: 'Burned', text: 'The LILAPE that this sale didn’t sell are gone.' },
    ru: { title: 'Сожжено', text: 'LILAPE, не проданных на этой продаже, больше нет.' },
  },
} as const satisfies Record<string, Message>;
