/** Which real purchases are announced to the group by themselves. */
import { LANGUAGES } from '@lilape/domain/languages';
import type { AlertsBody } from '@lilape/wire/schedules';
import { Trans, useLingui } from '@lingui/react/macro';
import { DraftState } from '#admin/draft-state.tsx';
import { Panel } from '#admin/panel.tsx';
import { usePolled } from '#admin/use-polled.ts';
import { languageNames } from '#shell/first/language.ts';
import { useLanguage } from '#shell/page/use-language.ts';
import { Button } from '#shell/ui/button.tsx';
import { faultSentence } from '#text/fault-sentence.ts';
import { Field } from '#ui/field.tsx';
import { quietOf } from './alerts-typed.ts';
import { Picked } from './picked.tsx';
import said from '#ui/said.module.css';
import styles from './posts-section.module.css';
import { readAlerts } from './posts-api.ts';
import { useAlertsEditor } from './use-alerts-editor.ts';
import field from '#ui/field.module.css';

const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  name: `${String(hour).padStart(2, '0')}:00 UTC`,
}));
const MAX_ALONE = Array.from({ length: 20 }, (_, index) => String(index + 1));
const nightly = '22–6';

/** The panel. */
export function AlertsPanel() {
  const { t } = useLingui();
  const of = usePolled('alerts', readAlerts);
  return (
    <Panel title={t`Alerts of purchases`} of={of} isForLater>
      {(rules) => <Form newest={rules} onSaved={of.reload} />}
    </Panel>
  );
}

function Form({ newest, onSaved }: { newest: AlertsBody; onSaved: () => void }) {
  const { t } = useLingui();
  const language = useLanguage();
  const editor = useAlertsEditor(newest, onSaved);
  const { base, draft: typed, isChanged, problems, isBusy, type, form } = editor;
  const quiet = quietOf(typed);
  const names = {
    isOn: t`Alerts`,
    least: t`Smallest purchase, dollars`,
    mostAlone: t`Announce purchases one by one, up to`,
    quiet: t`Quiet hours`,
    language: t`Language of these posts`,
  };
  return (
    <form className={styles.form} {...form}>
      <p className={said.small}>
        <Trans>
          The group hears of a real purchase once it’s final, and only once. Purchases in quiet hours are
          never announced. It also hears when the shares are released and when a pool opens; that waits for
          the end of quiet hours.
        </Trans>
      </p>
      <label className={field.tick}>
        <input
          type="checkbox"
          checked={typed.isOn === 'on'}
          onChange={({ target }) => type({ isOn: target.checked ? 'on' : 'off' })}
        />
        <Trans>Tell the group about purchases</Trans>
      </label>
      <div className={styles.three}>
        <Field
          label={names.least}
          value={typed.least}
          inputMode="decimal"
          autoComplete="off"
          fault={problems !== null ? faultSentence(names.least, 'IS_NO_PAYMENT', language) : null}
          onChange={({ target }) => type({ least: target.value })}
        />
        <Picked
          label={names.mostAlone}
          value={typed.mostAlone}
          onPick={(mostAlone) => type({ mostAlone })}
          options={MAX_ALONE.map((count) => ({ value: count, name: count }))}
        />
        <Picked
          label={names.language}
          value={typed.language}
          onPick={(chosen) => type({ language: chosen })}
          options={LANGUAGES.map((value) => ({ value, name: languageNames[value] }))}
        />
      </div>
      <label className={field.tick}>
        <input
          type="checkbox"
          checked={quiet !== null}
          onChange={({ target }) => type({ quiet: target.checked ? nightly : '' })}
        />
        {names.quiet}
      </label>
      {quiet !== null && (
        <div className={styles.cells}>
          <Picked
            label={t`Quiet from`}
            value={String(quiet.from)}
            onPick={(from) => type({ quiet: `${from}–${quiet.to}` })}
            options={HOURS}
          />
          <Picked
            label={t`Quiet until`}
            value={String(quiet.to)}
            onPick={(to) => type({ quiet: `${quiet.from}–${to}` })}
            options={HOURS}
          />
        </div>
      )}
      <DraftState of={editor} names={names} newest={newest.version} />
      <Button type="submit" size="small" isBusy={isBusy} disabled={!isChanged}>
        <Trans>Save the rules</Trans>
      </Button>
      <output className={said.small}>
        {isChanged ? <Trans>Not saved yet.</Trans> : <Trans>Version {base.version} is saved.</Trans>}
      </output>
    </form>
  );
}
