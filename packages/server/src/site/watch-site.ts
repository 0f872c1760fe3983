// The site's settings in the memory of a process: what was saved anywhere is shown here within seconds.
import type { Log } from '#log.ts';
import type { Db } from '#postgres/database.ts';
import { type SiteVersion, readSite } from '#site/versions.ts';

export type SiteWatch = {
  /** The settings as last read; null while they never were. */
  readonly current: () => SiteVersion | null;
  /** Reads them now. */
  look(): Promise<void>;
  stop(): void;
};

const EVERY_MS = 2_000;
/** What a table that is not there yet is answered with: the database is prepared beside the API's start. */
const NO_SUCH_TABLE = '42P01';

/** Reads the settings now and every two seconds. Without the database the last ones stay. */
export function watchSite(db: Db, log: Log, everyMs = EVERY_MS): SiteWatch {
  let current: SiteVersion | null = null;
  let isAway = false;
  const look = async () => {
    const found = await readSite(db);
    // An older answer may come after a newer one; what stands is kept as the same object, so that documents are.
    if (current === null || found.version > current.version) current = found;
  };
  const lookOrSay = async () => {
    try {
      await look();
      isAway = false;
    } catch (error) {
      const isEarly = (error as { code?: unknown }).code === NO_SUCH_TABLE;
      if (!isAway && !isEarly) log.warn('site.unread', { error });
      isAway = !isEarly;
    }
  };
  void lookOrSay();
  const timer = setInterval(() => void lookOrSay(), everyMs);
  timer.unref();
  return { current: () => current, look, stop: () => clearInterval(timer) };
}
