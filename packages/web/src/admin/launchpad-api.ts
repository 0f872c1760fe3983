/** The calls of launches and applications; each may answer that nobody is signed in. */
import type { ApplicationState } from '@lilape/domain/launchpad/application';
import type { Application, ApplicationsBody } from '@lilape/wire/applications';
import {
  adminApplications,
  cancelLaunch,
  changeApplication,
  changeLaunch,
  createLaunch,
} from '@lilape/wire/endpoints/admin-launchpad';
import { launches } from '@lilape/wire/endpoints/launches';
import type { Launch, LaunchesBody, LaunchTermsRequest } from '@lilape/wire/launches';
import { callApi } from '#shell/first/api.ts';

type Signal = AbortSignal | undefined;

/** The launches as everybody sees them, the latest first, and the chain's time. */
export const readLaunches = async (signal: Signal): Promise<LaunchesBody> =>
  (await callApi(launches, { signal })).body;

/** Makes a launch, the same one for the same request. @throws AppError LAUNCH_MADE */
export const makeLaunch = async (requestId: string, terms: LaunchTermsRequest): Promise<Launch> =>
  (await callApi(createLaunch, { body: { requestId, ...terms } })).body.launch;

/** Changes a launch of which `version` was read. @throws AppError with 409 where that is another by now */
export const reviseLaunch = async (id: number, version: number, terms: LaunchTermsRequest): Promise<Launch> =>
  (await callApi(changeLaunch, { params: { id: String(id) }, body: { ...terms, version } })).body.launch;

export type Reasons = { readonly reasonEn: string; readonly reasonRu: string };

/** Cancels a launch of which `version` was read, for reasons that everybody reads. */
export const callOff = async (id: number, version: number, reasons: Reasons): Promise<void> => {
  await callApi(cancelLaunch, { params: { id: String(id) }, body: { ...reasons, version } });
};

/** Applications in a state, or in all of them, the newest first; `after` is the `next` of the page before. */
export const readApplications = async (
  state: ApplicationState | undefined,
  after: string | undefined,
  signal: Signal,
): Promise<ApplicationsBody> => (await callApi(adminApplications, { query: { state, after }, signal })).body;

/** Gives an application a state and a note; resolves to what it is then. */
export const answerApplication = async (
  { number, version }: Application,
  answer: { readonly state: ApplicationState; readonly note: string },
): Promise<Application> =>
  (await callApi(changeApplication, { params: { number: String(number) }, body: { ...answer, version } }))
    .body.application;
