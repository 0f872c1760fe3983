/** The calls of site settings and of the studio; each may answer that nobody is signed in. */
import type { SiteSettings } from '@lilape/domain/site/settings';
import type { AdminStudio } from '@lilape/wire/admin-studio';
import { adminPins } from '@lilape/wire/endpoints/admin-operations';
import { adminSite, changeSite } from '@lilape/wire/endpoints/admin-site';
import { adminStudio, checkFiles, tryPinsAgain } from '@lilape/wire/endpoints/admin-studio';
import type { PinsBody } from '@lilape/wire/pins';
import type { SiteBody } from '@lilape/wire/site';
import { callApi } from '#shell/first/api.ts';

type Signal = AbortSignal | undefined;

export const readSite = async (signal: Signal): Promise<SiteBody> =>
  (await callApi(adminSite, { signal })).body;

/** Saves what the site says, on top of the version that was read. @throws AppError SITE_OVERTAKEN */
export const saveSite = async (version: number, settings: SiteSettings): Promise<SiteBody> => {
  const { onRamps, articles, ...texts } = settings;
  const body = { version, ...texts, onRamps: [...onRamps], articles: [...articles] };
  return (await callApi(changeSite, { body })).body;
};

export const readStudio = async (signal: Signal): Promise<AdminStudio> =>
  (await callApi(adminStudio, { signal })).body;

/** Begins to look at all files. @throws AppError CHECK_RUNNING */
export const beginCheck = async (): Promise<AdminStudio> => (await callApi(checkFiles, { body: {} })).body;

export const readPins = async (signal: Signal): Promise<PinsBody> =>
  (await callApi(adminPins, { signal })).body;

/** Has all files that wait tried now. */
export const tryAgain = async (): Promise<PinsBody> => (await callApi(tryPinsAgain, { body: {} })).body;
