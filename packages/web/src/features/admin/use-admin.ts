/** Who is signed in, in this browser, and that a session may end while one works. */
import type { AdminSession } from '@lilape/wire/admin';
import { createContext, use, useCallback, useEffect, useMemo, useState } from 'react';
import { hasSignedOut, readSession } from './door-api.ts';

export type AdminNow = {
  /** null where nobody is signed in; the last one while `hasEnded`. */
  readonly session: AdminSession | null;
  /** The session ended by itself or from elsewhere: what is on the desk stays there. */
  readonly hasEnded: boolean;
};

export type Admin = {
  /** null until it is known. */
  readonly now: AdminNow | null;
  /** Whether the server has a password to sign in with. */
  readonly isSetUp: boolean;
  /** What kept it from being known. */
  readonly error: unknown;
  readonly ask: () => void;
  readonly enter: (session: AdminSession | null) => void;
  readonly leave: () => void;
  /** Takes note of what a call failed with. */
  readonly heed: (error: unknown) => void;
};

/** Follows the session of this browser. */
export function useAdminSession(): Admin {
  const [now, setNow] = useState<AdminNow | null>(null);
  const [isSetUp, setIsSetUp] = useState(true);
  const [error, setError] = useState<unknown>(null);

  const look = useCallback(async (signal?: AbortSignal) => {
    try {
      const told = await readSession(signal);
      setIsSetUp(told.isSetUp);
      setNow({ session: told.session, hasEnded: false });
      setError(null);
    } catch (failure) {
      if (signal?.aborted !== true) setError(failure);
    }
  }, []);
  useEffect(() => {
    const stopped = new AbortController();
    void look(stopped.signal);
    return () => stopped.abort();
  }, [look]);

  const heed = useCallback((failure: unknown) => {
    if (hasSignedOut(failure)) setNow((before) => before && { ...before, hasEnded: true });
  }, []);

  return useMemo(
    () => ({
      now,
      isSetUp,
      error,
      heed,
      ask: () => void look(),
      enter: (session) => setNow({ session, hasEnded: false }),
      leave: () => setNow({ session: null, hasEnded: false }),
    }),
    [now, isSetUp, error, heed, look],
  );
}

export const AdminContext = createContext<Admin | null>(null);

/** Who is signed in, for what lies on the desk. */
export function useAdmin(): Admin {
  const admin = use(AdminContext);
  if (admin === null) throw new Error('There is no desk around this.');
  return admin;
}
