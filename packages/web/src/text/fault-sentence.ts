/** What is wrong with what was typed, as a sentence beside its field. */
import { INPUT_PROBLEMS, type InputProblem } from '@lilape/domain/messages/input';
import type { Language } from '#shell/page/language.ts';

/** "Link 2 is not an https link.", from what the field is called. */
export function faultSentence(name: string, problem: InputProblem, language: Language): string {
  const words = INPUT_PROBLEMS[problem][language];
  return language === 'ru' ? `${name}: ${words}.` : `${name} ${words}.`;
}
