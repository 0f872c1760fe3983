// What happens to the supply and the pools after the sale, in words.
import type { Message } from '@lilape/domain/messages/message';

export const MARKET_MESSAGES = {
  MARKET_NOT_DEPLOYED: {
    kind: 'retry',
    status: 404,
    source: 'decision 143 "a pool that opens itself"',
    en: { text: 'The contracts of the market aren’t on this network yet.' },
    ru: { text: 'Контрактов рынка в этой сети ещё нет.' },
  },
  SHARES_NOT_RELEASED: {
    kind: 'retry',
    source: 'decision 142 "a split that stays true"',
    en: { text: 'The shares come first: someone has to release them, and a day later the pools can open.' },
    ru: { text: 'Сначала доли: кто-то должен их распределить, и через сутки можно открывать пулы.' },
  },
  POOL_TOO_EARLY: {
    kind: 'retry',
    source: 'decision 143 "a pool that opens itself"',
    en: { text: 'It is too early: a pool opens 24 hours after the shares were released.' },
    ru: { text: 'Ещё рано: пул открывается через 24 часа после распределения долей.' },
  },
  POOL_STILL_WAITING: {
    kind: 'retry',
    source: 'decision 143 "a pool that opens itself"',
    en: { text: 'The pool of this coin comes first. Nothing was sent.' },
    ru: { text: 'Сначала нужно открыть пул этой монеты. Ничего не отправлено.' },
  },
  NOTHING_TO_SWEEP: {
    kind: 'info',
    source: 'decision 143 "a pool that opens itself"',
    en: { text: 'There’s nothing of this coin left to send to the treasury.' },
    ru: { text: 'В этой монете больше нечего отправлять в казну.' },
  },
  RELEASE_FAILED: {
    kind: 'retry',
    source: 'decision 142 "a split that stays true"',
    en: { title: 'Not released', text: 'The shares weren’t released. Please try again.' },
    ru: { title: 'Не распределено', text: 'Распределить доли не удалось. Попробуйте ещё раз.' },
  },
  SHARES_RELEASED: {
    kind: 'success',
    source: 'decision 142 "a split that stays true"',
    en: {
      title: 'The shares are released',
      text: 'Each is as large as its slice of the pie; the rest is burned. The pools can open in 24 hours.',
    },
    ru: {
      title: 'Доли распределены',
      text: 'Каждая — ровно такой кусок пирога, какой обещан; остальное сожжено. Пулы можно открыть через 24 часа.',
    },
  },
  SHARES_NOT_BURNED: {
    kind: 'retry',
    source: 'decision 142 "a split that stays true"',
    en: { title: 'Not burned', text: 'The shares weren’t burned. Please try again.' },
    ru: { title: 'Не сожжено', text: 'Сжечь доли не удалось. Попробуйте ещё раз.' },
  },
  SHARES_BURNED: {
    kind: 'success',
    source: 'decision 142 "a split that stays true"',
    en: {
      title: 'The shares are burned',
      text: 'Nobody gets a share of a sale that failed. Buyers can get a full refund.',
    },
    ru: {
      title: 'Доли сожжены',
      text: 'После неудачной продажи долей не получает никто. Покупатели могут вернуть все свои деньги.',
    },
  },
  POOL_OPEN_FAILED: {
    kind: 'retry',
    source: 'decision 143 "a pool that opens itself"',
    en: { title: 'Not opened', text: 'The pool wasn’t opened. Please try again.' },
    ru: { title: 'Не открыт', text: 'Открыть пул не удалось. Попробуйте ещё раз.' },
  },
  POOL_COINS_MISSING: {
    kind: 'retry',
    source: 'decision 176 "nothing stands in for the real thing"',
    en: {
      title: 'Not opened',
      text: 'The sale can’t hand over all of its coins: their issuer froze or destroyed a part. The pool waits for them.',
    },
    ru: {
      title: 'Не открыт',
      text: 'Продажа не может передать все монеты: часть эмитент заморозил или уничтожил. Пул ждёт остальных.',
    },
  },
  POOL_OPENED: {
    kind: 'success',
    source: 'decision 143 "a pool that opens itself"',
    en: {
      title: 'The market is open',
      text: 'LILAPE can be traded for {coin}. What was put in stays there for good.',
    },
    ru: {
      title: 'Рынок открыт',
      text: 'LILAPE можно обменивать на {coin}. Вложенное останется там навсегда.',
    },
  },
  POOL_NONE: {
    kind: 'success',
    source: 'decision 143 "a pool that opens itself"',
    en: { title: 'No pool', text: 'There’s no pool with {coin}, and that’s final.' },
    ru: { title: 'Без пула', text: 'Пула с {coin} нет и уже не будет.' },
  },
  SWEEP_FAILED: {
    kind: 'retry',
    source: 'decision 143 "a pool that opens itself"',
    en: { title: 'Not sent', text: 'The rest wasn’t sent to the treasury. Please try again.' },
    ru: { title: 'Не отправлено', text: 'Отправить остаток в казну не удалось. Попробуйте ещё раз.' },
  },
  COIN_SWEPT: {
    kind: 'success',
    source: 'decision 143 "a pool that opens itself"',
    en: { title: 'Sent to the treasury', text: 'What the pool didn’t take in {coin} is there.' },
    ru: { title: 'Отправлено в казну', text: 'Всё в {coin}, что не вошло в пул, теперь там.' },
  },
} as const satisfies Record<string, Message>;
