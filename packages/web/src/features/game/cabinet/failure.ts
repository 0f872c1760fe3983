/** The sentence about something that went wrong, in the language of the page. */
import { AppError } from '@lilape/domain/app-error';
import type { Language } from '@lilape/domain/languages';

/** Asks for the sentences of all failures. */
export const loadSentences = () => import('./failure-words.ts');

/** So long a sentence is waited for. */
const PATIENCE_MS = 1_500;

/** What `thrown` says; null where no sentence is known, and the page's own stands. */
export async function sentenceAbout(thrown: unknown, language: Language): Promise<string | null> {
  if (!(thrown instanceof AppError)) return null;
  try {
    // Whatever is silent may be so about its sentences too.
    const come = await Promise.race([
      loadSentences(),
      new Promise<null>((give) => void setTimeout(give, PATIENCE_MS, null)),
    ]);
    return come?.wordsOf(thrown, language) ?? null;
  } catch {
    // They did not come.
    return null;
  }
}
