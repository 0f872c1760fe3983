/** Who changed what of the site, and when. */
import type { SiteBody } from '@lilape/wire/site';
import { Trans } from '@lingui/react/macro';
import admin from '#admin/admin.module.css';
import { Time } from '#admin/panel.tsx';
import { useSiteFieldNames } from './field-names.ts';

/** The newest first, with what stood before and after. */
export function History({ versions }: { versions: SiteBody['history'] }) {
  const names = useSiteFieldNames();
  if (versions.length === 0)
    return (
      <p className={admin.none}>
        <Trans>Nothing yet: the site shows its built-in text.</Trans>
      </p>
    );
  return (
    <ol className={admin.list}>
      {versions.map(({ version, saved_at: savedAt, session, changes }) => (
        <li key={version} className={admin.item}>
          <strong>
            <Trans>Version {version}</Trans>
            {session !== null && ` · ${session}`}
          </strong>
          <Time iso={savedAt} />
          <dl className={admin.changes}>
            {changes.map(({ field, before, after }) => (
              <div key={field}>
                <dt>{names[field]}</dt>
                <dd>
                  <del>{before || '–'}</del> <ins>{after || '–'}</ins>
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ol>
  );
}
