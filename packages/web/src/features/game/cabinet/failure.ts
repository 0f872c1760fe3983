/** The sentence about something that went wrong, in the language of the page. */
import { AppError } from '@lilape/domain/app-error';
import type { Language } from '#shell/page/language.ts';

/** Asks for the sentences of all failures. */
export const loadSentences = () => import('./failure-words.ts');

/** What `thrown` says; null where no sentence is known, and the page's own stands. */
export async function sentenceAbout(thrown: unknown, language: Language): Promise<string | null> {
  if (!(thrown instanceof AppError)) return null;
  try {
    return (await loadSentences()).wordsOf(thrown, language);
  } catch {
    // They did not come.
    return null;
  }
}
