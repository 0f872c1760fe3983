/** What search engines are given about a page in their own terms. @see https://schema.org */
import { localizedPath, type Language } from '@lilape/domain/languages';
import type { DocumentHead } from '../src/app/head.ts';

type Page = { name: string; path: string; language: Language; head: DocumentHead; origin: string };

/** Returns the JSON-LD of a page, safe to stand in a `<script type="application/ld+json">`; browsers run nothing of it. */
export function structuredData(page: Page): string {
  const graph = page.name === 'home' ? [site(page)] : [webPage(page), breadcrumbs(page)];
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
}

function addressOf({ origin, path, language }: Page): string {
  return origin + localizedPath(path, language);
}

function site(page: Page) {
  return {
    '@type': 'WebSite',
    '@id': `${addressOf(page)}#site`,
    url: addressOf(page),
    name: 'LilApe',
    description: page.head.description,
    inLanguage: page.language,
    publisher: {
      '@type': 'Organization',
      name: 'LilApe',
      url: page.origin,
      logo: `${page.origin}/icon-512.png`,
    },
  };
}

function webPage(page: Page) {
  return {
    '@type': 'WebPage',
    '@id': addressOf(page),
    url: addressOf(page),
    name: page.head.title,
    description: page.head.description,
    inLanguage: page.language,
    isPartOf: { '@id': `${page.origin}${localizedPath('/', page.language)}#site` },
  };
}

function breadcrumbs(page: Page) {
  const home = page.origin + localizedPath('/', page.language);
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'LilApe', item: home },
      { '@type': 'ListItem', position: 2, name: page.head.title, item: addressOf(page) },
    ],
  };
}
