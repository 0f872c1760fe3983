// What of the site may change without a build: links, and a line above the header. Nothing that promises anything about money.
import { momentMs } from '@lilape/domain/site/moment';

export type OnRamp = { readonly name: string; readonly url: string };

/** An article about the project; only what can be read at its address. */
export type Article = { readonly outlet: string; readonly title: string; readonly url: string };

export type SiteSettings = {
  /** Addresses of the channels; empty: not shown. */
  readonly telegram: string;
  readonly twitter: string;
  readonly website: string;
  /** An address without `mailto:`; empty: not shown. */
  readonly email: string;
  /** Where card buyers get USDC. */
  readonly onRamps: readonly OnRamp[];
  /** Scroll by on home, in the place of what the site is made with; none unless there are any. */
  readonly articles: readonly Article[];
  /** The line above the header; empty, both: none. */
  readonly announcementEn: string;
  readonly announcementRu: string;
  /** Where it leads: a page of this site, or a channel; empty: nowhere. */
  readonly announcementLink: string;
  /** Until when it is shown, ISO 8601 in UTC; empty: until it is taken away. */
  readonly announcementUntil: string;
};

export type SiteField = keyof SiteSettings;
export const SITE_FIELDS = [
  'announcementEn',
  'announcementRu',
  'announcementLink',
  'announcementUntil',
  'telegram',
  'twitter',
  'website',
  'email',
  'onRamps',
  'articles',
] as const satisfies readonly SiteField[];

/** A field as text, as changes tell it: lists have a line each, parts of a line are parted by bars. */
export function siteFieldText(settings: SiteSettings, field: SiteField): string {
  const value = settings[field];
  if (typeof value === 'string') return value;
  return value
    .map((row) => ('name' in row ? [row.name, row.url] : [row.outlet, row.title, row.url]).join(' | '))
    .join('\n');
}

export type SiteChange = { readonly field: SiteField; readonly before: string; readonly after: string };

/** What differs between two states of the settings. */
export function siteChanges(before: SiteSettings, after: SiteSettings): SiteChange[] {
  return SITE_FIELDS.map((field) => ({
    field,
    before: siteFieldText(before, field),
    after: siteFieldText(after, field),
  })).filter((change) => change.before !== change.after);
}

/** Whether the line above the header is shown at a moment, Unix milliseconds. */
export function isAnnounced(
  { announcementEn, announcementUntil }: Pick<SiteSettings, 'announcementEn' | 'announcementUntil'>,
  nowMs: number,
): boolean {
  return announcementEn !== '' && (announcementUntil === '' || nowMs < (momentMs(announcementUntil) ?? 0));
}
