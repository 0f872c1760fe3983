/** A launch on the admin page: one that is made, or one that stands and is changed. */
import { AppError } from '@lilape/domain/app-error';
import type { Launch } from '@lilape/wire/launches';
import { useState } from 'react';
import { makeLaunch, readLaunches, reviseLaunch } from '#admin/launchpad-api.ts';
import { fieldsOf } from '#admin/merge-typed.ts';
import { useVersionedDraft, type VersionedDraft } from '#admin/use-versioned-draft.ts';
import {
  type LaunchFaults,
  launchFaults,
  type LaunchFieldName,
  type LaunchTyped,
  requestOf,
  textsOf,
  typedOf,
} from './launch-typed.ts';

/** What is on the admin page. */
export type Editing = {
  /** The launch that is changed; null for a new one. */
  readonly launch: Launch | null;
  /** What its fields hold at first. */
  readonly typed: LaunchTyped;
};

export type LaunchEditor = VersionedDraft<Launch | null, LaunchTyped, LaunchFieldName, LaunchFaults>;

/** Edits; `nowSeconds` is the chain's time, and `onSaved` is called once the server has it. */
export function useLaunchEditor(
  { launch, typed }: Editing,
  nowSeconds: number,
  onSaved: (launch: Launch) => void,
): LaunchEditor {
  /** Pressed again after a lost answer, it is the same request, and makes no second launch. */
  const [requestId] = useState(() => crypto.randomUUID());
  return useVersionedDraft<Launch, LaunchTyped, LaunchFieldName, LaunchFaults, Launch | null>({
    newest: launch,
    first: typed,
    draftOf: typedOf,
    contentOf: textsOf,
    textsOf,
    partsOf: fieldsOf,
    problemsOf: (draft, base) => {
      const found = launchFaults(draft, nowSeconds, base === null ? null : typedOf(base));
      return Object.keys(found).length === 0 ? null : found;
    },
    save: (draft, base) =>
      base === null
        ? makeLaunch(requestId, requestOf(draft))
        : reviseLaunch(base.id, base.version, requestOf(draft)),
    readNow: async (base, failure) => {
      const made =
        failure instanceof AppError && failure.code === 'LAUNCH_MADE' ? failure.values['id'] : null;
      const { launches } = await readLaunches(undefined);
      return launches.find(({ id }) => id === (base?.id ?? made));
    },
    onSaved,
  });
}
