/** The rules of alerts on the admin page. */
import type { AlertsBody } from '@lilape/wire/schedules';
import { fieldsOf } from '#admin/merge-typed.ts';
import { useVersionedDraft, type VersionedDraft } from '#admin/use-versioned-draft.ts';
import { type AlertPart, type AlertsTyped, leastOf, requestOf, typedOf } from './alerts-typed.ts';
import { readAlerts, saveAlerts } from './posts-api.ts';

/** The amount is all that can be wrong. */
export type AlertsEditor = VersionedDraft<AlertsBody, AlertsTyped, AlertPart, 'least'>;

/** Edits what was read; `onSaved` is called once the server has it. */
export function useAlertsEditor(newest: AlertsBody, onSaved: () => void): AlertsEditor {
  return useVersionedDraft<AlertsBody, AlertsTyped, AlertPart, 'least'>({
    newest,
    draftOf: typedOf,
    textsOf: (draft) => draft,
    partsOf: fieldsOf,
    problemsOf: ({ least }) => (leastOf(least) === null ? 'least' : null),
    save: (draft, base) => saveAlerts(requestOf(draft, (base ?? newest).version)),
    readNow: () => readAlerts(undefined),
    onSaved,
  });
}
