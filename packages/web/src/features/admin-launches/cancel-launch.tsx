/** Cancelling a launch: for reasons that everybody reads, and only by its name. */
import { LAUNCH_LIMITS, REASON_RULE } from '@lilape/domain/launchpad/launch';
import { textProblem, tidyText } from '@lilape/domain/typed-text';
import type { Launch } from '@lilape/wire/launches';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { part } from '#shell/page/part.tsx';
import { useLanguage } from '#shell/page/use-language.ts';
import { Button } from '#shell/ui/button.tsx';
import { faultSentence } from '#text/fault-sentence.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { callOff } from '#admin/launchpad-api.ts';
import { useAdmin } from '#admin/use-admin.ts';
import admin from '#admin/admin.module.css';

const Fault = part({ load: async () => (await import('#ui/fault.tsx')).Fault });

type Props = {
  /** As the list has it now. */
  launch: Launch;
  onDone: () => void;
  /** It failed, maybe because the launch is another one by now: the list is to be read anew. */
  onFailed: () => void;
  onClose: () => void;
};

/** The dialog; what was typed stays where it fails. */
export function CancelLaunch({ launch: { id, version, project }, onDone, onFailed, onClose }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const { handleError } = useAdmin();
  const [reasonEn, setReasonEn] = useState('');
  const [reasonRu, setReasonRu] = useState('');
  const [name, setName] = useState('');
  const [isLooked, setIsLooked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  const faultOf = (label: string, text: string): string | null => {
    const problem = textProblem(tidyText(text), REASON_RULE);
    return !isLooked || problem === null ? null : faultSentence(label, problem, language);
  };
  const isNamed = name.trim() === project;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsLooked(true);
    const reasons = { reasonEn: tidyText(reasonEn), reasonRu: tidyText(reasonRu) };
    if (!isNamed || isBusy || Object.values(reasons).some((text) => textProblem(text, REASON_RULE) !== null))
      return;
    setIsBusy(true);
    setFailure(null);
    try {
      await callOff(id, version, reasons);
      onDone();
    } catch (thrown) {
      setFailure(thrown);
      handleError(thrown);
      onFailed();
    }
    setIsBusy(false);
  };

  return (
    <Dialog title={t`Cancel launch № ${id}`} onClose={onClose}>
      <form className={admin.fields} noValidate onSubmit={(event) => void submit(event)}>
        <p>
          <Trans>It stays on the launchpad as cancelled, with the reason. You can’t bring it back.</Trans>
        </p>
        <TextArea
          label={t`Reason, English`}
          lang="en"
          rows={2}
          value={reasonEn}
          most={LAUNCH_LIMITS.reasonChars}
          fault={faultOf(t`Reason, English`, reasonEn)}
          onChange={({ target }) => setReasonEn(target.value)}
        />
        <TextArea
          label={t`Reason, Russian`}
          lang="ru"
          rows={2}
          value={reasonRu}
          most={LAUNCH_LIMITS.reasonChars}
          fault={faultOf(t`Reason, Russian`, reasonRu)}
          onChange={({ target }) => setReasonRu(target.value)}
        />
        <Field
          label={t`Type the project’s name to cancel it`}
          autoComplete="off"
          spellCheck={false}
          placeholder={project}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <div className={admin.fault} role="alert">
          {failure !== null && <Fault error={failure} />}
        </div>
        <Button type="submit" look="danger" isBusy={isBusy} disabled={!isNamed}>
          <Trans>Cancel the launch</Trans>
        </Button>
      </form>
    </Dialog>
  );
}
