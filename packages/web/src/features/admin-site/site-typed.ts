/** What an admin types of the site's settings, as text, and how it comes from what stands and goes to the server. */
import { tidyText } from '@lilape/domain/typed-text';
import { type SiteProblems, siteProblems } from '@lilape/domain/site/rules';
import { SITE_FIELDS, type SiteField, type SiteSettings, siteFieldText } from '@lilape/domain/site/settings';
import type { Typed } from '#admin/merge-typed.ts';

/** Lists have a line each, parts of a line are parted by bars; times are as `datetime-local` has them, in this browser's zone. */
export type SiteTyped = Typed<SiteField>;

/** Settings that stand, to be changed. */
export function typedOf(settings: SiteSettings): SiteTyped {
  const texts = Object.fromEntries(SITE_FIELDS.map((field) => [field, siteFieldText(settings, field)]));
  return { ...(texts as SiteTyped), announcementUntil: localOf(settings.announcementUntil) };
}

/** The settings that are typed; a time that stays is the one that `stood`, to the second. */
export function settingsOf(typed: SiteTyped, stood: SiteSettings): SiteSettings {
  const isKept = typed.announcementUntil === localOf(stood.announcementUntil);
  return {
    telegram: tidyText(typed.telegram),
    twitter: tidyText(typed.twitter),
    website: tidyText(typed.website),
    email: tidyText(typed.email),
    announcementEn: tidyText(typed.announcementEn),
    announcementRu: tidyText(typed.announcementRu),
    announcementLink: tidyText(typed.announcementLink),
    announcementUntil: isKept ? stood.announcementUntil : utcOf(typed.announcementUntil),
    onRamps: rows(typed.onRamps).map(([name = '', ...rest]) => ({ name, url: rest.join('|') })),
    articles: rows(typed.articles).map(([outlet = '', title = '', ...rest]) => ({
      outlet,
      title,
      url: rest.join('|'),
    })),
  };
}

/** What is wrong, by the server's own rules. */
export function siteFaults(typed: SiteTyped, stood: SiteSettings, nowMs: number): SiteProblems {
  return siteProblems(settingsOf(typed, stood), stood, nowMs);
}

function localOf(iso: string): string {
  if (iso === '') return '';
  const at = new Date(iso);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

function utcOf(local: string): string {
  const at = new Date(local);
  return local === '' || Number.isNaN(at.getTime()) ? local : at.toISOString();
}

const rows = (text: string): string[][] =>
  text
    .split('\n')
    .filter((row) => row.trim() !== '')
    .map((row) => row.split('|').map(tidyText));
