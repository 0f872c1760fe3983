/** Which purchases the group is told of by themselves: the rules, saved against the version that was read. */
import type { AlertsBody } from '@lilape/wire/posts';
import { AppError } from '@lilape/domain/app-error';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import { Panel } from '#desk/panel.tsx';
import { useAdmin } from '#desk/use-admin.ts';
import { type Polled, usePolled } from '#desk/use-polled.ts';
import { part } from '#shell/page/part.tsx';
import { Button } from '#shell/ui/button.tsx';
import { Choice } from '#ui/choice.tsx';
import { Field } from '#ui/field.tsx';
import { type AlertsTyped, alertsFaults, requestOf, typedOf } from './alerts-typed.ts';
import { readAlerts, writeAlerts } from './post-desk-api.ts';
import styles from './schedules.module.css';

const Fault = part({ load: async () => (await import('#ui/fault.tsx')).Fault });

/** The rules; what is typed stays, whatever is read meanwhile. */
export function AlertsPanel() {
  const { t } = useLingui();
  const of = usePolled('alerts', readAlerts);
  return (
    <Panel title={t`Purchase alerts`} of={of}>
      {(body) => <Form first={body} of={of} />}
    </Panel>
  );
}

function Form({ first, of }: { first: AlertsBody; of: Polled<AlertsBody> }) {
  const { t } = useLingui();
  const { heed } = useAdmin();
  const [base, setBase] = useState(first);
  const [typed, setTyped] = useState<AlertsTyped | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [isSaved, setIsSaved] = useState(false);
  const isSaving = useRef(false);
  const stands = of.value ?? base;
  // Nothing typed: it shows what stands, also what another admin has set.
  const shown = typed ?? typedOf(stands);
  const faults = alertsFaults(shown);
  const isOvertaken = typed !== null && stands.version !== base.version;
  const type = (change: Partial<AlertsTyped>) => {
    if (typed === null) setBase(stands);
    setIsSaved(false);
    setTyped({ ...shown, ...change });
  };

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving.current || typed === null || faults.least || faults.mostAlone) return;
    isSaving.current = true;
    setIsBusy(true);
    setFailure(null);
    try {
      setBase(await writeAlerts(requestOf(typed, base.version)));
      setTyped(null);
      setIsSaved(true);
    } catch (thrown) {
      heed(thrown);
      setFailure(thrown);
      if (thrown instanceof AppError && thrown.code === 'ALERTS_OVERTAKEN')
        // Seen now: saving once more is meant.
        setBase((known) => ({ ...known, version: Number(thrown.values['version']) }));
    }
    of.reload();
    isSaving.current = false;
    setIsBusy(false);
  };
  const hours = { type: 'text', inputMode: 'numeric', autoComplete: 'off' } as const;
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void save(event)} aria-busy={isBusy}>
      <p>
        <Trans>
          A purchase is told once it is final, once or never; what is older than an hour is no news. Times are
          UTC.
        </Trans>
      </p>
      <Choice
        legend={t`Alerts`}
        name="alerts-on"
        value={shown.isOn ? 'on' : 'off'}
        options={[
          { value: 'on', label: t`On` },
          { value: 'off', label: t`Off` },
        ]}
        onChange={(value) => type({ isOn: value === 'on' })}
      />
      <Field
        label={t`From so many dollars on`}
        inputMode="decimal"
        autoComplete="off"
        value={shown.least}
        fault={faults.least ? t`An amount in dollars, such as 100.` : null}
        onChange={({ target }) => type({ least: target.value })}
      />
      <Field
        label={t`So many at once are told one by one`}
        inputMode="numeric"
        autoComplete="off"
        value={shown.mostAlone}
        hint={t`More than these are told together.`}
        fault={faults.mostAlone ? t`A number from 1 to 20.` : null}
        onChange={({ target }) => type({ mostAlone: target.value })}
      />
      <div className={styles.hoursField}>
        <Field
          label={t`Quiet from`}
          {...hours}
          placeholder="22"
          value={shown.from}
          fault={faults.hours ? t`Two hours, 0 to 23.` : null}
          onChange={({ target }) => type({ from: target.value })}
        />
        <Field
          label={t`until`}
          {...hours}
          placeholder="6"
          value={shown.to}
          hint={t`Both empty: never.`}
          onChange={({ target }) => type({ to: target.value })}
        />
      </div>
      {isOvertaken && (
        <output className={styles.fault}>
          <Trans>
            Another admin has changed them meanwhile: {stands.isOn ? t`on` : t`off`}, from ${stands.least}.
          </Trans>
        </output>
      )}
      <div className={styles.fault} role="alert">
        {failure !== null && <Fault error={failure} />}
      </div>
      <Button
        type="submit"
        size="small"
        isBusy={isBusy}
        disabled={typed === null || faults.least || faults.mostAlone || faults.hours}
      >
        <Trans>Save the rules</Trans>
      </Button>
      <output>{isSaved && typed === null && <Trans>Saved.</Trans>}</output>
    </form>
  );
}
