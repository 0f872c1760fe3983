// What may stand in the site's settings: form and server check by these. Pure.
import type { InputProblem } from '@lilape/domain/messages/input';
import { type TextRule, linkProblem, textProblem } from '@lilape/domain/typed-text';
import { momentMs } from '@lilape/domain/site/moment';
import {
  type Article,
  type OnRamp,
  SITE_FIELDS,
  type SiteField,
  type SiteSettings,
} from '@lilape/domain/site/settings';

export const SITE_LIMITS = {
  announcementChars: 120,
  nameChars: 40,
  titleChars: 120,
  onRamps: 4,
  articles: 8,
} as const;

export const ANNOUNCEMENT_RULE = { most: SITE_LIMITS.announcementChars } as const satisfies TextRule;
const NAME_RULE = { most: SITE_LIMITS.nameChars } as const satisfies TextRule;
const TITLE_RULE = { most: SITE_LIMITS.titleChars } as const satisfies TextRule;

/** Hosts that a link may lead to; what stands beneath one (`pay.coinbase.com`) is the same owner only where it says so. */
export const HOSTS = {
  telegram: ['t.me'],
  twitter: ['x.com', 'twitter.com'],
  onRamp: ['*.coinbase.com', '*.moonpay.com', '*.transak.com', '*.rampnetwork.com', '*.banxa.com'],
  announcement: ['t.me', 'x.com', 'basescan.org'],
} as const;
type HostList = keyof typeof HOSTS;

/** The bundled words and an admin's have the same length at most: a line that wraps twice on a phone is a wall. */
const MAX_EMAIL_CHARS = 100;
const MAX_AHEAD_MS = 366 * 86_400_000;

/** A link to one of the hosts of a list, with something behind the host. */
function hostProblem(text: string, list: HostList): InputProblem | null {
  const problem = linkProblem(text);
  if (problem !== null) return problem;
  const { hostname, port, pathname } = new URL(text);
  const isKnown = HOSTS[list].some((host) =>
    host.startsWith('*.')
      ? hostname === host.slice(2) || hostname.endsWith(host.slice(1))
      : hostname === host,
  );
  return isKnown && port === '' && pathname.length > 1 ? null : 'IS_NO_HOST';
}

const orNothing = (text: string, problemOf: (text: string) => InputProblem | null): InputProblem | null =>
  text === '' ? null : problemOf(text);

/** A page of this site: a path of plain letters, maybe with a place on it. */
const OWN_PAGE = /^\/(?:[a-z\d][a-z\d-]*(?:\/[a-z\d-]+)*)?(?:#[a-z\d-]+)?$/;

function announcementLinkProblem(text: string): InputProblem | null {
  return OWN_PAGE.test(text) ? null : text.startsWith('/') ? 'IS_NO_PAGE' : hostProblem(text, 'announcement');
}

function emailProblem(text: string): InputProblem | null {
  const isOne = /^[a-z\d][a-z\d._+-]{0,63}@[a-z\d-]+(\.[a-z\d-]+)*\.[a-z][a-z\d-]+$/i.test(text);
  return isOne && text.length <= MAX_EMAIL_CHARS ? null : 'IS_NO_EMAIL';
}

/** What is wrong with the end of an announcement, where it changes at `nowMs`. */
export function untilProblem(text: string, nowMs: number): InputProblem | null {
  const atMs = momentMs(text);
  if (atMs === null) return 'IS_NO_TIME';
  if (atMs <= nowMs) return 'IS_OVER';
  return atMs > nowMs + MAX_AHEAD_MS ? 'IS_TOO_FAR' : null;
}

/** What is wrong with a line of an announcement in one language, beside that in the other. */
function lineProblem(text: string, other: string): InputProblem | null {
  if (text === '') return other === '' ? null : 'NEEDS_BOTH_LANGUAGES';
  return textProblem(text, ANNOUNCEMENT_RULE);
}

function listProblem<Row extends OnRamp | Article>(
  rows: readonly Row[],
  most: number,
  problemOf: (row: Row) => InputProblem | null,
): InputProblem | null {
  if (rows.length > most) return 'HAS_TOO_MANY';
  if (new Set(rows.map(({ url }) => url)).size < rows.length) return 'SAYS_TWICE';
  return rows.map(problemOf).find((problem) => problem !== null) ?? null;
}

export type SiteProblems = { readonly [Field in SiteField]?: InputProblem };

/**
 * What is wrong, field by field; nothing where all is right. The end of an announcement is looked at where it is another
 * than `stood`: one that has passed since was right when it was set.
 */
export function siteProblems(settings: SiteSettings, stood: SiteSettings, nowMs: number): SiteProblems {
  const { announcementEn, announcementRu, announcementUntil } = settings;
  const found: Record<SiteField, InputProblem | null> = {
    announcementEn: lineProblem(announcementEn, announcementRu),
    announcementRu: lineProblem(announcementRu, announcementEn),
    announcementLink: orNothing(settings.announcementLink, announcementLinkProblem),
    announcementUntil:
      announcementUntil === stood.announcementUntil
        ? null
        : orNothing(announcementUntil, (text) => untilProblem(text, nowMs)),
    telegram: orNothing(settings.telegram, (text) => hostProblem(text, 'telegram')),
    twitter: orNothing(settings.twitter, (text) => hostProblem(text, 'twitter')),
    website: orNothing(settings.website, linkProblem),
    email: orNothing(settings.email, emailProblem),
    onRamps:
      settings.onRamps.length === 0
        ? 'IS_MISSING'
        : listProblem(
            settings.onRamps,
            SITE_LIMITS.onRamps,
            ({ name, url }) => textProblem(name, NAME_RULE) ?? hostProblem(url, 'onRamp'),
          ),
    articles: listProblem(
      settings.articles,
      SITE_LIMITS.articles,
      ({ outlet, title, url }) =>
        textProblem(outlet, NAME_RULE) ?? textProblem(title, TITLE_RULE) ?? linkProblem(url),
    ),
  };
  return Object.fromEntries(
    SITE_FIELDS.flatMap((field) => (found[field] === null ? [] : [[field, found[field]]])),
  );
}
