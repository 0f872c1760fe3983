/** Russian as an editor wants it, in every sentence of the site: one word for one idea, and the marks of the language. */
import { expect, test } from 'vitest';
import { isTooLong, sentencesIn } from './sentences.fixture.ts';

const sentences = (await sentencesIn('ru'))
  // What is the same in every language stays as it is.
  .map(({ text }) => text.replace(/\{.*\}/g, '{}'))
  .filter((sentence) => /[а-яё]/i.test(sentence));

/** «Кто угодно» so often in one catalogue, and no more. */
const MAX_ANYONE = 14;

test('behavior: there is Russian to be read', () => {
  expect(sentences.length).toBeGreaterThan(900);
});

const BANNED: readonly (readonly [why: string, wrong: RegExp])[] = [
  ['quotes are «ёлочки»', /["“”„]/],
  ['a dash is no hyphen', /\s-\s/],
  ['a dash begins no line', /(?<=\S) —/],
  ['an ellipsis is one mark', /\.\.\./],
  ['thousands do not part at the end of a line', /\d \d{3}(?!\d)/],
  ['what the network takes is its комиссия', /плат[аыуе] сети|(^|\s)сбор(а|ом)?(\s|$)/i],
  ['a wallet has an аккаунт', /(?<![а-яё])сч[её]т(а|е|у|ов|ам|ами|ах)?(?![а-яё])/i],
  ['a network has an ID', /номер 8453/],
  ['a coin is worth nothing, not without worth', /без ценности/],
  ['what has no deadline is not limited', /срока нет/i],
  ['randomness comes from drand', /маяк/i],
  ['a receipt is a чек', /квитанц/i],
  ['an ape has a картинка', /портрет/i],
  ['an ape has черты', /(?<![а-яё])признак/i],
  ['an award is reserved', /(?<![а-яё])отложен/i],
  ['our records are a реестр', /(наши|эти|вед[её]м) книги|(?<![а-яё])(в книгах|учёт(а|у|ом|е)?)(?![а-яё])/i],
  ['a check says what was checked', /от этого ничего не изменилось|(?<![а-яё])по слову(?![а-яё])/i],
  ['an office has no place here', /(?<![а-яё])(данн(ый|ая|ое|ого|ой|ому)(?![а-яё])|осуществ|явля[ею]тся)/i],
  ['administration is the админка', /стол(ом|а|е)? администратора|хозяйств/i],
  ['an administrator is whole', /(?<![а-яё])админ(а|у|ом|ы)?(?![а-яё])/i],
  ['an ellipsis belongs to its word', /[а-яёa-z\d] …/i],
  ['the site loads, it does not ask itself', /(?<![а-яё])спрашиваем[^.!?]*…/i],
  ['what is with it belongs to it', /(?<![а-яё])при[ \u00a0]нём(?![а-яё])/i],
  ['a record is somewhere, it does not stand', /(?<![а-яё])(стоит|стоят) в (блокчейне|реестре|списке)/i],
];

test.each(BANNED)('behavior: %s', (_, wrong) => {
  expect(sentences.filter((sentence) => wrong.test(sentence))).toEqual([]);
});

test('behavior: outside long texts a sentence has 28 words at most', async () => {
  const long = (await sentencesIn('ru')).filter(({ isQuoted }) => !isQuoted).filter((sentence) => isTooLong(sentence));
  expect(long.map(({ from, text }) => `${from}: ${text}`)).toEqual([]);
});

test.each([
  ['слово '.repeat(28), false],
  ['слово '.repeat(29), true],
  [`${'слово '.repeat(20)}. ${'слово '.repeat(20)}`, false],
])('args: of "%s" it is too long: %s', (text, expected) => {
  expect(isTooLong({ text, isLong: false })).toBe(expected);
});

test('behavior: «кто угодно» is said seldom in one place', async () => {
  const anyone = (await sentencesIn('ru')).filter(({ text }) => /кто угодно/i.test(text));
  const places = anyone.map(({ from }) => from);
  expect(places.filter((from) => places.filter((other) => other === from).length > MAX_ANYONE)).toEqual([]);
});

test('behavior: what is claimed in English is «забрать» in Russian', async () => {
  const [english, russian] = await Promise.all([sentencesIn('en'), sentencesIn('ru')]);
  expect(russian.map(({ from }) => from)).toEqual(english.map(({ from }) => from));
  const claims = english.flatMap(({ text }, at) => (/\bclaim/i.test(text) ? [russian[at]?.text ?? ''] : []));
  expect(claims.length).toBeGreaterThan(40);
  expect(claims.filter((text) => /(?<![а-яё])получ/i.test(text))).toEqual([]);
});

test.each([
  'Сумма "собрано".',
  'Оплатите сбор за платёж.',
  'Баланс счёта',
  'Источник — маяк drand.',
  'Скачать квитанцию',
  'Осуществить платёж',
  'Спрашиваем сервер…',
  'Покупка стоит в реестре.',
  'Ставка — не прибыль.',
  'Сайт со своим учётом.',
])('error: %s is refused', (text) => {
  expect(BANNED.some(([, wrong]) => wrong.test(text))).toBe(true);
});
