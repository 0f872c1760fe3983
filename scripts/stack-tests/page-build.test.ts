// The built page can be built again by anybody, and compared with what a site serves.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { BUNDLED_SITE } from '@lilape/domain/site/bundled';
import { fillSite } from '@lilape/server/site/marks';
import { expect, test } from 'vitest';

import { isDeep } from '../deep.ts';
import { buildAgain } from '../page/build-again.ts';
import { builtWith } from '../page/built-with.ts';
import { listFiles, sha256Of } from '../page/hash-list.ts';
import { unfilled } from '../page/unfilled.ts';

const client = resolve(import.meta.dirname, '../../packages/web/dist/client');
const read = (path: string): string => readFileSync(join(client, path), 'utf8');

test.runIf(isDeep)(
  'behavior: built once more, in another folder, every file has the same bytes',
  async () => {
    const again = await buildAgain(builtWith(read('.well-known/security.txt')));
    expect(again).toEqual(listFiles(client));
  },
);

const left = (html: string): string => sha256Of(unfilled(html));

test('behavior: of every document is left what was built, whatever its site’s settings are', () => {
  const settings = {
    ...BUNDLED_SITE,
    telegram: '',
    twitter: 'https://x.com/lilape',
    email: 'sale@lilape.example',
    onRamps: [{ name: 'A "shop" <here>', url: 'https://shop.example/?a=1&b=2' }],
    articles: [{ outlet: 'The Paper', title: 'Apes & more', url: 'https://paper.example/' }],
    announcementEn: 'We are open',
    announcementRu: 'Мы открылись',
    announcementLink: '/sale',
    announcementUntil: '',
  };
  const documents = listFiles(client).filter(({ path }) => path.endsWith('.html'));
  expect(documents.length).toBeGreaterThan(40);
  const wrong = documents.filter(({ path }) => {
    const built = read(path);
    const filled = fillSite(built, settings, path.startsWith('ru/') ? 'ru' : 'en', 0);
    const cheating = filled.replace('</body>', '<script src="/x.js"></script></body>');
    return filled === built || left(filled) !== left(built) || left(cheating) === left(built);
  });
  expect(wrong).toEqual([]);
});
