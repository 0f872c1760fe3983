/** Deleting a schedule: only by its name. */
import type { Schedule } from '@lilape/wire/schedules';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { usePress } from '#admin/use-press.ts';
import { part } from '#shell/page/part.tsx';
import { Button } from '#shell/ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import styles from './posts-section.module.css';
import { schedule } from './posts-api.ts';

const Fault = part({ load: async () => (await import('#ui/fault.tsx')).Fault });

type Props = { of: Schedule; onClose: () => void; onDone: () => void };

/** The dialog; it deletes the version that is seen here, or nothing. */
export function DeleteSchedule({ of: { id, name, version }, onClose, onDone }: Props) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const { isBusy, failure, press } = usePress(async () => {
    await schedule({ action: 'delete', id, version });
    onDone();
  });
  const isNamed = typed.trim() === name;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isNamed && !isBusy) void press();
  };
  return (
    <Dialog title={t`Delete ${name}`} onClose={onClose}>
      <form className={styles.dialog} noValidate onSubmit={submit}>
        <p>
          <Trans>
            It won’t send anything any more, and you can’t bring it back. What it has sent stays in the
            history.
          </Trans>
        </p>
        <Field
          label={t`Type its name to delete it`}
          autoComplete="off"
          spellCheck={false}
          placeholder={name}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <div className={styles.fault} role="alert">
          {failure !== null && <Fault error={failure} />}
        </div>
        <Button type="submit" look="danger" isBusy={isBusy} disabled={!isNamed}>
          <Trans>Delete the schedule</Trans>
        </Button>
      </form>
    </Dialog>
  );
}
