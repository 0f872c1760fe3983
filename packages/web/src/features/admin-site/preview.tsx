/** What visitors will see, while it is typed. */
import type { InEach } from '@lilape/domain/languages';
import { hasExamples } from '@lilape/domain/site/bundled';
import { isAnnounced, type SiteSettings } from '@lilape/domain/site/settings';
import { Trans } from '@lingui/react/macro';
import { AnnouncementLine } from '#ui/announcement-line.tsx';
import admin from '#admin/admin.module.css';
import styles from './site-panels.module.css';

/** The line as each language has it, in both themes, and what the footer and home will link to. */
export function Preview({ settings, nowMs }: { settings: SiteSettings; nowMs: number }) {
  const { announcementEn, announcementRu, announcementLink, telegram, twitter, website, email } = settings;
  const inEach: InEach = { en: announcementEn, ru: announcementRu };
  const isShown = isAnnounced(settings, nowMs);
  const channels = [telegram, twitter, website, email].filter((link) => link !== '');
  return (
    <div className={styles.preview}>
      <h3>
        <Trans>What visitors will see</Trans>
      </h3>
      {isShown ? (
        (['light', 'dark'] as const).map((theme) => (
          <div key={theme} className={styles.theme} data-theme={theme}>
            {Object.entries(inEach).map(([language, words]) => (
              <AnnouncementLine key={language}>
                {announcementLink === '' ? words : <u>{words}</u>}
              </AnnouncementLine>
            ))}
          </div>
        ))
      ) : (
        <p className={admin.small}>
          <Trans>No line above the header.</Trans>
        </p>
      )}
      <ul className={styles.links}>
        {channels.map((link) => (
          <li key={link}>{link}</li>
        ))}
        {settings.onRamps.map(({ name, url }) => (
          <li key={url}>
            {name} ↗ <small>{url}</small>
          </li>
        ))}
        {settings.articles.map(({ outlet, title, url }) => (
          <li key={url}>
            {outlet}: {title} <small>{url}</small>
          </li>
        ))}
      </ul>
      {hasExamples(settings) && (
        <p className={admin.small}>
          <Trans>Some channels are still examples; the footer says so.</Trans>
        </p>
      )}
    </div>
  );
}
