// The admin changes what of the site needs no build: everybody sees it at once, two do not overwrite each other, all is kept.
import { BUNDLED_SITE } from '@lilape/domain/site/bundled';
import type { SiteBody } from '@lilape/wire/site';
import { beforeEach, expect, test } from 'vitest';
import { ADMIN, type Call, HASH, codeOf, useAdminRig } from '#testing/admin-rig.ts';
import { until } from '#testing/ledger.ts';

const HOME =
  '<!doctype html>\n<html lang="en"><p data-site="announcement" hidden=""></p><a data-site="telegram" href="https://t.me/lilape_example">T</a>';
const pages = { 'index.html': HOME, '404.html': '<!doctype html>\n<html lang="en">404' };
const rig = useAdminRig({ pages });
const { get, signIn, actions } = rig;

beforeEach(() => rig.database.pool.query('truncate app.site_versions'));

const put = (body: unknown, { cookie = '', headers = {}, on = rig.api }: Call = {}) =>
  on.request('/api/admin/site', {
    method: 'PUT',
    headers: {
      host: 'lilape.example',
      origin: 'https://lilape.example',
      'x-forwarded-proto': 'https',
      'x-forwarded-for': ADMIN,
      'Content-Type': 'application/json',
      cookie,
      ...headers,
    },
    body: JSON.stringify(body),
  });
const bodyOf = async (answer: Response) => (await answer.json()) as SiteBody;
const read = async (cookie: string) => bodyOf(await get('/api/admin/site', { cookie }));
const line = { announcementEn: 'Minting opens today', announcementRu: 'Сегодня открывается выпуск' };

test('behavior: what is built in stands until something is saved, and is kept as what stood before', async () => {
  const cookie = await signIn();
  expect(await read(cookie)).toEqual({ success: true, version: 0, settings: BUNDLED_SITE, history: [] });
  const settings = { ...BUNDLED_SITE, ...line, telegram: ' https://t.me/lilape ' };
  const saved = await bodyOf(await put({ version: 0, ...settings }, { cookie }));
  expect(saved).toMatchObject({ version: 1, settings: { ...settings, telegram: 'https://t.me/lilape' } });
  expect(saved.history).toMatchObject([
    {
      version: 1,
      session: expect.stringMatching(/^[0-9a-f]{8}$/) as string,
      changes: [
        { field: 'announcementEn', before: '', after: 'Minting opens today' },
        { field: 'announcementRu', before: '', after: 'Сегодня открывается выпуск' },
        { field: 'telegram', before: 'https://t.me/lilape_example', after: 'https://t.me/lilape' },
      ],
    },
  ]);
  expect(await actions(cookie)).toMatchObject([
    { action: 'site-changed', detail: { version: 1, fields: 'announcementEn, announcementRu, telegram' } },
    { action: 'signed-in' },
  ]);
});

test('behavior: visitors of this server see it at once, and those of another within seconds', async () => {
  const cookie = await signIn();
  const other = await rig.start(HASH, { pages });
  const homeOf = async (on: typeof other) => (await on.request('/')).text();
  await until(
    async () => (await other.request('/')).status === 200,
    () => 'no page',
  );
  const { version } = await read(cookie);
  await put({ version, ...BUNDLED_SITE, ...line, telegram: 'https://t.me/lilape' }, { cookie });
  const home = await homeOf(rig.api);
  expect(home).toContain('<p data-site="announcement">Minting opens today</p>');
  expect(home).toContain('href="https://t.me/lilape"');
  await until(
    async () => (await homeOf(other)).includes('Minting opens today'),
    () => 'the other server does not know',
  );
  await other.close();
});

test('error: who read an older version overwrites nothing, also of two at the same moment', async () => {
  const cookie = await signIn();
  const save = (version: number, telegram: string) => put({ version, ...BUNDLED_SITE, telegram }, { cookie });
  const answers = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((name) => save(0, `https://t.me/${name}`)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409]);
  expect(await codeOf(await save(0, 'https://t.me/late'))).toEqual([409, 'SITE_OVERTAKEN']);
  expect((await save(1, 'https://t.me/next')).status).toBe(200);
  expect((await read(cookie)).version).toBe(2);
  expect((await read(cookie)).history).toHaveLength(2);
});

test.each([
  ['a host that is not allowed', { telegram: 'https://evil.org/lilape' }, 'telegram'],
  ['script as a link', { twitter: 'javascript:alert(1)' }, 'twitter'],
  ['a mark that turns the writing', { announcementEn: 'Hi\u202e', announcementRu: 'Да' }, 'announcementEn'],
  ['one language alone', { announcementEn: 'Hi' }, 'announcementRu'],
  ['a link to elsewhere', { ...line, announcementLink: 'https://evil.org/claim' }, 'announcementLink'],
  ['an end that has passed', { ...line, announcementUntil: '2020-01-01T00:00:00Z' }, 'announcementUntil'],
  ['no on-ramp', { onRamps: [] }, 'onRamps'],
  [
    'an article without a title',
    { articles: [{ outlet: 'A', title: ' ', url: 'https://a.org' }] },
    'articles',
  ],
])('error: %s is refused with its field, in a sentence, and changes nothing', async (_, changes, field) => {
  const cookie = await signIn();
  const answer = await put({ version: 0, ...BUNDLED_SITE, ...changes }, { cookie });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ code: 'INVALID_FIELD', field });
  expect((await read(cookie)).version).toBe(0);
});

test('error: nobody else may, nor a page that is not ours, nor with fields that nobody knows', async () => {
  const cookie = await signIn();
  const body = { version: 0, ...BUNDLED_SITE };
  expect(await codeOf(await put(body))).toEqual([401, 'SIGN_IN_FIRST']);
  expect(await codeOf(await put(body, { cookie, headers: { origin: 'https://evil.example' } }))).toEqual([
    403,
    'NOT_OUR_PAGE',
  ]);
  expect(await codeOf(await put({ ...body, price: '1' }, { cookie }))).toEqual([400, 'INVALID_FIELD']);
});
