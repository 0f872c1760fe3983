/** The laboratory's calls, which answer on the local chain only. */
import '#api/zod-without-eval.ts';
import { type LabAction, type LabState, labState } from '@lilape/wire/lab';
import { callApi } from '#shell/api/api.ts';

const read = (json: unknown): LabState => labState.parse(json);

/** Where the local chain stands. */
export async function readLab(signal?: AbortSignal): Promise<LabState> {
  return (await callApi({ path: '/api/lab', read, signal })).body;
}

/** Does it and says where the chain stands afterwards. @throws with the sentence of what kept it from being done */
export async function actInLab(action: LabAction): Promise<LabState> {
  return (await callApi({ path: '/api/lab', body: action, read })).body;
}
