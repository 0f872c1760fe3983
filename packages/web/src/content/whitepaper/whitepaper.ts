/** The whitepaper, for the page and for the PDF alike. */
import type { LongText } from '#text/document.ts';
import { apes } from './apes.ts';
import { giveaway } from './giveaway.ts';
import { overview } from './overview.ts';
import { plans } from './plans.ts';
import { legal, risks } from './risks.ts';
import { roadmap } from './roadmap.ts';
import { sale } from './sale.ts';
import { security } from './security.ts';
import { staking } from './staking.ts';
import { token } from './token.ts';

/** The text in all languages. */
export const whitepaper: LongText = {
  title: { en: 'Whitepaper', ru: 'Белая книга' },
  lead: {
    en: 'How $LILAPE is sold and shared out, what the contracts do, what they can’t do, and what is only planned.',
    ru: 'Как $LILAPE продаётся и делится, что делают контракты, чего они не могут и что пока только задумано.',
  },
  // Of its last change; the PDF carries the same day (`build/whitepaper/pdf.ts`).
  edition: { en: 'Edition of November 29, 2026', ru: 'Издание от 29 ноября 2026 года' },
  sections: [overview, token, sale, apes, staking, giveaway, plans, roadmap, security, risks, legal],
};
