/** The rules of alerts on the desk: what is typed, and what another admin did meanwhile. */
import { AppError } from '@lilape/domain/app-error';
import type { AlertsBody } from '@lilape/wire/schedules';
import { useRef, useState } from 'react';
import { type MergedTyped, mergeTyped } from '#desk/merge-typed.ts';
import { useAdmin } from '#desk/use-admin.ts';
import { type AlertPart, type AlertsTyped, requestOf, typedOf } from './alerts-typed.ts';
import { readAlerts, saveAlerts } from './posts-api.ts';

/** Edits `newest`, which is read anew by itself: what nobody has touched here follows it. */
export function useAlertsEditor(newest: AlertsBody, onSaved: () => void) {
  const { handleError } = useAdmin();
  const [base, setBase] = useState(newest);
  const [typed, setTyped] = useState(() => typedOf(newest));
  const [isWrong, setIsWrong] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [meanwhile, setMeanwhile] = useState<MergedTyped<AlertPart> | null>(null);
  const isSaving = useRef(false);
  const isChanged = JSON.stringify(typed) !== JSON.stringify(typedOf(base));

  const stand = (body: AlertsBody) => {
    setBase(body);
    setTyped(typedOf(body));
  };
  if (newest.version > base.version && !isChanged && !isBusy) stand(newest);

  const lookAgain = async (): Promise<boolean> => {
    const now = await readAlerts(undefined);
    if (now.version === base.version) return false;
    const merged = mergeTyped(typedOf(base), typed, typedOf(now));
    setBase(now);
    setTyped(merged.typed);
    setMeanwhile(merged);
    return true;
  };

  return {
    base,
    typed,
    isChanged,
    isWrong,
    failure,
    isBusy,
    meanwhile,
    type: (change: Partial<AlertsTyped>) => {
      setTyped((before) => ({ ...before, ...change }));
      setIsWrong(false);
    },
    take: (part: AlertPart) => setTyped((before) => ({ ...before, [part]: typedOf(base)[part] })),
    save: async () => {
      const request = requestOf(typed, base.version);
      setIsWrong(request === null);
      if (isSaving.current || request === null) return;
      isSaving.current = true;
      setFailure(null);
      setMeanwhile(null);
      setIsBusy(true);
      try {
        stand(await saveAlerts(request));
        onSaved();
      } catch (thrown) {
        handleError(thrown);
        const isOvertaken =
          thrown instanceof AppError &&
          thrown.code === 'ALERTS_OVERTAKEN' &&
          (await lookAgain().catch(() => false));
        if (!isOvertaken) setFailure(thrown);
      }
      isSaving.current = false;
      setIsBusy(false);
    },
  };
}
