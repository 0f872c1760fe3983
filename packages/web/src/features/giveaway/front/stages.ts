/** Sentences of every stage stand in the HTML; a script shows the true ones. */
import { contracts } from '#shell/deployment.ts';
import type { Stage } from './stage.ts';

/** What the HTML is written with. */
export const firstStage: Stage = contracts.draws === null ? 'closed' : 'asking';

/** The attributes of what stands there at these stages only. */
export function at(...stages: readonly [Stage, ...Stage[]]): { 'data-at': string; hidden: boolean } {
  return { 'data-at': stages.join(' '), hidden: !stages.includes(firstStage) };
}

/** Which of the sentences about an address is true. */
export type Finding =
  | 'nobody'
  | 'asking'
  | 'failed'
  | 'entered'
  | 'outside'
  | 'excluded'
  | 'lost'
  | 'coming'
  | 'tokens'
  | 'ape';

/** The attributes of what stands there for these findings only. */
export function found(...findings: readonly [Finding, ...Finding[]]): {
  'data-found': string;
  hidden: boolean;
} {
  return { 'data-found': findings.join(' '), hidden: !findings.includes('nobody') };
}

/** Shows, of everything in `root` that has the attribute, what lists `word`. */
export function showOnly(root: ParentNode, attribute: 'data-at' | 'data-found', word: Stage | Finding): void {
  for (const element of root.querySelectorAll<HTMLElement>(`[${attribute}]`))
    element.hidden = !(element.getAttribute(attribute) ?? '').split(' ').includes(word);
}

/** Writes figures into their places, `data-now` by their names. */
export function writeNow(root: ParentNode, figures: Readonly<Record<string, string>>): void {
  for (const place of root.querySelectorAll<HTMLElement>('[data-now]')) {
    const text = figures[place.dataset['now'] ?? ''];
    if (text !== undefined && place.textContent !== text) place.textContent = text;
  }
}
