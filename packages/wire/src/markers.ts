// Markers in a built document that the server fills in: one document is built for all addresses beneath a path.

/** What the pages of apes have markers for. Numbers are written in the document's language. */
export const APE_MARKERS = [
  'id',
  'score',
  'band',
  'bandApes',
  'bandFrom',
  'bandTo',
  'kind',
  'firstRank',
  'lastRank',
  'alike',
  'previous',
  'next',
  'backgroundsName',
  'backgroundsOption',
  'backgroundsApes',
  'backgroundsPoints',
  'bodyName',
  'bodyOption',
  'bodyApes',
  'bodyPoints',
  'eyesName',
  'eyesOption',
  'eyesApes',
  'eyesPoints',
  'hatsName',
  'hatsOption',
  'hatsApes',
  'hatsPoints',
  'accessoriesName',
  'accessoriesOption',
  'accessoriesApes',
  'accessoriesPoints',
] as const;

export type ApeMarker = (typeof APE_MARKERS)[number];

/** Text for each marker; of a marker with choices, the number of the one that is true. */
export type ApeTexts = Readonly<Record<ApeMarker, string | number>>;

const MARKER = /⟦(\w+)((?:\|[^|⟧]*)*)⟧/g;

/** A marker, as it stands in the document; with choices, one of them will. */
export function marker(name: ApeMarker, choices: readonly string[] = []): string {
  return `⟦${[name, ...choices].join('|')}⟧`;
}

/** The document with its markers filled, escaped for HTML. @throws RangeError for a marker that nobody knows, and for a choice that is not there */
export function fillMarkers(html: string, texts: ApeTexts): string {
  return html.replaceAll(MARKER, (_, name: string, list: string) => {
    const text = Object.hasOwn(texts, name) ? texts[name as ApeMarker] : undefined;
    if (list === '' && text !== undefined) return escapeHtml(String(text));
    const chosen = list.split('|')[Number(text) + 1];
    if (chosen === undefined) throw new RangeError(`The marker ${name} cannot be filled with ${text}.`);
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
