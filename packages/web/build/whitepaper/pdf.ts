/** Reads and changes the whitepaper's PDFs, whose objects Chromium writes as text; every change keeps the length, so that no offset moves. */

/** The origin that a PDF is printed at, which a build replaces by the site's: longer than any that is likely. */
export const printedOrigin = `https://${'site-'.repeat(12)}.${'address-'.repeat(7)}.invalid`;

/** The day of the edition that the text names, not the one on which somebody printed it. */
export const edition = '20261129000000';

/** Puts `after` in the place of each `pattern`, with spaces behind it. @throws Error where it is too long */
function replaced(pdf: Buffer, pattern: RegExp, after: (match: string) => string): Buffer {
  const text = pdf.toString('latin1').replace(pattern, (match) => {
    const next = after(match);
    if (next.length > match.length) throw new Error(`The whitepaper's PDF has no room for ${next}.`);
    return next.padEnd(match.length);
  });
  return Buffer.from(text, 'latin1');
}

/** Returns the page of each place in the document that a link can lead to, from 1. */
export function pagesOf(pdf: Buffer): Map<string, number> {
  const text = pdf.toString('latin1');
  const objects = new Map(
    [...text.matchAll(/^(\d+) 0 obj\n(<<\/Type \/Pages?\n[^]*?)\nendobj/gm)].map(([, id = '', body = '']) => [
      id,
      body,
    ]),
  );
  const leaves = (id: string): string[] => {
    const kids = /\/Kids \[([^\]]*)\]/.exec(objects.get(id) ?? '')?.[1];
    return kids === undefined
      ? [id]
      : [...kids.matchAll(/(\d+) 0 R/g)].flatMap(([, kid = '']) => leaves(kid));
  };
  const order = leaves(/\/Type \/Catalog\n\/Pages (\d+) 0 R/.exec(text)?.[1] ?? '');
  return new Map(
    [...text.matchAll(/\/([\w-]+) \[(\d+) 0 R \/XYZ/g)].map(([, name = '', page = '']) => [
      name,
      order.indexOf(page) + 1,
    ]),
  );
}

/** Returns a PDF as it is kept: with the mark of what it was printed from as its creator, and the date of the edition. */
export function finished(pdf: Buffer, mark: string): Buffer {
  const dated = replaced(pdf, /D:\d{14}/g, () => `D:${edition}`);
  return replaced(dated, /(?<=\/Creator )\((?:\\.|[^)\\])*\)/, () => `(${mark})`);
}

/** Returns a PDF whose links within the site have its address; without one, addresses that are read from that of the file. */
export function withOrigin(pdf: Buffer, origin = ''): Buffer {
  return replaced(pdf, new RegExp(`(?<=/URI )\\(${printedOrigin}[^)]*\\)`, 'g'), (match) =>
    match.replace(printedOrigin, origin),
  );
}
