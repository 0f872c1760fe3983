// The settings of the site in the database: a row each time they were saved, never changed, never removed.
import { AppError } from '@lilape/domain/app-error';
import { BUNDLED_SITE } from '@lilape/domain/site/bundled';
import type { SiteSettings } from '@lilape/domain/site/settings';
import type { Db } from '#postgres/database.ts';

export type SiteVersion = {
  /** 0: what is built in. */
  readonly version: number;
  readonly settings: SiteSettings;
};

export type SavedVersion = SiteVersion & { readonly savedAt: Date; readonly session: string | null };

type Row = { version: number; content: SiteSettings; saved_at: Date; session: string | null };

/** The settings as they stand. */
export async function readSite(db: Db): Promise<SiteVersion> {
  const [newest] = await readSaved(db, 1);
  return newest ?? { version: 0, settings: BUNDLED_SITE };
}

/** What was saved, the newest first, at most `most`. */
export async function readSaved(db: Db, most: number): Promise<SavedVersion[]> {
  const { rows } = await db.query<Row>(
    'select version, content, saved_at, session from app.site_versions order by version desc limit $1',
    [most],
  );
  return rows.map(({ version, content, saved_at: savedAt, session }) => ({
    version,
    // A field that was added since has what is built in.
    settings: { ...BUNDLED_SITE, ...content },
    savedAt,
    session,
  }));
}

/** Writes settings on top of the version that was read. @throws AppError SITE_OVERTAKEN where another one stands by now */
export async function saveSite(
  db: Db,
  { version, settings, session }: SiteVersion & { readonly session: string },
): Promise<void> {
  const { rowCount } = await db.query(
    `insert into app.site_versions (version, content, session)
     select $1::integer + 1, $2, $3
     where (select coalesce(max(version), 0) from app.site_versions) = $1::integer
     on conflict do nothing`,
    [version, JSON.stringify(settings), session],
  );
  if (rowCount !== 1) throw new AppError('SITE_OVERTAKEN', { version: (await readSite(db)).version });
}
