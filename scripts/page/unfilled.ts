// Takes out of a document what a site's settings and the state of its sale may put there: what is left is as it was built.

const LINK = /^(?:https:\/\/|mailto:|\/(?!\/)|$)/;
/** What the settings put into a list or the line above the header: text, plain links, and a picture of ours beside each. */
const PLAIN = new RegExp(
  String.raw`^(?:[^<]|<!-- -->|</(?:a|li)>|<(?:a|li)(?: (?:class|href|target|rel|tabindex)="[^"]*")*>` +
    String.raw`|<img alt="" src="/assets/[\w./-]+"(?: (?:width|height|decoding|loading)="\w+")*/>)*$`,
);
const EMPTIED = ['announcement', 'on-ramps', 'article-list'];
const LINKS = ['telegram', 'twitter', 'website', 'email'];

/**
 * Returns the document without the addresses and texts that an admin may set, and without what its root says of sale and draw. Where
 * something else stands in their place, a script or another kind of link, it is left, so that the document differs.
 * @see packages/server/src/site/marks.ts, packages/server/src/http/page-after-sale.ts
 */
export function unfilled(html: string): string {
  let left = html
    .replace(/^(<!doctype html>\n<html [^>]*?) data-sale="[a-zA-Z]+"(?: data-drawn="")?/, '$1')
    .replace(/(<div id="root"[^>]*?) data-on-ramps="([^"<>]*)"/, (all, open: string, ramps: string) =>
      leadOnlyOut(ramps) ? open : all,
    );
  for (const mark of LINKS) left = eachTag(left, mark, withoutAddress);
  for (const mark of ['examples', 'no-articles', 'articles', 'announcement'])
    left = eachTag(left, mark, (tag) => tag.replace(' hidden=""', ''));
  left = eachRegion(left, 'join', (inside) => inside.replaceAll(/<a\b[^>]*>/g, withoutAddress));
  for (const mark of EMPTIED) left = eachRegion(left, mark, withoutPlain);
  return left;
}

/** Whether card services, as JSON in an attribute, are named links to https addresses and nothing else. */
function leadOnlyOut(attribute: string): boolean {
  const json = attribute
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
  try {
    const ramps = JSON.parse(json) as unknown;
    return (
      Array.isArray(ramps) &&
      ramps.every((ramp: unknown) => {
        const { url, name, ...rest } = Object(ramp) as Record<string, unknown>;
        const isLink = typeof url === 'string' && url.startsWith('https://') && typeof name === 'string';
        return isLink && Object.keys(rest).length === 0;
      })
    );
  } catch {
    // No JSON: then it is left, and is a difference.
    return false;
  }
}

const addressOf = (tag: string): string => / href="([^"]*)"/.exec(tag)?.[1] ?? '';

const withoutAddress = (tag: string): string =>
  LINK.test(addressOf(tag)) ? tag.replace(/ href="[^"]*"/, ' href=""').replace(' hidden=""', '') : tag;

function withoutPlain(inside: string): string {
  const links = inside.match(/<a\b[^>]*>/g) ?? [];
  return PLAIN.test(inside) && links.every((tag) => LINK.test(addressOf(tag))) ? '' : inside;
}

function eachTag(html: string, mark: string, change: (tag: string) => string): string {
  return html.replaceAll(new RegExp(`<[a-z]+\\b[^>]* data-site="${mark}"[^>]*>`, 'g'), change);
}

function eachRegion(html: string, mark: string, change: (inside: string) => string): string {
  const region = new RegExp(`(<([a-z]+)\\b[^>]* data-site="${mark}"[^>]*>)(.*?)(</\\2>)`, 'gs');
  return html.replaceAll(region, (_, open: string, __: string, inside: string, close: string) => {
    return open + change(inside) + close;
  });
}
