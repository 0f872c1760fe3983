/** The laboratory's calls, which answer on the local chain only. */
import { lab, labAct } from '@lilape/wire/endpoints/lab';
import type { LabAction, LabState } from '@lilape/wire/lab';
import { callApi } from '#shell/first/api.ts';

/** Where the local chain stands. */
export async function readLab(signal?: AbortSignal): Promise<LabState> {
  return (await callApi(lab, { signal })).body;
}

/** Does it and says where the chain stands afterwards. @throws with the sentence of what kept it from being done */
export async function actInLab(action: LabAction): Promise<LabState> {
  return (await callApi(labAct, { body: action })).body;
}
