/** Russian as an editor wants it, in every sentence of the site: one word for one idea, and the marks of the language. */
import { MESSAGES } from '@lilape/domain/messages/catalogue';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const modules = import.meta.glob(['#content/**/*.ts', '#text/*.ts', '!**/*.test.ts'], { eager: true });

/** The Russian of whatever has both languages, however deep it lies. */
function russianIn(thing: unknown): string[] {
  if (typeof thing !== 'object' || thing === null) return [];
  if ('en' in thing && 'ru' in thing && typeof thing.ru === 'string') return [thing.ru];
  return Object.values(thing).flatMap(russianIn);
}

async function interfaceSentences(): Promise<string[]> {
  const config = getConfig({ cwd: root, configPath: resolve(root, 'lingui.config.ts') });
  const read = (await getCatalogs(config)).map(async (catalog) => Object.values((await catalog.read('ru')) ?? {}));
  return (await Promise.all(read)).flat().map(({ translation }) => translation ?? '');
}

const sentences = [
  ...Object.values(MESSAGES).flatMap(({ ru }) => ('title' in ru ? [ru.title, ru.text] : [ru.text])),
  ...Object.values(modules).flatMap(russianIn),
  ...(await interfaceSentences()),
]
  // What is code stands as it is, and so does what is the same in every language.
  .map((sentence) => sentence.replace(/`[^`]*`/g, '').replace(/\{.*\}/g, ''))
  .filter((sentence) => /[а-яё]/i.test(sentence));

test('behavior: there is Russian to be read', () => {
  expect(sentences.length).toBeGreaterThan(900);
});

test.each([
  ['quotes are «ёлочки»', /["“”„]/],
  ['a dash is no hyphen', /\s-\s/],
  ['an ellipsis is one mark', /\.\.\./],
  ['thousands do not part at the end of a line', /\d \d{3}(?!\d)/],
  ['what the network takes is its комиссия', /плат[аыуе] сети|(^|\s)сбор(а|ом)?(\s|$)/i],
  ['a wallet has an аккаунт', /(?<![а-яё])сч[её]т[аеу]?(?![а-яё])/i],
  ['a network has an ID', /номер 8453/],
  ['a coin is worth nothing, not without worth', /без ценности/],
  ['what has no deadline is not limited', /срока нет/i],
] as const)('behavior: %s', (_, wrong) => {
  expect(sentences.filter((sentence) => wrong.test(sentence))).toEqual([]);
});
