/** A launch on the desk: form left, its boarding pass and what will be said of the change right. */
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { part } from '#shell/page/part.tsx';
import { Button } from '#shell/ui/button.tsx';
import desk from '#desk/desk.module.css';
import { Meanwhile } from '#desk/meanwhile.tsx';
import { useFieldNames } from './field-names.ts';
import { LaunchFields } from './launch-fields.tsx';
import { type Crowd, LaunchPreview } from './launch-preview.tsx';
import { differingFields, fieldsOf, type LaunchTyped, valueText } from './launch-typed.ts';
import styles from './launches.module.css';
import { type Editing, useLaunchEditor } from './use-launch-editor.ts';
import { focusFirstFault } from '#ui/focus-first-fault.ts';

const Fault = part({ load: async () => (await import('#ui/fault.tsx')).Fault });

type Props = {
  editing: Editing;
  /** The chain's time, Unix seconds; 0 while nobody has said it: then the server alone judges what is too soon. */
  nowSeconds: number;
  /** Who would take part now; null where nobody has counted them. */
  crowd: Crowd | null;
  onSaved: (id: number) => void;
  onClose: () => void;
};

/** Everything typed stays until it is saved or put away. */
export function LaunchEditor({ editing, nowSeconds, crowd, onSaved, onClose }: Props) {
  const { t } = useLingui();
  const editor = useLaunchEditor(editing, onSaved);
  const { launch, typed, stands, faults, failure, isBusy, meanwhile } = editor;
  const names = useFieldNames();
  const [openedMs] = useState(() => Date.now());
  const nowMs = nowSeconds === 0 ? openedMs : nowSeconds * 1_000;
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (Object.keys(faults).length > 0) focusFirstFault(form.current);
  }, [faults]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void editor.save(nowSeconds);
  };
  return (
    <section className={styles.editor} aria-labelledby="launch-editor">
      <header className={desk.head}>
        <h2 id="launch-editor" ref={heading} tabIndex={-1}>
          {launch === null ? t`A new launch` : t`Launch № ${launch.id}`}
        </h2>
        <Button look="secondary" size="small" onClick={onClose}>
          <Trans>Put away</Trans>
        </Button>
      </header>
      <form ref={form} className={styles.form} noValidate onSubmit={submit} aria-busy={isBusy}>
        <LaunchFields typed={typed} faults={faults} onType={editor.type} />
        <div className={styles.beside}>
          <LaunchPreview typed={typed} launch={launch} nowMs={nowMs} crowd={crowd} />
          {meanwhile !== null && stands !== null && (
            <Meanwhile
              merged={meanwhile}
              names={names}
              onTake={(field) => editor.type(fieldsOf(stands, [field]))}
            />
          )}
          {stands !== null && <Changes stands={stands} typed={typed} />}
          <div className={styles.fault} role="alert">
            {failure !== null && <Fault error={failure} />}
          </div>
          <Button type="submit" isBusy={isBusy}>
            {launch === null ? <Trans>Announce the launch</Trans> : <Trans>Save the changes</Trans>}
          </Button>
          <p className={styles.small}>
            <Trans>
              It is public at once. It can be changed or cancelled until its snapshot, and every change is
              shown on its page.
            </Trans>
          </p>
        </div>
      </form>
    </section>
  );
}

/** What will stand on the launch's page about this change. */
function Changes({ stands, typed }: { stands: LaunchTyped; typed: LaunchTyped }) {
  const names = useFieldNames();
  const changed = differingFields(stands, typed);
  if (changed.length === 0) return null;
  return (
    <div className={styles.changes}>
      <h3>
        <Trans>Everybody will see that this changed</Trans>
      </h3>
      <dl>
        {changed.map((name) => (
          <div key={name}>
            <dt>{names[name]}</dt>
            <dd>
              <del>{valueText(stands, name) || '–'}</del> <ins>{valueText(typed, name) || '–'}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
