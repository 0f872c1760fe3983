/** A launch on the desk: what is typed, what is wrong with it, and what another admin did meanwhile. */
import { AppError } from '@lilape/domain/app-error';
import type { Launch } from '@lilape/wire/launches';
import { useRef, useState } from 'react';
import { makeLaunch, readLaunches, reviseLaunch } from '#desk/launchpad-api.ts';
import { useAdmin } from '#desk/use-admin.ts';
import { type MergedTyped, mergeTyped } from '#desk/merge-typed.ts';
import {
  fieldsOf,
  type LaunchFaults,
  launchFaults,
  type LaunchFieldName,
  type LaunchTyped,
  requestOf,
  textsOf,
  typedOf,
} from './launch-typed.ts';

/** What is on the desk. */
export type Editing = {
  /** The launch that is changed; null for a new one. */
  readonly launch: Launch | null;
  /** What its fields hold at first. */
  readonly typed: LaunchTyped;
};

export type Editor = {
  /** The launch that saving changes; null while saving makes one. */
  readonly launch: Launch | null;
  readonly typed: LaunchTyped;
  /** As it stands on the site; null for a new one. */
  readonly stands: LaunchTyped | null;
  readonly faults: LaunchFaults;
  readonly failure: unknown;
  readonly isBusy: boolean;
  /** What another admin did, as far as it was seen by saving. */
  readonly meanwhile: MergedTyped<LaunchFieldName> | null;
  readonly type: (change: Partial<LaunchTyped>) => void;
  /** Saves; what fails keeps what was typed. `nowSeconds` is the chain's time. */
  readonly save: (nowSeconds: number) => Promise<void>;
};

/** Edits; `onSaved` is told the number once the server has it. */
export function useLaunchEditor({ launch, typed: first }: Editing, onSaved: (id: number) => void): Editor {
  const { handleError } = useAdmin();
  const [typed, setTyped] = useState(first);
  const [base, setBase] = useState(launch);
  const [faults, setFaults] = useState<LaunchFaults>({});
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [meanwhile, setMeanwhile] = useState<MergedTyped<LaunchFieldName> | null>(null);
  const isSaving = useRef(false);
  /** Pressed again after a lost answer, it is the same request, and makes no second launch. */
  const [requestId] = useState(() => crypto.randomUUID());
  const stands = base === null ? null : typedOf(base);

  /** Looks whether another admin was faster, and lays their changes under what is typed. */
  const lookAgain = async (from: Launch): Promise<boolean> => {
    const now = (await readLaunches(undefined)).launches.find(({ id }) => id === from.id);
    if (now === undefined || now.version === from.version) return false;
    const theirs = typedOf(now);
    const merged = mergeTyped(textsOf(typedOf(from)), textsOf(typed), textsOf(theirs));
    setBase(now);
    setTyped({ ...typed, ...fieldsOf(theirs, merged.taken) });
    setMeanwhile(merged);
    return true;
  };
  /** What is typed becomes a change of the launch that an earlier press has made. */
  const goOnWithMade = async (id: unknown) => {
    const { launches } = await readLaunches(undefined);
    setBase(launches.find((known) => known.id === id) ?? null);
  };
  const send = async () => {
    try {
      if (base === null) onSaved(await makeLaunch(requestId, requestOf(typed)));
      else {
        await reviseLaunch(base.id, base.version, requestOf(typed));
        onSaved(base.id);
      }
    } catch (thrown) {
      handleError(thrown);
      if (thrown instanceof AppError && thrown.code === 'LAUNCH_MADE')
        await goOnWithMade(thrown.values['id']).catch(() => undefined);
      // Whatever it failed with: where another version stands by now, that is what has to be seen.
      const isOvertaken = base !== null && (await lookAgain(base).catch(() => false));
      if (!isOvertaken) setFailure(thrown);
    }
  };

  return {
    launch: base,
    typed,
    stands,
    faults,
    failure,
    isBusy,
    meanwhile,
    type: (change) => {
      setTyped({ ...typed, ...change });
      setFaults({});
    },
    save: async (nowSeconds) => {
      const found = launchFaults(typed, nowSeconds, stands);
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
