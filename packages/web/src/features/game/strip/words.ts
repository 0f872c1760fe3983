/** What a strip says: texts in which `%score`, `%time`, `%bananas` and `%enemies` stand for those of the run. */
import type { EnemyKind } from '@lilape/game/world';

/** What a panel can be about. */
export const PANELS = [
  'start',
  'pickup',
  'lastBanana',
  'parrotReady',
  'snakeReady',
  'crabReady',
  'parrotHurt',
  'snakeHurt',
  'crabHurt',
  'parrotDown',
  'snakeDown',
  'crabDown',
  'won',
  'lostToParrot',
  'lostToSnake',
  'lostToCrab',
  'timeout',
  'left',
] as const;
export type PanelKind = (typeof PANELS)[number];

export type StripWords = Readonly<
  Record<PanelKind, string> & Record<`${EnemyKind}Says`, string> & { title: string; score: string }
>;

/** Puts the figures of a run into a text. */
export const fillIn = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/%([a-z]+)/g, (whole, name: string) => values[name] ?? whole);

/** Reads the words from where `StripTexts` has put them in the page. @throws TypeError where it has not */
export function readStripWords(page: ParentNode): StripWords {
  const texts = page.querySelector<HTMLElement>('[data-strip-words]')?.dataset;
  if (texts === undefined) throw new TypeError('The page has no words for the strip.');
  const names = [...PANELS, 'parrotSays', 'snakeSays', 'crabSays', 'title', 'score'] as const;
  const read = names.map((name) => [name, texts[name] ?? ''] as const);
  return Object.fromEntries(read) as StripWords;
}
