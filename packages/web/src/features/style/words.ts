/** What the specimens say: sentences as long as real ones, in both languages. */
import type { Said } from '#text/document.ts';

/** Titles of the groups. */
export const titles = {
  colours: { en: 'Colours', ru: 'Цвета' },
  type: { en: 'Type', ru: 'Шрифты' },
  shape: { en: 'Shape and space', ru: 'Форма и место' },
  drawings: { en: 'Drawings', ru: 'Рисунки' },
  buttons: { en: 'Buttons and links', ru: 'Кнопки и ссылки' },
  inputs: { en: 'Inputs', ru: 'Ввод' },
  states: { en: 'States', ru: 'Состояния' },
  structure: { en: 'Structure', ru: 'Устройство' },
  figures: { en: 'Figures', ru: 'Цифры' },
  overlays: { en: 'Dialogs and toasts', ru: 'Окна и сообщения' },
} as const satisfies Record<string, Said>;

/** Labels and sentences. */
export const words = {
  buy: { en: 'Buy Now', ru: 'Купить' },
  retry: { en: 'Retry', ru: 'Повторить' },
  open: { en: 'Open', ru: 'Открыть' },
  close: { en: 'Close', ru: 'Закрыть' },
  pangram: {
    en: 'Small ape. Honest sale. 0123456789 $0.0012',
    ru: 'Мелкая обезьяна. 0123456789 $0,0012',
  },
  sentence: {
    en: 'Every buyer can get back exactly what they paid, in the coin they paid with.',
    ru: 'Каждый покупатель может вернуть ровно то, что заплатил, в той же монете.',
  },
  short: { en: 'Read from the chain 4 s ago', ru: 'Прочитано из блокчейна 4 с назад' },
  label: { en: 'Name of the project', ru: 'Название проекта' },
  hint: { en: 'As it stands in its contract.', ru: 'Как в его контракте.' },
  fault: { en: 'Enter a name of up to 60 characters.', ru: 'Введите название не длиннее 60 знаков.' },
  value: { en: 'Banana Bread', ru: 'Банановый хлеб' },
  rightToLeft: { en: 'A name from right to left', ru: 'Имя справа налево' },
  sold: { en: 'Sold in this stage', ru: 'Продано на этом этапе' },
  waiting: { en: 'Waiting for the chain', ru: 'Ждём блокчейн' },
  done: { en: 'Completed', ru: 'Сделано' },
  now: { en: 'In Progress', ru: 'Идёт сейчас' },
  ahead: { en: 'Coming Soon', ru: 'Скоро' },
  failed: { en: 'Failed', ru: 'Не удалось' },
  empty: { en: 'This wallet has bought nothing yet.', ru: 'Этот кошелёк ещё ничего не купил.' },
  broken: {
    en: 'The answer did not arrive. Nothing was charged.',
    ru: 'Ответ не пришёл. Ничего не списано.',
  },
  saved: { en: 'Network Switched', ru: 'Сеть переключена' },
  question: { en: 'Why does my wallet ask twice?', ru: 'Почему кошелёк спрашивает дважды?' },
  category: { en: 'Buying', ru: 'Покупка' },
  all: { en: 'All', ru: 'Все' },
  dollars: { en: 'Dollars', ru: 'Доллары' },
  tokens: { en: 'Tokens', ru: 'Токены' },
  stage: { en: 'Stage', ru: 'Этап' },
  share: { en: 'Share', ru: 'Доля' },
  table: { en: 'As a table', ru: 'Таблицей' },
} as const satisfies Record<string, Said>;

/** The words in one language. */
export function wordsIn(language: keyof Said) {
  return Object.fromEntries(Object.entries(words).map(([key, said]) => [key, said[language]])) as Record<
    keyof typeof words,
    string
  >;
}
