/** The site's settings on the desk: what is typed, what is wrong with it, and what another admin did meanwhile. */
import { AppError } from '@lilape/domain/app-error';
import type { SiteProblems } from '@lilape/domain/site/rules';
import type { SiteField } from '@lilape/domain/site/settings';
import type { SiteBody } from '@lilape/wire/site';
import { useRef, useState } from 'react';
import { readSite, saveSite } from '#desk/operations-api.ts';
import { type MergedTyped, mergeTyped } from '#desk/merge-typed.ts';
import { useAdmin } from '#desk/use-admin.ts';
import { settingsOf, siteFaults, type SiteTyped, typedOf } from './site-typed.ts';

export type SiteEditor = {
  /** What stands, as far as it is known here. */
  readonly base: SiteBody;
  readonly typed: SiteTyped;
  readonly faults: SiteProblems;
  readonly failure: unknown;
  readonly isBusy: boolean;
  /** Whether what was typed last was saved. */
  readonly isSaved: boolean;
  /** What another admin did, as far as it was seen by saving. */
  readonly meanwhile: MergedTyped<SiteField> | null;
  readonly type: (change: Partial<SiteTyped>) => void;
  readonly save: () => Promise<void>;
};

/** Edits what was read; `onSaved` is told once the server has it. */
export function useSiteEditor(first: SiteBody, onSaved: () => void): SiteEditor {
  const { handleError } = useAdmin();
  const [base, setBase] = useState(first);
  const [typed, setTyped] = useState(() => typedOf(first.settings));
  const [faults, setFaults] = useState<SiteProblems>({});
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const [meanwhile, setMeanwhile] = useState<MergedTyped<SiteField> | null>(null);
  const isSaving = useRef(false);

  /** Lays another admin's changes under what is typed. */
  const lookAgain = async (): Promise<boolean> => {
    const now = await readSite(undefined);
    if (now.version === base.version) return false;
    const merged = mergeTyped(typedOf(base.settings), typed, typedOf(now.settings));
    setBase(now);
    setTyped(merged.typed);
    setMeanwhile(merged);
    return true;
  };
  const send = async () => {
    try {
      const saved = await saveSite(base.version, settingsOf(typed, base.settings));
      setBase(saved);
      setTyped(typedOf(saved.settings));
      setIsSaved(true);
      onSaved();
    } catch (thrown) {
      handleError(thrown);
      const isOvertaken =
        thrown instanceof AppError &&
        thrown.code === 'SITE_OVERTAKEN' &&
        (await lookAgain().catch(() => false));
      if (!isOvertaken) setFailure(thrown);
    }
  };

  return {
    base,
    typed,
    faults,
    failure,
    isBusy,
    isSaved,
    meanwhile,
    type: (change) => {
      setTyped((before) => ({ ...before, ...change }));
      setFaults({});
      setIsSaved(false);
    },
    save: async () => {
      const found = siteFaults(typed, base.settings, Date.now());
      setFaults(found);
      if (isSaving.current || Object.keys(found).length > 0) return;
      isSaving.current = true;
      setFailure(null);
      setMeanwhile(null);
      setIsBusy(true);
      await send();
      isSaving.current = false;
      setIsBusy(false);
    },
  };
}
