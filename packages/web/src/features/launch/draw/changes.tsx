/** What was changed since a launch was announced, for everybody to see. */
import type { LaunchBody, LaunchChange } from '@lilape/wire/launches';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '#shell/page/use-language.ts';
import { formatDecimal } from '#shell/first/format.ts';
import { formatZoned } from '#shell/text/moment-zoned.ts';
import table from '#draws/table.module.css';
import styles from './draw.module.css';

/** Nothing where nothing was. */
export function Changes({ launch: { changes, cancelled } }: { launch: LaunchBody }) {
  const { t } = useLingui();
  const language = useLanguage();
  if (changes.length === 0) return null;
  const names: Record<LaunchChange['field'], string> = {
    project: t`Name`,
    textEn: t`Text in English`,
    textRu: t`Text in Russian`,
    picture: t`Picture`,
    links: t`Links`,
    allocation: t`Allocation`,
    symbol: t`Symbol`,
    places: t`Places to be drawn`,
    launchTimeSeconds: t`Date`,
    cancelled: t`Cancelled`,
  };
  return (
    <section className={table.section} aria-labelledby="changes-title">
      <h2 id="changes-title">
        <Trans>What was changed</Trans>
      </h2>
      <ol className={styles.changes}>
        {changes.map(({ version, time, field, before, after }) => (
          <li key={`${version} ${field}`}>
            <b>{names[field]}</b> <time dateTime={time}>{formatZoned(time, language)}</time>
            {field === 'cancelled' ? (
              <p>{cancelled?.reason[language]}</p>
            ) : (
              <>
                <del>{written(field, before, language)}</del>
                <ins>{written(field, after, language)}</ins>
              </>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function written(field: LaunchChange['field'], text: string | null, language: string): string {
  if (text === null) return '–';
  if (field === 'allocation' || field === 'places') return formatDecimal(text, language);
  if (field !== 'launchTimeSeconds') return text;
  const iso = new Date(Number(text) * 1_000).toISOString();
  return formatZoned(iso, language);
}
