/** What an admin types of a launch. */
import { LAUNCH_LIMITS } from '@lilape/domain/launchpad/launch';
import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '#shell/page/use-language.ts';
import { formatZoned } from '#shell/text/moment-zoned.ts';
import { faultSentence } from '#text/fault-sentence.ts';
import { Field } from '#ui/field.tsx';
import { LinksField } from '#ui/links-field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { useFieldNames } from './field-names.ts';
import type { LaunchFaults, LaunchFieldName, LaunchTyped } from './launch-typed.ts';
import styles from './launches.module.css';
import { PictureField } from './picture-field.tsx';
import admin from '#admin/admin.module.css';

type Props = {
  typed: LaunchTyped;
  faults: LaunchFaults;
  onType: (change: Partial<LaunchTyped>) => void;
};

/** The fields, each with what is wrong with it. */
export function LaunchFields({ typed, faults, onType }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const names = useFieldNames();
  const of = (name: LaunchFieldName) => {
    const problem = faults[name];
    return { fault: problem === undefined ? null : faultSentence(names[name], problem, language) };
  };
  const exact = { autoComplete: 'off', spellCheck: false } as const;
  return (
    <div className={admin.fields}>
      <Field
        label={names.project}
        autoComplete="off"
        value={typed.project}
        onChange={({ target }) => onType({ project: target.value })}
        {...of('project')}
      />
      <TextArea
        label={names.textEn}
        value={typed.textEn}
        most={LAUNCH_LIMITS.textChars}
        lang="en"
        onChange={({ target }) => onType({ textEn: target.value })}
        {...of('textEn')}
      />
      <TextArea
        label={names.textRu}
        value={typed.textRu}
        most={LAUNCH_LIMITS.textChars}
        lang="ru"
        onChange={({ target }) => onType({ textRu: target.value })}
        {...of('textRu')}
      />
      <PictureField picture={typed.picture} onChange={(picture) => onType({ picture })} />
      <LinksField
        legend={names.links}
        hint={t`Site, code, paper, people: https only.`}
        links={typed.links}
        most={LAUNCH_LIMITS.links}
        faultOf={(index) => (index === 0 ? of('links').fault : null)}
        onChange={(links) => onType({ links })}
      />
      <div className={styles.row}>
        <Field
          label={names.allocation}
          inputMode="numeric"
          value={typed.allocation}
          hint={t`Whole units of the project’s token.`}
          onChange={({ target }) => onType({ allocation: target.value })}
          {...exact}
          {...of('allocation')}
        />
        <Field
          label={names.symbol}
          placeholder="PUMP"
          value={typed.symbol}
          onChange={({ target }) => onType({ symbol: target.value })}
          {...exact}
          {...of('symbol')}
        />
      </div>
      <div className={styles.row}>
        <Field
          label={names.places}
          inputMode="numeric"
          value={typed.places}
          hint={t`Drawn ones, 1 to 1,000; guaranteed ones come on top.`}
          onChange={({ target }) => onType({ places: target.value })}
          {...exact}
          {...of('places')}
        />
        <Field
          label={names.launchTime}
          type="datetime-local"
          value={typed.launchTime}
          hint={snapshotHint()}
          onChange={({ target }) => onType({ launchTime: target.value })}
          {...of('launchTime')}
        />
      </div>
    </div>
  );

  function snapshotHint(): string {
    const ms = Date.parse(typed.launchTime);
    if (Number.isNaN(ms)) return t`In your own time zone. The snapshot is 24 hours before.`;
    const iso = new Date(ms - 86_400_000).toISOString();
    return t`Snapshot: ${formatZoned(iso, language)}.`;
  }
}
