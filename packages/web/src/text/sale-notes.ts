/** Where the sale stands, in a sentence for every state that a visitor must know of before anything else. */
import type { SaleStatus } from '@lilape/domain/presale/sale-status';
import type { Said } from './document.ts';

/** Each with the state in which it is true; of a sale that simply runs there is nothing to say. */
export const saleNotes: readonly { state: Exclude<SaleStatus, 'open'>; text: Said }[] = [
  {
    state: 'upcoming',
    text: {
      en: 'The sale hasn’t opened yet. Until it does, you can’t buy anything.',
      ru: 'Продажа ещё не открыта: до её начала купить ничего нельзя.',
    },
  },
  {
    state: 'closing',
    text: {
      en: 'The sale closes early, at the time shown [beside the price](/).',
      ru: 'Продажа закроется раньше срока; время указано [рядом с ценой](/).',
    },
  },
  {
    state: 'ended',
    text: {
      en: 'The sale is over and reached its goal: nothing more is sold. Anyone can [finalise it](/claim) now; then buyers claim their tokens.',
      ru: 'Продажа окончена и достигла цели: больше ничего не продаётся. [Завершить её](/claim) теперь может кто угодно, и тогда покупатели заберут токены.',
    },
  },
  {
    state: 'finalised',
    text: {
      en: 'The sale is over and finalised: nothing more is sold, and buyers [claim their tokens](/claim).',
      ru: 'Продажа завершена: больше ничего не продаётся, а покупатели [забирают токены](/claim).',
    },
  },
  {
    state: 'refunding',
    text: {
      en: 'The sale ended below its goal: nothing more is sold, and every buyer [can get back exactly what they paid](/claim).',
      ru: 'Продажа окончена, но не достигла цели: больше ничего не продаётся, и каждый покупатель [может вернуть ровно то, что заплатил](/claim).',
    },
  },
  {
    state: 'cancelled',
    text: {
      en: 'The sale was cancelled: nothing more is sold, and every buyer [can get back exactly what they paid](/claim).',
      ru: 'Продажа отменена: больше ничего не продаётся, и каждый покупатель [может вернуть ровно то, что заплатил](/claim).',
    },
  },
];
