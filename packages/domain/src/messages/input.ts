// Parts of the sentence about a bad input: what is wrong with it and what would be right, by code, in both languages.
import type { Language, InEach } from '@lilape/domain/languages';
import type { MessageValues } from '@lilape/domain/messages/message';

type Words = InEach;

/** What is wrong: stands behind the field's name. `{words}` are those that may be chosen from. */
export const INPUT_PROBLEMS = {
  IS_MISSING: { en: 'is missing', ru: 'значения нет' },
  IS_NOT_TEXT: { en: 'is not text', ru: 'это не текст' },
  IS_NO_OBJECT: { en: 'is not a JSON object', ru: 'это не объект JSON' },
  IS_UNKNOWN: { en: 'is not a known field', ru: 'такого поля нет' },
  IS_NONE_OF: { en: 'is not one of {words}', ru: 'такого варианта нет' },
  NAMES_UNKNOWN: { en: 'names what is none of {words}', ru: 'названо то, чего нет' },
  IS_NO_ADDRESS: { en: 'is not 0x and 40 hex digits', ru: 'это не 0x и 40 шестнадцатеричных цифр' },
  FAILS_CHECKSUM: {
    en: 'fails its EIP-55 checksum: check for a mistyped character, or write it in lower case',
    ru: 'контрольная сумма EIP-55 не сходится: проверьте, нет ли опечатки, или напишите адрес строчными буквами',
  },
  IS_ZERO_ADDRESS: { en: 'is the zero address', ru: 'это нулевой адрес' },
  IS_NO_HASH: { en: 'is not 0x and 64 hex digits', ru: 'это не 0x и 64 шестнадцатеричные цифры' },
  IS_NO_PAYMENT: {
    en: 'is not an amount above 0 with up to 6 decimals',
    ru: 'это не сумма больше 0, в которой не больше 6 знаков после точки',
  },
  IS_NO_PAGE_SIZE: { en: 'is not a number from 1 to 100', ru: 'это не число от 1 до 100' },
  IS_NO_PLACE: { en: 'is not the place of a purchase', ru: 'это не место покупки в списке' },
  IS_NO_CID: { en: 'is not the address of a file of one block', ru: 'это не адрес файла из одного блока' },
  IS_NO_PASSWORD: { en: 'is not text of 1 to 200 characters', ru: 'это не текст от 1 до 200 знаков' },
  IS_NO_NUMBER: { en: 'is not a whole number above 0', ru: 'это не целое число больше 0' },
  IS_NO_PRIZE: { en: 'is not a number from 9901 to 10000', ru: 'это не число от 9901 до 10000' },
  IS_NO_ADDRESS_START: {
    en: 'is not 0x and up to 40 hex digits',
    ru: 'это не 0x и до 40 шестнадцатеричных цифр',
  },
  IS_NO_APE: { en: 'is not a number from 1 to 10000', ru: 'это не число от 1 до 10000' },
  IS_TOO_LONG: { en: 'is too long', ru: 'слишком длинно' },
  HAS_INVISIBLE: {
    en: 'has control characters, or invisible ones',
    ru: 'есть управляющие или невидимые знаки',
  },
  HAS_PILE: { en: 'has marks piled up on a letter', ru: 'слишком много знаков на одной букве' },
  HAS_MARKUP: { en: 'has markup in it', ru: 'есть разметка' },
  IS_NO_PICTURE: {
    en: 'is no picture that was uploaded here',
    ru: 'такую картинку сюда не загружали',
  },
  IS_NO_LINK: { en: 'is not an https link', ru: 'это не ссылка https' },
  IS_NO_HOST: { en: 'leads to a host that is not allowed here', ru: 'на этот адрес здесь ссылаться нельзя' },
  IS_NO_PAGE: { en: 'is not a page of this site', ru: 'такой страницы на сайте нет' },
  IS_NO_EMAIL: { en: 'is not an e-mail address', ru: 'это не адрес почты' },
  IS_OVER: { en: 'is over already', ru: 'это время уже прошло' },
  NEEDS_BOTH_LANGUAGES: { en: 'is needed in both languages', ru: 'нужно на обоих языках' },
  HAS_TOO_MANY: { en: 'has too many', ru: 'слишком много' },
  IS_NO_CLIP: { en: 'is none of the clips', ru: 'такого ролика нет' },
  SAYS_TWICE: { en: 'says the same twice', ru: 'одно и то же дважды' },
  IS_NO_SYMBOL: {
    en: 'is not 1 to 12 letters, digits or $',
    ru: 'это не 1–12 латинских букв, цифр или $',
  },
  IS_NO_PLACE_COUNT: { en: 'is not a number from 1 to 1000', ru: 'это не число от 1 до 1000' },
  IS_TOO_SOON: {
    en: 'is too soon: its snapshot, 24 hours before it, is less than an hour ahead',
    ru: 'слишком рано: до снимка, который за 24 часа до запуска, меньше часа',
  },
  IS_TOO_FAR: { en: 'is more than 365 days ahead', ru: 'больше чем через 365 дней' },
  IS_NO_TIME: { en: 'is not a time in UTC', ru: 'это не время UTC' },
  IS_NO_TICKET: { en: 'is no nonce of a game', ru: 'это не код начатой игры' },
  IS_NO_BASE64: { en: 'is not base64', ru: 'это не base64' },
  IS_NO_DAY: { en: 'is not a day', ru: 'это не день' },
  IS_NO_UUID: { en: 'is not a UUID', ru: 'это не UUID' },
  IS_NO_SIGNATURE: { en: 'is not a signature in hex', ru: 'это не подпись в шестнадцатеричном виде' },
  NEEDS_ITS_PAIR: {
    en: 'is given without the other of account and signature',
    ru: 'аккаунт и подпись нужны вместе',
  },
  /** Nobody said it better. */
  IS_WRONG: { en: 'is not right', ru: 'значение не подходит' },
} as const satisfies Record<string, Words>;

/** What would be right: ends the sentence. */
export const INPUT_EXPECTED = {
  ONE_OF: { en: 'one of {words}', ru: 'одно из {words}' },
  SOME_OF: {
    en: 'one or more of {words}, parted by commas',
    ru: 'одно или несколько из {words}, через запятую',
  },
  ONLY: { en: 'only {words}', ru: 'только {words}' },
  ADDRESS: {
    en: '0x and 40 hex digits, all in lower case or with a valid EIP-55 checksum',
    ru: '0x и 40 шестнадцатеричных цифр, строчными буквами или с верной контрольной суммой EIP-55',
  },
  TX_HASH: {
    en: 'a transaction hash: 0x and 64 hex digits',
    ru: 'хеш транзакции: 0x и 64 шестнадцатеричные цифры',
  },
  BLOCK: { en: 'the number of a block', ru: 'номер блока' },
  PAYMENT: {
    en: 'dollars such as "1.5", above 0, with up to 6 decimals and no exponent',
    ru: 'доллары, например "1.5": больше 0, не больше 6 знаков после точки, без степени',
  },
  SWITCH: { en: '1, 0 or nothing', ru: '1, 0 или ничего' },
  PAGE_SIZE: { en: 'a number from 1 to 100, or nothing', ru: 'число от 1 до 100 или ничего' },
  PLACE: { en: 'the `next` of the answer before, or nothing', ru: '`next` из прошлого ответа или ничего' },
  CID: { en: 'a CIDv1 such as bafkrei…, 59 characters', ru: 'адрес CIDv1 вида bafkrei…, 59 знаков' },
  PASSWORD: { en: 'the admin password', ru: 'пароль администратора' },
  PRIZE: { en: 'the number of a prize ape, 9901 to 10000', ru: 'номер обезьяны-приза от 9901 до 10000' },
  ADDRESS_START: {
    en: 'the beginning of an address, such as 0x7099',
    ru: 'начало адреса, например 0x7099',
  },
  APE: { en: 'the number of an ape, 1 to 10000', ru: 'номер обезьяны от 1 до 10000' },
  TEXT: {
    en: '1 to {words} characters without markup and control characters',
    ru: 'от 1 до {words} знаков без разметки и управляющих знаков',
  },
  LINKS: {
    en: 'https links, each once, at most {words} of 200 characters',
    ru: 'ссылки https без повторов, не больше {words} по 200 знаков',
  },
  ALLOCATION: {
    en: 'a whole number such as "1000000", up to 30 digits',
    ru: 'целое число, например "1000000", до 30 цифр',
  },
  SYMBOL: { en: 'a symbol such as "PUMP"', ru: 'символ, например "PUMP"' },
  PLACE_COUNT: { en: 'a number from 1 to 1000', ru: 'число от 1 до 1000' },
  VERSION: { en: 'the version that was read', ru: 'прочитанная версия' },
  LAUNCH_TIME: {
    en: 'a time such as 2026-12-24T18:00:00Z, 25 hours to 365 days ahead by the chain’s time',
    ru: 'время вида 2026-12-24T18:00:00Z, через 25 часов — 365 дней по времени блокчейна',
  },
  TICKET: { en: 'the nonce that the game was started with', ru: 'код, с которым начата игра' },
  GAME_LOG: { en: 'the inputs of the game in base64', ru: 'ввод игры в base64' },
  DAY: { en: 'a day such as 2026-11-23, or nothing', ru: 'день, например 2026-11-23, или ничего' },
  UUID: { en: 'a UUID, in lower case', ru: 'номер UUID строчными буквами' },
  WALLET_TEXT: { en: 'the text that the wallet signed', ru: 'текст, который подписал кошелёк' },
  SIGNATURE: {
    en: 'the wallet’s signature as 0x and hex digits',
    ru: 'подпись кошелька: 0x и шестнадцатеричные цифры',
  },
  LINK_TO: {
    en: 'an https link to {words}, or nothing',
    ru: 'ссылка https на {words} или ничего',
  },
  LINK: { en: 'an https link, or nothing', ru: 'ссылка https или ничего' },
  EMAIL: {
    en: 'an address such as hello@example.org, or nothing',
    ru: 'адрес вида hello@example.org или ничего',
  },
  LINE: {
    en: 'a line of up to {words} characters in both languages, or nothing in either',
    ru: 'строка до {words} знаков на обоих языках или ни на одном',
  },
  UNTIL: {
    en: 'a time such as 2026-12-24T18:00:00Z, ahead by up to a year, or nothing',
    ru: 'время вида 2026-12-24T18:00:00Z, не дальше года вперёд, или ничего',
  },
  ON_RAMPS: {
    en: '1 to {words} names with https links to known on-ramps',
    ru: 'от 1 до {words} названий со ссылками https на известные сервисы покупки',
  },
  ARTICLES: {
    en: 'up to {words} articles with outlet, title and https link',
    ru: 'до {words} статей с изданием, заголовком и ссылкой https',
  },
  /** Where a field has no sentence of its own. */
  AS_DOCUMENTED: { en: 'what /api/openapi.json describes', ru: 'то, что описано в /api/openapi.json' },
} as const satisfies Record<string, Words>;

export type InputProblem = keyof typeof INPUT_PROBLEMS;
export type InputExpected = keyof typeof INPUT_EXPECTED;

/** Whether `text` says what is wrong by a code of ours. */
export function isInputProblem(text: string): text is InputProblem {
  return Object.hasOwn(INPUT_PROBLEMS, text);
}

/**
 * The values of an error with the codes of `problem` and `expected` put into a language's words. One that is unknown
 * here is left out, so that its place stays visibly empty; where there are neither, the values are as they were.
 */
export function withInputWords(values: MessageValues, language: Language): MessageValues {
  const { problem, expected, words = '', ...rest } = values;
  if (problem === undefined || expected === undefined) return values;
  const said = (table: Readonly<Record<string, Words>>, code: string | number) =>
    Object.hasOwn(table, code) ? table[code]?.[language].replace('{words}', String(words)) : undefined;
  const isWrong = said(INPUT_PROBLEMS, problem);
  const isRight = said(INPUT_EXPECTED, expected);
  return {
    ...rest,
    ...(isWrong !== undefined && { problem: isWrong }),
    ...(isRight !== undefined && { expected: isRight }),
  };
}
