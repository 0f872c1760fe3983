/** What the site says that changes without a build: form left, what visitors will see right, history below. */
import type { SiteBody } from '@lilape/wire/site';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useRef } from 'react';
import { readSite } from '#desk/operations-api.ts';
import { Meanwhile } from '#desk/meanwhile.tsx';
import { Panel, useNow } from '#desk/panel.tsx';
import { usePolled } from '#desk/use-polled.ts';
import { part } from '#shell/page/part.tsx';
import { Button } from '#shell/ui/button.tsx';
import { useSiteFieldNames } from './field-names.ts';
import { History } from './history.tsx';
import { Preview } from './preview.tsx';
import styles from './site-desk.module.css';
import { SiteFields } from './site-fields.tsx';
import { settingsOf, typedOf } from './site-typed.ts';
import { useSiteEditor } from './use-site-editor.ts';
import { focusFirstFault } from '#ui/focus-first-fault.ts';

const Fault = part({ load: async () => (await import('#ui/fault.tsx')).Fault });

/** The panels; what is typed stays while they are read anew, and while nobody is signed in. */
export function SitePanels() {
  const { t } = useLingui();
  const of = usePolled('site', readSite);
  return (
    <div className={styles.site}>
      <Panel title={t`What the site says`} of={of}>
        {(site) => <Editor first={site} newest={site.version} onSaved={of.reload} />}
      </Panel>
      <Panel title={t`What was changed`} of={of}>
        {({ history }) => <History versions={history} />}
      </Panel>
    </div>
  );
}

type Props = { first: SiteBody; newest: number; onSaved: () => void };

function Editor({ first, newest, onSaved }: Props) {
  const editor = useSiteEditor(first, onSaved);
  const { base, typed, faults, failure, isBusy, isSaved, meanwhile, type, save } = editor;
  const nowMs = useNow();
  const names = useSiteFieldNames();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(faults).length > 0) focusFirstFault(form.current);
  }, [faults]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit} aria-busy={isBusy}>
      <SiteFields typed={typed} faults={faults} type={type} />
      <div className={styles.beside}>
        <Preview settings={settingsOf(typed, base.settings)} nowMs={nowMs} />
        {meanwhile !== null && (
          <Meanwhile
            merged={meanwhile}
            names={names}
            onTake={(field) => type({ [field]: typedOf(base.settings)[field] })}
          />
        )}
        {newest > base.version && !isBusy && (
          <output className={styles.small}>
            <Trans>
              Another admin has saved version {newest} meanwhile. Saving lays what you typed on top of it
              first.
            </Trans>
          </output>
        )}
        <div className={styles.fault} role="alert">
          {failure !== null && <Fault error={failure} />}
        </div>
        <Button type="submit" isBusy={isBusy}>
          <Trans>Save for everybody</Trans>
        </Button>
        <output className={styles.small}>
          {isSaved ? (
            <Trans>Saved as version {base.version}: visitors see it from their next page on.</Trans>
          ) : (
            <Trans>It is public at once. Version {base.version} is saved.</Trans>
          )}
        </output>
      </div>
    </form>
  );
}
