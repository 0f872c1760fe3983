// Marks in built documents, and how settings are filled in there. The build writes them with what is built in, so that a
// document nobody filled in is right too. @see packages/web/src/frame, decision 119 "site settings"
import { hasExamples } from '@lilape/domain/site/bundled';
import { type SiteSettings, isAnnounced } from '@lilape/domain/site/settings';
import { type Language, localizedPath } from '@lilape/domain/languages';
import { escapeHtml } from '@lilape/wire/markers';

/** The document as it is to be at a moment, Unix milliseconds. */
export function fillSite(html: string, settings: SiteSettings, language: Language, nowMs: number): string {
  const { telegram, twitter, website, email, onRamps, articles } = settings;
  const links = { telegram, twitter, website, email: email === '' ? '' : `mailto:${email}` };
  let filled = html;
  const fillLink = (tag: string, url: string) => (url === '' ? hide(tag) : withHref(tag, url));
  for (const [name, url] of Object.entries(links))
    filled = eachTag(filled, name, (tag) => fillLink(tag, url));
  // The two buttons beside them, in their order.
  filled = eachRegion(filled, 'join', (open, inside, close) => {
    const urls = [telegram, twitter];
    return open + inside.replaceAll(/<a\b[^>]*>/g, (tag) => fillLink(tag, urls.shift() ?? '')) + close;
  });
  if (!hasExamples(settings)) filled = eachTag(filled, 'examples', hide);
  filled = eachRegion(filled, 'on-ramps', (open, inside, close) => {
    const item = /<a\b.*?<\/a>/s.exec(inside)?.[0] ?? '';
    return open + onRamps.map(({ name, url }) => itemOf(item, url, `${name} ↗`)).join('') + close;
  });
  if (articles.length > 0) {
    filled = eachTag(filled, 'no-articles', hide);
    filled = eachTag(filled, 'articles', show);
    filled = eachRegion(filled, 'article-list', (open, inside, close) => {
      const item = /<li\b.*?<\/li>/s.exec(inside)?.[0] ?? '';
      const of = articles.map(({ outlet, title, url }) => itemOf(item, url, `${outlet}: ${title}`));
      return open + of.join('') + close;
    });
  }
  filled = filled.replace(
    '<div id="root"',
    (root) => `${root} data-on-ramps="${escapeHtml(JSON.stringify(onRamps))}"`,
  );
  return isAnnounced(settings, nowMs) ? announce(filled, settings, language) : filled;
}

function announce(html: string, settings: SiteSettings, language: Language): string {
  const { announcementEn, announcementRu, announcementLink } = settings;
  const text = escapeHtml({ en: announcementEn, ru: announcementRu }[language]);
  const shown = eachTag(html, 'announcement', show);
  return eachRegion(shown, 'announcement', (open, _, close) => {
    if (announcementLink === '') return open + text + close;
    const isOwn = announcementLink.startsWith('/');
    const href = escapeHtml(isOwn ? localizedPath(announcementLink, language) : announcementLink);
    return `${open}<a href="${href}"${isOwn ? '' : ' target="_blank" rel="noreferrer"'}>${text}</a>${close}`;
  });
}

/** The document with every tag that has the mark changed. */
function eachTag(html: string, mark: string, change: (tag: string) => string): string {
  return html.replaceAll(new RegExp(`<[a-z]+\\b[^>]* data-site="${mark}"[^>]*>`, 'g'), change);
}

/** The same for elements that hold no other of their kind: opening tag, inside, closing tag. */
function eachRegion(
  html: string,
  mark: string,
  change: (open: string, inside: string, close: string) => string,
): string {
  const region = new RegExp(`(<([a-z]+)\\b[^>]* data-site="${mark}"[^>]*>)(.*?)(</\\2>)`, 'gs');
  return html.replaceAll(region, (_, open: string, __: string, inside: string, close: string) =>
    change(open, inside, close),
  );
}

const withHref = (tag: string, url: string): string =>
  tag.replace(/ href="[^"]*"/, () => ` href="${escapeHtml(url)}"`);
const hide = (tag: string): string => (/ hidden=""/.test(tag) ? tag : tag.replace(/>$/, ' hidden="">'));
const show = (tag: string): string => tag.replace(' hidden=""', '');

/** An item like the one that was built, with another address and other words in its link. */
function itemOf(item: string, url: string, words: string): string {
  return item.replace(
    /(<a\b[^>]*>)[^<]*(?:<!-- -->[^<]*)*(<\/a>)/,
    (_, open: string, close: string) => withHref(open, url) + escapeHtml(words) + close,
  );
}
