/** What is wrong with what was typed, as a sentence beside its field. */
import { INPUT_PROBLEMS, type InputProblem } from '@lilape/domain/messages/input';
import type { InEach, Language } from '@lilape/domain/languages';

/** Between a field's name and what is wrong with it. */
const between: InEach = { en: '', ru: ':' };

/** "Link 2 is not an https link.", from what the field is called. */
export function faultSentence(name: string, problem: InputProblem, language: Language): string {
  const words = INPUT_PROBLEMS[problem][language];
  return `${name}${between[language]} ${words}.`;
}
