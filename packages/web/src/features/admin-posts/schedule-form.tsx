/** A form for another schedule; one press makes one. */
import { AppError } from '@lilape/domain/app-error';
import { DEFAULT_INTERVAL_MINUTES, INTERVALS_MINUTES, SCHEDULE_NAME_RULE } from '@lilape/domain/posts/slots';
import { POST_TYPES } from '@lilape/domain/posts/template';
import { textProblem, tidyText } from '@lilape/domain/typed-text';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import { Box } from '#admin/panel.tsx';
import { useAdmin } from '#admin/use-admin.ts';
import { part } from '#shell/page/part.tsx';
import { useLanguage } from '#shell/page/use-language.ts';
import { Button } from '#shell/ui/button.tsx';
import { faultSentence } from '#text/fault-sentence.ts';
import { Field } from '#ui/field.tsx';
import { Picked } from './picked.tsx';
import styles from './posts-section.module.css';
import { schedule } from './posts-api.ts';

const Fault = part({ load: async () => (await import('#ui/fault.tsx')).Fault });

const blank = { name: '', interval: String(DEFAULT_INTERVAL_MINUTES), postType: '' };

/** The form; what was typed stays until the server has it. */
export function ScheduleForm({ onMade }: { onMade: () => void }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { handleError } = useAdmin();
  const [typed, setTyped] = useState(blank);
  const [isLooked, setIsLooked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const request = useRef<string | null>(null);
  const name = tidyText(typed.name);
  const problem = textProblem(name, SCHEDULE_NAME_RULE);

  const type = (change: Partial<typeof blank>) => {
    setTyped((before) => ({ ...before, ...change }));
    setFailure(null);
    setIsLooked(false);
    // Other words are another schedule.
    request.current = null;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsLooked(true);
    if (isBusy) return;
    if (name === '' || typed.postType === '') {
      setFailure(new AppError('SCHEDULE_FIELDS_MISSING'));
      return;
    }
    if (problem !== null) return;
    setIsBusy(true);
    setFailure(null);
    request.current ??= crypto.randomUUID();
    try {
      await schedule({ action: 'create', requestId: request.current, schedule: { ...typed, name } });
      type(blank);
      onMade();
    } catch (thrown) {
      setFailure(thrown);
      handleError(thrown);
    }
    setIsBusy(false);
  };

  return (
    <Box title={t`A new schedule`} isForLater>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)} aria-busy={isBusy}>
        <div className={styles.three}>
          <Field
            label={t`Name`}
            value={typed.name}
            fault={
              isLooked && name !== '' && problem !== null ? faultSentence(t`Name`, problem, language) : null
            }
            hint={t`For admins only.`}
            autoComplete="off"
            onChange={({ target }) => type({ name: target.value })}
          />
          <Picked
            label={t`How often`}
            value={typed.interval}
            onPick={(interval) => type({ interval })}
            options={INTERVALS_MINUTES.map((minutes) => ({
              value: String(minutes),
              name: minutes === 1 ? t`every minute, for testing` : t`every ${minutes} minutes`,
            }))}
          />
          <Picked
            label={t`Post`}
            value={typed.postType}
            onPick={(postType) => type({ postType })}
            options={[
              { value: '', name: t`Choose a post` },
              ...POST_TYPES.map((post) => ({ value: post as string, name: post as string })),
            ]}
          />
        </div>
        <div className={styles.fault} role="alert">
          {failure !== null && <Fault error={failure} />}
        </div>
        <Button type="submit" size="small" isBusy={isBusy}>
          <Trans>Create the schedule</Trans>
        </Button>
      </form>
    </Box>
  );
}
