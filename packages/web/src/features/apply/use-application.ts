/** The draft of this browser, followed: what is typed is kept at once, also for the other tabs. */
import { useCallback, useEffect, useState } from 'react';
import {
  type Draft,
  draftKey,
  isReceipt,
  keepDraft,
  newDraft,
  nothingTyped,
  readDraft,
  type Receipt,
  retyped,
  type Typed,
} from './draft.ts';

export type Application = {
  /** null until the browser was asked what it keeps. */
  readonly draft: Draft | null;
  readonly typed: Typed;
  readonly receipt: Receipt | null;
  /** false where the browser keeps nothing: a reload would lose what is typed. */
  readonly isKept: boolean;
  readonly type: (change: Partial<Typed>) => void;
  readonly keep: (next: Draft | Receipt) => void;
};

/** Reads what is kept, after what may have been typed before this code came. @see typedBefore */
export function useApplication(typedBefore: () => Partial<Typed>): Application {
  const [kept, setKept] = useState<Draft | Receipt | null>(null);
  const [isKept, setIsKept] = useState(true);

  const keep = useCallback((next: Draft | Receipt) => {
    setKept(next);
    setIsKept(keepDraft(next));
  }, []);

  useEffect(() => {
    const found = readDraft() ?? newDraft();
    const before = typedBefore();
    setKept(
      isReceipt(found) || Object.keys(before).length === 0
        ? found
        : retyped(found, { ...found.typed, ...before }),
    );
    // Once: from then on every change arrives as an event.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      const found = key === draftKey ? readDraft() : null;
      if (found !== null) setKept(found);
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, []);

  const receipt = isReceipt(kept) ? kept : null;
  const draft = isReceipt(kept) ? null : kept;
  const typed = draft?.typed ?? nothingTyped;
  return {
    draft,
    typed,
    receipt,
    isKept,
    keep,
    type: (change) => keep(retyped(draft ?? newDraft(), { ...typed, ...change })),
  };
}
