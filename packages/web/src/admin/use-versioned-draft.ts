/** What an admin edits that others may edit too: the draft, the version it stands on, what is wrong with it, and its saving. */
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { focusFirstFault } from '#ui/focus-first-fault.ts';
import { type MergedTyped, mergeTyped, type Typed } from './merge-typed.ts';
import { useAdmin } from './use-admin.ts';

type Versioned = { readonly version: number };

type Editing<Base extends Versioned, Draft extends object, Part extends string, Problems> = {
  /** What stands, read anew by itself; null for what is yet to be made. */
  readonly newest: Base | null;
  /** What is typed at first where nothing stands, or where it is not what stands. */
  readonly first?: Draft;
  readonly draftOf: (base: Base) => Draft;
  /** What a draft says, to be compared; the draft itself unless its shape says more than is sent. */
  readonly contentOf?: (draft: Draft) => unknown;
  /** The parts that two admins can change beside each other, as texts. */
  readonly textsOf: (draft: Draft) => Typed<Part>;
  /** Parts of a draft alone. */
  readonly partsOf: (draft: Draft, parts: readonly Part[]) => Partial<Draft>;
  /** What is wrong, by the server's own rules; null for nothing. */
  readonly problemsOf: (draft: Draft, base: Base | null) => Problems | null;
  /** Saves on top of `base`. @throws what the server refuses, and that it does not answer */
  readonly save: (draft: Draft, base: Base | null) => Promise<Base>;
  /** What stands by now, once saving has failed with `failure`; undefined where there is nothing. */
  readonly readNow: (base: Base | null, failure: unknown) => Promise<Base | undefined>;
  readonly onSaved: (saved: Base) => void;
};

export type VersionedDraft<Base, Draft, Part extends string, Problems> = {
  /** What stands, as far as it is known here; null for what is yet to be made. */
  readonly base: Base;
  readonly draft: Draft;
  /** Whether the draft says something else than what stands. */
  readonly isChanged: boolean;
  /** As of the last press of Save. */
  readonly problems: Problems | null;
  readonly failure: unknown;
  readonly isBusy: boolean;
  /** Whether what was typed last was saved. */
  readonly isSaved: boolean;
  /** What another admin did, as far as it was seen by saving. */
  readonly meanwhile: MergedTyped<Part> | null;
  readonly type: (change: Partial<Draft>) => void;
  /** Takes over what the other has of a part. */
  readonly take: (part: Part) => void;
  /** Back to what stands. */
  readonly undo: () => void;
  readonly save: () => Promise<void>;
  /** For the form: it saves, and what is wrong gets the focus. */
  readonly form: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly noValidate: true;
    readonly onSubmit: (event: FormEvent) => void;
    readonly 'aria-busy': boolean;
  };
};

/**
 * Edits `newest`: what nobody has touched here follows it. Whatever saving fails with, what stands by then is looked at: the
 * same words were saved although the answer was lost, other ones are another admin's and are laid under what is typed.
 */
export function useVersionedDraft<
  Base extends Versioned,
  Draft extends object,
  Part extends string,
  Problems,
  Known extends Base | null = Base,
>(
  editing: Editing<Base, Draft, Part, Problems> & { readonly newest: Known },
): VersionedDraft<Known, Draft, Part, Problems> {
  const { newest, first, draftOf, textsOf, partsOf } = editing;
  const { handleError } = useAdmin();
  const [base, setBase] = useState<Base | null>(newest);
  const [draft, setDraft] = useState<Draft>(() => first ?? draftOf(newest as Base));
  const [problems, setProblems] = useState<Problems | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const [meanwhile, setMeanwhile] = useState<MergedTyped<Part> | null>(null);
  const isSaving = useRef(false);
  const form = useRef<HTMLFormElement>(null);

  const says = (one: Draft) => JSON.stringify((editing.contentOf ?? same)(one));
  const isChanged = base === null || says(draft) !== says(draftOf(base));

  const stand = (on: Base) => {
    setBase(on);
    setDraft(draftOf(on));
  };
  if (newest !== null && base !== null && newest.version > base.version && !isChanged && !isBusy)
    stand(newest);

  useEffect(() => {
    if (problems !== null) focusFirstFault(form.current);
  }, [problems]);

  /** Whether what stands by now explains the failure. */
  const isExplained = async (thrown: unknown): Promise<boolean> => {
    const now = await editing.readNow(base, thrown);
    if (now === undefined || now.version === base?.version) return false;
    // Made by an earlier press, with other words.
    if (base === null) {
      setBase(now);
      return false;
    }
    if (says(draft) === says(draftOf(now))) {
      finish(now);
      return true;
    }
    const theirs = draftOf(now);
    const merged = mergeTyped(textsOf(draftOf(base)), textsOf(draft), textsOf(theirs));
    setBase(now);
    setDraft({ ...draft, ...partsOf(theirs, merged.taken) });
    setMeanwhile(merged);
    return true;
  };
  const finish = (saved: Base) => {
    stand(saved);
    setIsSaved(true);
    editing.onSaved(saved);
  };
  const save = async () => {
    const found = editing.problemsOf(draft, base);
    setProblems(found);
    if (isSaving.current || found !== null) return;
    isSaving.current = true;
    setFailure(null);
    setMeanwhile(null);
    setIsBusy(true);
    try {
      finish(await editing.save(draft, base));
    } catch (thrown) {
      handleError(thrown);
      if (!(await isExplained(thrown).catch(() => false))) setFailure(thrown);
    }
    isSaving.current = false;
    setIsBusy(false);
  };
  const type = (change: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...change }));
    setProblems(null);
    setIsSaved(false);
  };

  return {
    // What stood once stands on; what was to be made may stand by now.
    base: base as Known,
    draft,
    isChanged,
    problems,
    failure,
    isBusy,
    isSaved,
    meanwhile,
    type,
    take: (part) => {
      if (base !== null) type(partsOf(draftOf(base), [part]));
    },
    undo: () => {
      if (base !== null) setDraft(draftOf(base));
      setProblems(null);
      setMeanwhile(null);
    },
    save,
    form: {
      ref: form,
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        void save();
      },
      'aria-busy': isBusy,
    },
  };
}

const same = (draft: unknown): unknown => draft;
