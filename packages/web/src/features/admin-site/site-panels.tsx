/** What the site says that changes without a build: form left, what visitors will see right, history below. */
import type { SiteBody } from '@lilape/wire/site';
import { Trans, useLingui } from '@lingui/react/macro';
import { readSite } from '#admin/operations-api.ts';
import admin from '#admin/admin.module.css';
import { DraftState } from '#admin/draft-state.tsx';
import { Panel, useNow } from '#admin/panel.tsx';
import { usePolled } from '#admin/use-polled.ts';
import { Button } from '#shell/ui/button.tsx';
import { useSiteFieldNames } from './field-names.ts';
import { History } from './history.tsx';
import { Preview } from './preview.tsx';
import { SiteFields } from './site-fields.tsx';
import { settingsOf } from './site-typed.ts';
import { useSiteEditor } from './use-site-editor.ts';

/** The panels; what is typed stays while they are read anew, and while nobody is signed in. */
export function SitePanels() {
  const { t } = useLingui();
  const of = usePolled('site', readSite);
  return (
    <div className={admin.panels}>
      <Panel title={t`Texts of the site`} of={of}>
        {(site) => <Editor newest={site} onSaved={of.reload} />}
      </Panel>
      <Panel title={t`What was changed`} of={of}>
        {({ history }) => <History versions={history} />}
      </Panel>
    </div>
  );
}

type Props = { newest: SiteBody; onSaved: () => void };

function Editor({ newest, onSaved }: Props) {
  const editor = useSiteEditor(newest, onSaved);
  const { base, draft, problems, isBusy, isSaved, type, form } = editor;
  const nowMs = useNow();
  const names = useSiteFieldNames();
  return (
    <form className={admin.form} {...form}>
      <SiteFields draft={draft} problems={problems} type={type} />
      <div className={admin.beside}>
        <Preview settings={settingsOf(draft, base.settings)} nowMs={nowMs} />
        <DraftState of={editor} names={names} newest={newest.version} />
        <Button type="submit" isBusy={isBusy}>
          <Trans>Save for everybody</Trans>
        </Button>
        <output className={admin.small}>
          {isSaved ? (
            <Trans>Saved as version {base.version}: visitors see it on their next page.</Trans>
          ) : (
            <Trans>It’s public at once. Version {base.version} is saved.</Trans>
          )}
        </output>
      </div>
    </form>
  );
}
