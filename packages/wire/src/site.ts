// The settings of the site that change without a build, and their history: for the admin.
import { HOSTS, SITE_LIMITS } from '@lilape/domain/site/rules';
import { SITE_FIELDS } from '@lilape/domain/site/settings';
import { MAX_LINK_CHARS, tidyText } from '@lilape/domain/typed-text';
import { isoTime, textIn, wrong } from '@lilape/wire/amounts';
import { expectations } from '@lilape/wire/expected';
import { z } from 'zod';

/** Text that the domain's rules look at once it is here: they compare fields, and know the time. `pattern` is for the document. */
const tidied = (most: number, description: string, pattern: string, example: string) =>
  textIn().overwrite(tidyText).meta({ description, maxLength: most, pattern, example });

const LINK = '^(https://[!-~]+)?$';
const WORDS = '^[ -~\\u00a0-\\u1fff\\u2030-\\ud7ff]*$';

const linkTo = (hosts: readonly string[], description: string, pattern: string, example: string) =>
  tidied(MAX_LINK_CHARS, description, pattern, example).register(expectations, {
    expected: 'LINK_TO',
    words: hosts.join(', '),
  });

const line = (language: string, example: string) =>
  tidied(
    SITE_LIMITS.announcementChars,
    `Line above the header in ${language}; empty, both: none`,
    WORDS,
    example,
  ).register(expectations, { expected: 'LINE', words: String(SITE_LIMITS.announcementChars) });

const onRamp = z.strictObject({
  name: tidied(SITE_LIMITS.nameChars, 'What it is called', WORDS, 'MoonPay'),
  url: tidied(MAX_LINK_CHARS, 'Where it is', LINK, 'https://www.moonpay.com/buy'),
});
const article = z.strictObject({
  outlet: tidied(SITE_LIMITS.nameChars, 'Where it appeared', WORDS, 'The Paper'),
  title: tidied(SITE_LIMITS.titleChars, 'Its title', WORDS, 'An ape on Base'),
  url: tidied(MAX_LINK_CHARS, 'Where it can be read', LINK, 'https://paper.example.org/ape'),
});

const settings = {
  telegram: linkTo(HOSTS.telegram, 'The group or channel; empty: not shown', LINK, 'https://t.me/lilape'),
  twitter: linkTo(HOSTS.twitter, 'The account; empty: not shown', LINK, 'https://x.com/lilape'),
  website: tidied(
    MAX_LINK_CHARS,
    'Another site of the project; empty: not shown',
    LINK,
    'https://lilape.example.org/',
  ).register(expectations, { expected: 'LINK' }),
  email: tidied(
    MAX_LINK_CHARS,
    'An address; empty: not shown',
    '^([!-?A-~]+@[!-?A-~]+)?$',
    'hello@lilape.example.org',
  ).register(expectations, { expected: 'EMAIL' }),
  onRamps: z
    .array(onRamp, { error: wrong('IS_MISSING') })
    .meta({
      description: 'Where card buyers get USDC',
      example: [{ name: 'MoonPay', url: 'https://www.moonpay.com/buy' }],
    })
    .register(expectations, { expected: 'ON_RAMPS', words: String(SITE_LIMITS.onRamps) }),
  articles: z
    .array(article, { error: wrong('IS_WRONG') })
    .meta({ description: 'Articles about the project', example: [] })
    .register(expectations, { expected: 'ARTICLES', words: String(SITE_LIMITS.articles) }),
  announcementEn: line('English', 'Minting opens today'),
  announcementRu: line('Russian', 'Сегодня открывается выпуск'),
  announcementLink: linkTo(
    ['a page of this site', ...HOSTS.announcement],
    'Where it leads; empty: nowhere',
    '^(/[a-z0-9/#-]*|https://[!-~]+)?$',
    '/mint-nft',
  ),
  announcementUntil: tidied(
    40,
    'Until when it is shown; empty: until it is taken away',
    '^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]+Z)?$',
    '2027-02-01T12:00:00Z',
  ).register(expectations, { expected: 'UNTIL' }),
};

const version = z.int().min(0).meta({ description: '0: what is built in; one more with every change' });

/** `PUT /api/admin/site`. */
export const changeSiteRequest = z
  .strictObject({
    version: z
      .int({ error: wrong('IS_WRONG') })
      .min(0, 'IS_WRONG')
      .meta({ description: 'The version that was read' })
      .register(expectations, { expected: 'VERSION' }),
    ...settings,
  })
  .meta({ id: 'ChangeSite' });
export type ChangeSiteRequest = z.infer<typeof changeSiteRequest>;

/** As they stand: what was right when it was saved. */
const settingsOut = z.object({
  telegram: z.string(),
  twitter: z.string(),
  website: z.string(),
  email: z.string(),
  onRamps: z.array(z.object({ name: z.string(), url: z.string() })),
  articles: z.array(z.object({ outlet: z.string(), title: z.string(), url: z.string() })),
  announcementEn: z.string(),
  announcementRu: z.string(),
  announcementLink: z.string(),
  announcementUntil: z.string().meta({ description: 'ISO 8601, UTC; empty: without an end' }),
});

const siteChange = z.object({ field: z.enum(SITE_FIELDS), before: z.string(), after: z.string() });

/** How many past versions are listed. */
export const MAX_SITE_VERSIONS = 30;

/** `GET /api/admin/site`, and what changing it answers. */
export const siteBody = z
  .object({
    success: z.literal(true),
    version,
    settings: settingsOut,
    history: z
      .array(
        z.object({
          version,
          saved_at: isoTime,
          session: z.string().nullable().meta({ description: 'The session that saved it' }),
          changes: z.array(siteChange).meta({ description: 'Lists have a line each, parted by bars' }),
        }),
      )
      .meta({ description: `The newest ${MAX_SITE_VERSIONS}, the newest first` }),
  })
  .meta({ id: 'SiteBody' });
export type SiteBody = z.infer<typeof siteBody>;
