// The settings of the site that change without a build, and their history: for the admin.
import { HOSTS, SITE_LIMITS } from '@lilape/domain/site/rules';
import { SITE_FIELDS } from '@lilape/domain/site/settings';
import { MOST_LINK_CHARS, tidyText } from '@lilape/domain/typed-text';
import { isoTime, textIn, wrong } from '@lilape/wire/amounts';
import { expectations } from '@lilape/wire/expected';
import { z } from 'zod';

/** Text that the domain's rules look at once it is here: they compare fields, and know the time. */
const tidied = (most: number, description: string) =>
  textIn().overwrite(tidyText).meta({ description, maxLength: most });

const linkTo = (hosts: readonly string[], description: string) =>
  tidied(MOST_LINK_CHARS, description).register(expectations, {
    expected: 'LINK_TO',
    words: hosts.join(', '),
  });

const line = (language: string) =>
  tidied(SITE_LIMITS.announcementChars, `Line above the header in ${language}; empty, both: none`).register(
    expectations,
    { expected: 'LINE', words: String(SITE_LIMITS.announcementChars) },
  );

const onRamp = z.strictObject({
  name: tidied(SITE_LIMITS.nameChars, 'What it is called'),
  url: tidied(MOST_LINK_CHARS, 'Where it is'),
});
const article = z.strictObject({
  outlet: tidied(SITE_LIMITS.nameChars, 'Where it appeared'),
  title: tidied(SITE_LIMITS.titleChars, 'Its title'),
  url: tidied(MOST_LINK_CHARS, 'Where it can be read'),
});

const settings = {
  telegram: linkTo(HOSTS.telegram, 'The group or channel; empty: not shown'),
  twitter: linkTo(HOSTS.twitter, 'The account; empty: not shown'),
  website: tidied(MOST_LINK_CHARS, 'Another site of the project; empty: not shown').register(expectations, {
    expected: 'LINK',
  }),
  email: tidied(MOST_LINK_CHARS, 'An address; empty: not shown').register(expectations, {
    expected: 'EMAIL',
  }),
  onRamps: z
    .array(onRamp, { error: wrong('IS_MISSING') })
    .meta({ description: 'Where card buyers get USDC' })
    .register(expectations, { expected: 'ON_RAMPS', words: String(SITE_LIMITS.onRamps) }),
  articles: z
    .array(article, { error: wrong('IS_WRONG') })
    .meta({ description: 'Articles about the project' })
    .register(expectations, { expected: 'ARTICLES', words: String(SITE_LIMITS.articles) }),
  announcementEn: line('English'),
  announcementRu: line('Russian'),
  announcementLink: linkTo(['a page of this site', ...HOSTS.announcement], 'Where it leads; empty: nowhere'),
  announcementUntil: tidied(40, 'Until when it is shown; empty: until it is taken away').register(
    expectations,
    {
      expected: 'UNTIL',
    },
  ),
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

/** How many versions of the past are told. */
export const MOST_SITE_VERSIONS = 30;

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
      .meta({ description: `The newest ${MOST_SITE_VERSIONS}, the newest first` }),
  })
  .meta({ id: 'SiteBody' });
export type SiteBody = z.infer<typeof siteBody>;
