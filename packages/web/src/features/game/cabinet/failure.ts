/** The sentence about something that went wrong, in the language of the page. */
import { AppError } from '@lilape/domain/app-error';
import type { MessageValues } from '@lilape/domain/messages/message';
import type { Language } from '#shell/page/language.ts';
import { formatMoment } from '#shell/text/moment.ts';

const TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** The catalogue of sentences; it weighs as much as the game. */
export const loadSentences = () => import('#text/sentence.ts');

/** What `thrown` says; null where no sentence is known, and the page's own stands. */
export async function sentenceAbout(thrown: unknown, language: Language): Promise<string | null> {
  if (!(thrown instanceof AppError)) return null;
  try {
    const { sentenceOf } = await loadSentences();
    return sentenceOf(withTimes(thrown, language), language).text;
  } catch {
    // The catalogue did not come.
    return null;
  }
}

/** Times are ISO 8601 on the wire, and read by people here. */
function withTimes(error: AppError, language: Language): AppError {
  const values: MessageValues = Object.fromEntries(
    Object.entries(error.values).map(([name, value]) => [
      name,
      typeof value === 'string' && TIME.test(value) ? formatMoment(value, language) : value,
    ]),
  );
  return AppError.received(error.code, values, error.message);
}
