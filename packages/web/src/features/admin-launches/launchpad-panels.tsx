/** The launchpad's part of the admin page: launches, applications, and one launch laid open. */
import type { Application } from '@lilape/wire/applications';
import { type ComponentType, useState } from 'react';
import { readLaunches } from '#admin/launchpad-api.ts';
import { LaunchEditor } from './launch-editor.tsx';
import { blankLaunch, textFields, typedOf } from './launch-typed.ts';
import { LaunchesPanel } from './launches-panel.tsx';
import type { Editing } from './use-launch-editor.ts';
import { usePolled } from '#admin/use-polled.ts';
import admin from '#admin/admin.module.css';

/** What is open, and a key that is another one each time: another launch is another form. */
type Open = { readonly key: number; readonly editing: Editing };

type Props = {
  /** The panel of the applications, given how to make a launch of one. */
  Applications: ComponentType<{ onLaunch: (application: Application) => void }>;
};

/** The panels; what is typed in the open launch stays while they are read anew, and while nobody is signed in. */
export function LaunchpadPanels({ Applications }: Props) {
  const of = usePolled('launches', readLaunches);
  const [open, setOpen] = useState<Open | null>(null);
  const edit = (editing: Editing) => setOpen((before) => ({ key: (before?.key ?? 0) + 1, editing }));
  return (
    <div className={admin.halves}>
      {open !== null && (
        <LaunchEditor
          key={open.key}
          editing={open.editing}
          nowSeconds={of.value === null ? 0 : Date.parse(of.value.time) / 1_000}
          crowd={of.value?.launches.find(({ soFar }) => soFar !== null)?.soFar ?? null}
          onClose={() => setOpen(null)}
          onSaved={() => {
            setOpen(null);
            of.reload();
          }}
        />
      )}
      <LaunchesPanel
        of={of}
        onNew={() => edit({ launch: null, typed: blankLaunch })}
        onEdit={(launch) => edit({ launch, typed: typedOf(launch) })}
      />
      <Applications onLaunch={(application) => edit({ launch: null, typed: launchOf(application) })} />
    </div>
  );
}

/** What an application says of its launch: the rest is to be agreed on. */
function launchOf({ project, links, pitch, language }: Application) {
  return { ...blankLaunch, project, links, [textFields[language]]: pitch };
}
