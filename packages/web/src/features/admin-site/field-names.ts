/** What the settings are called on the admin page. */
import type { SiteField } from '@lilape/domain/site/settings';
import { useLingui } from '@lingui/react/macro';

export function useSiteFieldNames(): Readonly<Record<SiteField, string>> {
  const { t } = useLingui();
  return {
    announcementEn: t`The line in English`,
    announcementRu: t`The line in Russian`,
    announcementLink: t`Where it leads`,
    announcementUntil: t`Shown until`,
    telegram: t`Telegram`,
    twitter: t`Twitter`,
    website: t`Website`,
    email: t`E-mail`,
    onRamps: t`On-ramps`,
    articles: t`Articles`,
  };
}
