/** The road ahead as the front page shows it: the whitepaper's phases that have a beginning and an end. */
import { phases } from '#content/whitepaper/roadmap.ts';
import type { PhaseStatus, Said } from '#text/document.ts';

/** Labels on the front page. @see specification §4 */
export const roadmapLabels: Record<PhaseStatus, Said> = {
  active: { en: 'In Progress', ru: 'Идёт сейчас' },
  completed: { en: 'Completed', ru: 'Сделано' },
  upcoming: { en: 'Coming Soon', ru: 'Скоро' },
  ongoing: { en: 'Coming Soon', ru: 'Скоро' },
};

/** The phases in their order; what goes on for ever has no place in an order and stands in the whitepaper only. */
export const roadmap = phases.filter(({ status }) => status !== 'ongoing');
