/** Deleting a schedule: asked once more, and only by its name. */
import type { Schedule } from '@lilape/wire/posts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { part } from '#shell/page/part.tsx';
import { Button } from '#shell/ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { deleteSchedule } from './post-desk-api.ts';
import styles from './schedules.module.css';
import { usePress } from './use-press.ts';

const Fault = part({ load: async () => (await import('#ui/fault.tsx')).Fault });

type Props = { schedule: Schedule; onDone: () => void; onClose: () => void };

/** The dialog; it stays where it fails. */
export function DeleteSchedule({ schedule, onDone, onClose }: Props) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const { isBusy, failure, press } = usePress(async () => {
    await deleteSchedule(schedule);
    onDone();
  });
  const isNamed = typed.trim() === schedule.name;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isNamed && !isBusy) void press();
  };
  return (
    <Dialog title={t`Delete ${schedule.name}?`} onClose={onClose} shape="sheet">
      <form className={styles.sure} noValidate onSubmit={submit} aria-busy={isBusy}>
        <p>
          <Trans>It sends no more. What it has sent stays in the history.</Trans>
        </p>
        <Field
          label={t`Type its name to delete it`}
          autoComplete="off"
          spellCheck={false}
          placeholder={schedule.name}
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
