/** The site's settings on the admin page. */
import type { SiteProblems } from '@lilape/domain/site/rules';
import type { SiteField } from '@lilape/domain/site/settings';
import type { SiteBody } from '@lilape/wire/site';
import { readSite, saveSite } from '#admin/operations-api.ts';
import { fieldsOf } from '#admin/merge-typed.ts';
import { useVersionedDraft, type VersionedDraft } from '#admin/use-versioned-draft.ts';
import { settingsOf, siteFaults, type SiteTyped, typedOf } from './site-typed.ts';

export type SiteEditor = VersionedDraft<SiteBody, SiteTyped, SiteField, SiteProblems>;

/** Edits what was read; `onSaved` is called once the server has it. */
export function useSiteEditor(newest: SiteBody, onSaved: () => void): SiteEditor {
  return useVersionedDraft<SiteBody, SiteTyped, SiteField, SiteProblems>({
    newest,
    draftOf: ({ settings }) => typedOf(settings),
    textsOf: (draft) => draft,
    partsOf: fieldsOf,
    problemsOf: (draft, base) => {
      const found = siteFaults(draft, (base ?? newest).settings, Date.now());
      return Object.keys(found).length === 0 ? null : found;
    },
    save: (draft, base) => saveSite((base ?? newest).version, settingsOf(draft, (base ?? newest).settings)),
    readNow: () => readSite(undefined),
    onSaved,
  });
}
