// The pages of apes: one built document for all of them, filled in for the number in the address.
import { isApeId } from '@lilape/domain/apes/traits';
import { type Language, languageOf, pathOf } from '@lilape/domain/languages';
import { fillMarkers } from '@lilape/wire/markers';
import { apeTexts } from '#apes/page-texts.ts';
import type { PageFiles } from '#http/page-files.ts';
import { type Prepared, prepareAnswer } from '#http/prepared.ts';

/** What stands beneath the path of apes; only a number written in the one right way names an ape. */
const ADDRESS = /^\/nft(?:\/([^/]*))?$/;
const NUMBER = /^[1-9]\d{0,4}$/;
/** Documents kept filled in; the oldest go first. */
const KEPT = 300;

/** The page with a document for each ape, and none for a number that no ape has. */
export function withApePages(pageNow: () => PageFiles | null): () => PageFiles | null {
  let made: { readonly page: PageFiles; readonly filling: PageFiles } | null = null;
  return () => {
    const page = pageNow();
    if (page === null) return null;
    if (made?.page !== page) made = { page, filling: filling(page) };
    return made.filling;
  };
}

function filling(page: PageFiles): PageFiles {
  const kept = new Map<string, Prepared>();
  return {
    ...page,
    find(path) {
      const language = languageOf(path);
      const [isApe, text = ''] = ADDRESS.exec(pathOf(path, language)) ?? [];
      if (isApe === undefined) return page.find(path);
      if (!NUMBER.test(text) || !isApeId(Number(text))) return undefined;
      const key = `${language} ${text}`;
      const known = kept.get(key);
      if (known !== undefined) return known;
      const document = page.find(path);
      if (document === undefined) return undefined;
      const filled = fill(document, Number(text), language);
      kept.set(key, filled);
      if (kept.size > KEPT) kept.delete(kept.keys().next().value ?? key);
      return filled;
    },
  };
}

/** The document of an ape. It is compressed for the first who takes that. */
function fill({ body, headers }: Prepared, id: number, language: Language): Prepared {
  const html = fillMarkers(body.toString(), apeTexts(id, language));
  const { 'Content-Type': type = '', 'Cache-Control': cacheControl = '', ...security } = headers;
  return prepareAnswer(Buffer.from(html), type, cacheControl, security);
}
