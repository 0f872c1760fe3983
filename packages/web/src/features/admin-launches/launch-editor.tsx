/** A launch on the admin page: form left, its boarding pass and what will be said of the change right. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#shell/ui/button.tsx';
import admin from '#admin/admin.module.css';
import { DraftState } from '#admin/draft-state.tsx';
import { useFieldNames } from './field-names.ts';
import { LaunchFields } from './launch-fields.tsx';
import { type Crowd, LaunchPreview } from './launch-preview.tsx';
import { differingFields, type LaunchTyped, typedOf, valueText } from './launch-typed.ts';
import styles from './launches.module.css';
import { type Editing, useLaunchEditor } from './use-launch-editor.ts';

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
  const editor = useLaunchEditor(editing, nowSeconds, ({ id }) => onSaved(id));
  const { base: launch, draft: typed, problems, isBusy } = editor;
  const stands = launch === null ? null : typedOf(launch);
  const names = useFieldNames();
  const [openedMs] = useState(() => Date.now());
  const nowMs = nowSeconds === 0 ? openedMs : nowSeconds * 1_000;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.editor} aria-labelledby="launch-editor">
      <header className={admin.head}>
        <h2 id="launch-editor" ref={heading} tabIndex={-1}>
          {launch === null ? t`A new launch` : t`Launch № ${launch.id}`}
        </h2>
        <Button look="secondary" size="small" onClick={onClose}>
          <Trans>Remove</Trans>
        </Button>
      </header>
      <form className={admin.form} {...editor.form}>
        <LaunchFields typed={typed} faults={problems ?? {}} onType={editor.type} />
        <div className={admin.beside}>
          <LaunchPreview typed={typed} launch={launch} nowMs={nowMs} crowd={crowd} />
          {stands !== null && <Changes stands={stands} typed={typed} />}
          <DraftState of={editor} names={names} />
          <Button type="submit" isBusy={isBusy}>
            {launch === null ? <Trans>Announce the launch</Trans> : <Trans>Save the changes</Trans>}
          </Button>
          <p className={admin.small}>
            <Trans>
              It’s public at once. You can change or cancel it until its snapshot, and its page shows every
              change.
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
    <div className={admin.changes}>
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
