/** The questions of the front page and their answers. */
import type { Said } from '#text/document.ts';
import { buyingQuestions } from './buying.ts';
import { laterQuestions } from './later.ts';
import type { Question } from './question.ts';
import { safetyQuestions } from './safety.ts';
import { tokenQuestions } from './token.ts';

/** In the order in which people ask. */
export const questions: readonly Question[] = [
  ...tokenQuestions,
  ...buyingQuestions,
  ...safetyQuestions,
  ...laterQuestions,
];

/** Words around the questions. */
export const questionWords = {
  all: { en: 'All Questions', ru: 'Все вопросы' },
  filter: { en: 'Show questions about', ru: 'Показать вопросы по теме' },
  link: { en: 'Link to this question', ru: 'Ссылка на этот вопрос' },
} as const satisfies Record<string, Said>;
