/** The calls by which an admin comes and goes. */
import type { LogoutScope, SessionBody } from '@lilape/wire/admin';
import { AppError } from '@lilape/domain/app-error';
import { adminLogin, adminLogout, adminSession } from '@lilape/wire/endpoints/admin';
import { callApi } from '#shell/first/api.ts';

/** Whether this browser is signed in. */
export const readSession = async (signal: AbortSignal | undefined): Promise<SessionBody> =>
  (await callApi(adminSession, { signal })).body;

/** @throws AppError WRONG_PASSWORD, TOO_MANY_REQUESTS with the seconds to wait, and what any call may fail with */
export const signIn = async (password: string): Promise<SessionBody> =>
  (await callApi(adminLogin, { body: { password } })).body;

/** Ends this session, all others, or every one. */
export const signOut = async (scope: LogoutScope): Promise<void> => {
  await callApi(adminLogout, { body: { scope } });
};

/** Whether an error says that nobody is signed in. */
export function hasSignedOut(error: unknown): boolean {
  return error instanceof AppError && error.code === 'SIGN_IN_FIRST';
}
