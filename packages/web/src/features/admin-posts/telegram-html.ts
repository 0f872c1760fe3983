/** HTML as posts use it, in parts that a page can render: bold, and what Telegram makes a link of by itself. */

export type HtmlPart = { readonly text: string; readonly isBold: boolean; readonly isLink: boolean };

/** Addresses, names and tags, as messengers find them in plain text. */
const LINKS = /(https?:\/\/\S+|\b[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}(?:\/\S*)?\b|[@#][\p{L}\d_]{3,})/iu;
const SIGNS: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&amp;': '&' };

/** The parts in their order. */
export function htmlParts(html: string): readonly HtmlPart[] {
  return html.split(/(<b>.*?<\/b>)/s).flatMap((piece) => {
    const isBold = piece.startsWith('<b>');
    const text = (isBold ? piece.slice(3, -4) : piece).replace(
      /&(?:lt|gt|amp);/g,
      (sign) => SIGNS[sign] ?? sign,
    );
    // `split` gives what lies between first, then what was found.
    return text
      .split(LINKS)
      .map((part, index) => ({ text: part, isBold, isLink: index % 2 === 1 }))
      .filter((part) => part.text !== '');
  });
}
