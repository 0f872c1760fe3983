/** The road ahead as the front page shows it: the whitepaper's phases that have a beginning and an end. */
import { phaseLabels, phases } from '#content/whitepaper/roadmap.ts';
import type { PhaseStand, Said } from '#text/document.ts';

/** Labels on the front page. @see specification §4 */
export const roadmapLabels: Record<PhaseStand, Said> = {
  ...phaseLabels,
  ongoing: phaseLabels.upcoming,
};

/** The phases in their order; what goes on for ever has no place in an order and stands in the whitepaper only. */
export const roadmap = phases.filter(({ stands: [{ status }] }) => status !== 'ongoing');
