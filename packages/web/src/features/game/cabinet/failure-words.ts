/** The sentence of a failure in the language of the page; with the catalogue of all it weighs as much as the game. */
import { AppError } from '@lilape/domain/app-error';
import type { MessageValues } from '@lilape/domain/messages/message';
import type { Language } from '@lilape/domain/languages';
import { formatZoned } from '#shell/text/moment-zoned.ts';
import { sentenceOf } from '#text/sentence.ts';

const TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** Times are ISO 8601 on the wire, and read by people here. */
export function wordsOf(error: AppError, language: Language): string {
  const values: MessageValues = Object.fromEntries(
    Object.entries(error.values).map(([name, value]) => [
      name,
      typeof value === 'string' && TIME.test(value) ? formatZoned(value, language) : value,
    ]),
  );
  return sentenceOf(AppError.received(error.code, values, error.message), language).text;
}
