// Sentences of the laboratory, which exists on the local chain only.
import type { Message } from '@lilape/domain/messages/message';

export const LAB_MESSAGES = {
  LAB_SALE_OVER: {
    kind: 'input',
    status: 409,
    source: 'architecture "Set-up"',
    en: { text: 'The sale no longer runs. Start over to end it another way.' },
    ru: { text: 'Продажа уже не идёт. Чтобы завершить её иначе, начните заново.' },
  },
  LAB_GOAL_REACHED: {
    kind: 'input',
    status: 409,
    source: 'architecture "Set-up"',
    en: { text: 'The sale has reached its goal and can no longer miss it. Start over to see it miss.' },
    ru: { text: 'Продажа уже достигла цели. Чтобы увидеть её неудачу, начните заново.' },
  },
  LAB_SALE_RUNS: {
    kind: 'input',
    status: 409,
    source: 'decision 15 "giveaway"',
    en: { text: 'That comes once the sale is over with its goal reached. End it so first.' },
    ru: {
      text: 'Это возможно, когда продажа окончена и цель достигнута. Сначала завершите её так.',
    },
  },
  LAB_MARKET_OPEN: {
    kind: 'input',
    status: 409,
    source: 'decision 143 "a pool that opens itself"',
    en: { text: 'The market is open already. Go and look at it.' },
    ru: { text: 'Рынок уже открыт. Посмотрите на него.' },
  },
  LAB_NO_POOL: {
    kind: 'input',
    status: 409,
    source: 'decision 163 "trading elsewhere"',
    en: { text: 'No pool is open yet. Open the market first.' },
    ru: { text: 'Пока не открыт ни один пул. Сначала откройте рынок.' },
  },
  LAB_NO_LAUNCH_WAITS: {
    kind: 'input',
    status: 409,
    source: 'decision 105 "equal shares"',
    en: { text: 'No launch has a published list without a draw: let its snapshot pass first.' },
    ru: { text: 'Нет запуска с опубликованным списком и без розыгрыша: пусть сначала пройдёт снимок.' },
  },
  LAB_NOBODY_ENTERED: {
    kind: 'input',
    status: 409,
    source: 'decision 15 "giveaway"',
    en: { text: 'Nobody bought anything, so nobody takes part.' },
    ru: { text: 'Никто ничего не купил, поэтому участников нет.' },
  },
  LAB_DRAW_STANDS: {
    kind: 'input',
    status: 409,
    source: 'decision 15 "giveaway"',
    en: { text: 'The draw of the giveaway is open already. Go and look at it.' },
    ru: { text: 'Розыгрыш уже открыт. Посмотрите, на чём он сейчас.' },
  },
} as const satisfies Record<string, Message>;
