/** One application: what stands on its card, and our answer. */
import { APPLICATION_LIMITS } from '@lilape/domain/launchpad/application-limits';
import { APPLICATION_STATES, type ApplicationState, NOTE_RULE } from '@lilape/domain/launchpad/application';
import { textProblem, tidyText } from '@lilape/domain/typed-text';
import type { Application } from '@lilape/wire/applications';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { part } from '#shell/page/part.tsx';
import { languageNames } from '#shell/first/language.ts';
import { useLanguage } from '#shell/page/use-language.ts';
import { Button } from '#shell/ui/button.tsx';
import { faultSentence } from '#text/fault-sentence.ts';
import { Choice } from '#ui/choice.tsx';
import { TextArea } from '#ui/text-area.tsx';
import said from '#ui/said.module.css';
import { answerApplication } from '#admin/launchpad-api.ts';
import { Row } from '#admin/panel.tsx';
import { useAdmin } from '#admin/use-admin.ts';
import styles from './applications.module.css';
import { useStateWords } from './state-words.ts';

const Fault = part({ load: async () => (await import('#ui/fault.tsx')).Fault });

type Props = {
  application: Application;
  onLaunch: (application: Application) => void;
  onChanged: () => void;
};

/** The card as it came: its words are a stranger's, and links lead elsewhere. */
export function ApplicationCard({ application, onLaunch, onChanged }: Props) {
  const { t } = useLingui();
  const { pitch, links, contact, contract, language, account } = application;
  return (
    <div className={styles.card}>
      <p className={styles.pitch} lang={language} dir="auto">
        {pitch}
      </p>
      <dl>
        <Row name={t`Links`}>
          {links.map((link) => (
            <a key={link} className={styles.link} href={link} target="_blank" rel="noreferrer nofollow">
              {link}
            </a>
          ))}
        </Row>
        <Row name={t`Contact`}>{contact}</Row>
        <Row name={t`Language`}>{languageNames[language]}</Row>
        <Row name={t`Contract`}>{contract ?? '–'}</Row>
        <Row name={t`Signed by`}>{account ?? t`nobody`}</Row>
      </dl>
      <Answer application={application} onLaunch={onLaunch} onChanged={onChanged} />
    </div>
  );
}

/** State and note; saved together, against the version that was read. */
function Answer({ application, onLaunch, onChanged }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const words = useStateWords();
  const { handleError } = useAdmin();
  const [state, setState] = useState<ApplicationState>(application.state);
  const [note, setNote] = useState(application.note);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const problem = tidyText(note) === '' ? null : textProblem(tidyText(note), NOTE_RULE);

  const save = async () => {
    setIsBusy(true);
    setFailure(null);
    try {
      await answerApplication(application, { state, note: tidyText(note) });
    } catch (thrown) {
      setFailure(thrown);
      handleError(thrown);
    }
    // Also where it failed: another admin may have answered it, and that is to be seen.
    onChanged();
    setIsBusy(false);
  };

  return (
    <div className={styles.answer}>
      <Choice
        legend={t`State`}
        name={`state-${application.number}`}
        value={state}
        options={APPLICATION_STATES.map((value) => ({ value, label: words[value] }))}
        onChange={setState}
      />
      <TextArea
        label={t`Note, for admins alone`}
        rows={2}
        value={note}
        most={APPLICATION_LIMITS.noteChars}
        fault={problem === null ? null : faultSentence(t`Note`, problem, language)}
        onChange={({ target }) => setNote(target.value)}
      />
      <Others application={application} />
      <div className={said.alert} role="alert">
        {failure !== null && <Fault error={failure} />}
      </div>
      <div className={styles.acts}>
        <Button size="small" isBusy={isBusy} disabled={problem !== null} onClick={() => void save()}>
          <Trans>Save the answer</Trans>
        </Button>
        <Button look="secondary" size="small" onClick={() => onLaunch(application)}>
          <Trans>Make it a launch</Trans>
        </Button>
      </div>
    </div>
  );
}

/** What stands at the server, where another admin was faster than what is typed here. */
function Others({ application: { state, note, version } }: { application: Application }) {
  const words = useStateWords();
  const [first] = useState(version);
  if (version === first) return null;
  return (
    <output className={styles.others}>
      <Trans>
        Saved now: {words[state]}. {note}
      </Trans>
    </output>
  );
}
