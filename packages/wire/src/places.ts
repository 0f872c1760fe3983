// Places in a built document that the server fills in: one document is built for all addresses beneath a path.

/** What the pages of apes have places for. Numbers are written in the document's language. */
export const APE_PLACES = [
  'id',
  'score',
  'band',
  'bandApes',
  'bandFrom',
  'bandTo',
  'kind',
  'firstPlace',
  'lastPlace',
  'alike',
  'previous',
  'next',
  'backgroundsName',
  'backgroundsApes',
  'backgroundsPoints',
  'bodyName',
  'bodyApes',
  'bodyPoints',
  'eyesName',
  'eyesApes',
  'eyesPoints',
  'hatsName',
  'hatsApes',
  'hatsPoints',
  'accessoriesName',
  'accessoriesApes',
  'accessoriesPoints',
] as const;

export type ApePlace = (typeof APE_PLACES)[number];

/** Text for each place; of a place with choices, the number of the one that is true. */
export type ApeTexts = Readonly<Record<ApePlace, string | number>>;

const PLACE = /⟦(\w+)((?:\|[^|⟧]*)*)⟧/g;

/** A place, as it stands in the document; with choices, one of them will. */
export function place(name: ApePlace, choices: readonly string[] = []): string {
  return `⟦${[name, ...choices].join('|')}⟧`;
}

/** The document with its places filled, escaped for HTML. @throws RangeError for a place that nobody knows, and for a choice that is not there */
export function fillPlaces(html: string, texts: ApeTexts): string {
  return html.replaceAll(PLACE, (_, name: string, list: string) => {
    const text = Object.hasOwn(texts, name) ? texts[name as ApePlace] : undefined;
    if (list === '' && text !== undefined) return escapeHtml(String(text));
    const chosen = list.split('|')[Number(text) + 1];
    if (chosen === undefined) throw new RangeError(`The place ${name} cannot be filled with ${text}.`);
    return chosen;
  });
}

/** Text as it stands in HTML, in attributes too. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
