/** What a question is, and the topics it may have. */
import type { Said } from '#text/document.ts';

/** What a question is about. The first three have a filter; the rest stand under All Questions only. @see decision 35 "questions" */
export const questionCategories = {
  basics: { en: 'Basics', ru: 'Основы' },
  buying: { en: 'Buying', ru: 'Покупка' },
  security: { en: 'Security', ru: 'Безопасность' },
  presale: { en: 'Presale', ru: 'Предпродажа' },
  fees: { en: 'Fees', ru: 'Комиссии' },
  listing: { en: 'Listing', ru: 'Биржи' },
  utility: { en: 'Utility', ru: 'Применение' },
  community: { en: 'Community', ru: 'Сообщество' },
  'after-purchase': { en: 'After the purchase', ru: 'После покупки' },
} as const satisfies Record<string, Said>;

export type QuestionCategory = keyof typeof questionCategories;

/** The filters beside All Questions. @see specification §2 FAQ */
export const questionFilters = ['basics', 'buying', 'security'] as const satisfies QuestionCategory[];

export type Question = {
  /** The question's anchor is `faq-` and this. */
  id: string;
  category: QuestionCategory;
  question: Said;
  /** One paragraph each. */
  answer: readonly Said[];
};
