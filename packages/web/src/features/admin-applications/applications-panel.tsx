/** The applications, by where they are with us. */
import { APPLICATION_STATES, type ApplicationState } from '@lilape/domain/launchpad/application';
import type { Application, ApplicationsBody } from '@lilape/wire/applications';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#shell/ui/button.tsx';
import { Choice } from '#ui/choice.tsx';
import admin from '#admin/admin.module.css';
import { readApplications } from '#admin/launchpad-api.ts';
import { Panel, Time } from '#admin/panel.tsx';
import { useAdmin } from '#admin/use-admin.ts';
import { usePolled } from '#admin/use-polled.ts';
import { ApplicationCard } from './application-card.tsx';
import styles from './applications.module.css';
import { useStateWords } from './state-words.ts';
import { classNames } from '#shell/ui/class-names.ts';

/** Those of a state, the newest first; one of them open. */
export function ApplicationsPanel({ onLaunch }: { onLaunch: (application: Application) => void }) {
  const { t } = useLingui();
  const words = useStateWords();
  const [state, setState] = useState<ApplicationState>('new');
  const [open, setOpen] = useState<number | null>(null);
  const of = usePolled(`applications ${state}`, (signal) => readApplications(state, undefined, signal));
  return (
    <Panel title={t`Applications`} of={of}>
      {(body) => (
        <>
          <div className={styles.states}>
            <Choice
              legend={t`State`}
              name="application-state"
              value={state}
              options={APPLICATION_STATES.map((value) => ({
                value,
                label: `${words[value]} ${body.counts[value]}`,
              }))}
              onChange={setState}
            />
          </div>
          <List
            key={state}
            state={state}
            first={body}
            open={open}
            onOpen={setOpen}
            onLaunch={onLaunch}
            onChanged={of.reload}
          />
        </>
      )}
    </Panel>
  );
}

type ListProps = {
  state: ApplicationState;
  first: ApplicationsBody;
  open: number | null;
  onOpen: (number: number | null) => void;
  onLaunch: (application: Application) => void;
  onChanged: () => void;
};

/** The newest page is read anew as it grows; older ones stay once they were asked for. */
function List({ state, first, open, onOpen, onLaunch, onChanged }: ListProps) {
  const { handleError } = useAdmin();
  const [older, setOlder] = useState<Pick<ApplicationsBody, 'applications' | 'next'> | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const seen = new Set(first.applications.map(({ number }) => number));
  const all = [
    ...first.applications,
    ...(older?.applications.filter(({ number }) => !seen.has(number)) ?? []),
  ];
  const next = older === null ? first.next : older.next;

  const readOlder = async (after: string) => {
    setIsBusy(true);
    try {
      const page = await readApplications(state, after, undefined);
      setOlder((known) => ({
        ...page,
        applications: [...(known?.applications ?? []), ...page.applications],
      }));
    } catch (failure) {
      handleError(failure);
    }
    setIsBusy(false);
  };

  if (all.length === 0)
    return (
      <p className={admin.none}>
        <Trans>None.</Trans>
      </p>
    );
  return (
    <>
      <ul className={admin.list}>
        {all.map((application) => (
          <Row
            key={application.number}
            application={application}
            isOpen={application.number === open}
            onOpen={onOpen}
            onLaunch={onLaunch}
            onChanged={onChanged}
          />
        ))}
      </ul>
      {next !== null && (
        <div className={admin.acts}>
          <Button look="secondary" size="small" isBusy={isBusy} onClick={() => void readOlder(next)}>
            <Trans>Older</Trans>
          </Button>
        </div>
      )}
    </>
  );
}

type RowProps = Pick<ListProps, 'onOpen' | 'onLaunch' | 'onChanged'> & {
  application: Application;
  isOpen: boolean;
};

function Row({ application, isOpen, onOpen, onLaunch, onChanged }: RowProps) {
  const { number, project, receivedTime } = application;
  return (
    <li className={styles.item}>
      <button
        type="button"
        className={classNames(admin.item, styles.opener)}
        aria-expanded={isOpen}
        onClick={() => onOpen(isOpen ? null : number)}
      >
        <strong>
          № {number} {project}
        </strong>
        <Time iso={receivedTime} />
      </button>
      {isOpen && <ApplicationCard application={application} onLaunch={onLaunch} onChanged={onChanged} />}
    </li>
  );
}
