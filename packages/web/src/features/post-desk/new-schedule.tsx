/** A new schedule: name, post and interval; one press makes one. */
import { DEFAULT_INTERVAL_MINUTES, INTERVALS_MINUTES } from '@lilape/domain/posts/slots';
import { POST_TYPES, type PostType } from '@lilape/domain/posts/template';
import { AppError } from '@lilape/domain/app-error';
import { textProblem, tidyText } from '@lilape/domain/typed-text';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import { useAdmin } from '#desk/use-admin.ts';
import { useLanguage } from '#shell/page/use-language.ts';
import { part } from '#shell/page/part.tsx';
import { Button } from '#shell/ui/button.tsx';
import { faultSentence } from '#text/fault-sentence.ts';
import { Choice } from '#ui/choice.tsx';
import { Field } from '#ui/field.tsx';
import { makeSchedule } from './post-desk-api.ts';
import styles from './schedules.module.css';

const Fault = part({ load: async () => (await import('#ui/fault.tsx')).Fault });

/** As on the wire. */
const nameRule = { most: 60 };
const intervals = INTERVALS_MINUTES.map(String);

/** What fails keeps what was typed; `onMade` is told once the server has it. */
export function NewScheduleForm({ onMade }: { onMade: () => void }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { heed } = useAdmin();
  const [name, setName] = useState('');
  const [postType, setPostType] = useState<PostType>('Post 1');
  const [interval, setInterval] = useState(String(DEFAULT_INTERVAL_MINUTES));
  /** Pressed again after a lost answer, it is the same request. */
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const isSaving = useRef(false);
  const problem = tidyText(name) === '' ? null : textProblem(tidyText(name), nameRule);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving.current || problem !== null) return;
    if (tidyText(name) === '') return setFailure(new AppError('SCHEDULE_FIELDS_MISSING'));
    isSaving.current = true;
    setIsBusy(true);
    setFailure(null);
    try {
      await makeSchedule(requestId, { name: tidyText(name), interval, postType });
      setName('');
      setRequestId(crypto.randomUUID());
      onMade();
    } catch (thrown) {
      heed(thrown);
      setFailure(thrown);
      // Made by an earlier press with other words: the next press is another one.
      if (thrown instanceof AppError && thrown.code === 'SCHEDULE_MADE') {
        setRequestId(crypto.randomUUID());
        onMade();
      }
    }
    isSaving.current = false;
    setIsBusy(false);
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)} aria-busy={isBusy}>
      <h3>
        <Trans>A new schedule</Trans>
      </h3>
      <Field
        label={t`Name`}
        autoComplete="off"
        value={name}
        fault={problem === null ? null : faultSentence(t`Name`, problem, language)}
        hint={t`For the admins alone.`}
        onChange={({ target }) => setName(target.value)}
      />
      <div>
        <span className={styles.label}>
          <Trans>Post</Trans>
        </span>
        <Choice
          legend={t`Post`}
          name="schedule-post"
          value={postType}
          options={POST_TYPES.map((value) => ({ value, label: value }))}
          onChange={setPostType}
        />
      </div>
      <div>
        <span className={styles.label}>
          <Trans>Every so many minutes</Trans>
        </span>
        <Choice
          legend={t`Interval`}
          name="schedule-interval"
          value={interval}
          options={intervals.map((value) => ({ value, label: value === '1' ? t`1 (test)` : value }))}
          onChange={setInterval}
        />
      </div>
      <div className={styles.fault} role="alert">
        {failure !== null && <Fault error={failure} />}
      </div>
      <Button type="submit" size="small" isBusy={isBusy}>
        <Trans>Make the schedule</Trans>
      </Button>
    </form>
  );
}
