/** Who is signed in, in this browser, and that a session may end while one works. */
import type { AdminSession } from '@lilape/wire/admin';
import { createContext, use, useCallback, useMemo, useState } from 'react';
import { useAsync } from '#ui/use-async.ts';
import { hasSignedOut, readSession } from './session-api.ts';

export type AdminNow = {
  /** null where nobody is signed in; the last one while `hasEnded`. */
  readonly session: AdminSession | null;
  /** The session ended by itself or from elsewhere: what is on the admin page stays there. */
  readonly hasEnded: boolean;
};

export type Ways = { readonly hasPassword: boolean; readonly hasWallets: boolean };

export type Admin = {
  /** null until it is known. */
  readonly now: AdminNow | null;
  /** By what one can sign in. */
  readonly ways: Ways;
  /** What kept it from being known. */
  readonly error: unknown;
  readonly ask: () => void;
  readonly enter: (session: AdminSession | null) => void;
  readonly leave: () => void;
  /** Takes note of what a call failed with. */
  readonly handleError: (error: unknown) => void;
};

/** Until the server said otherwise. */
const passwordAlone: Ways = { hasPassword: true, hasWallets: false };

/** Follows the session of this browser. */
export function useAdminSession(): Admin {
  const { value, error, reload } = useAsync('session', readSession);
  /** Who came or went since it was asked; `session` is null for who went. */
  const [moved, setMoved] = useState<Pick<AdminNow, 'session'> | null>(null);
  const [hasEnded, setHasEnded] = useState(false);

  // The same from render to render: a session that is open again must not be ended by an old answer.
  const handleError = useCallback((failure: unknown) => {
    if (hasSignedOut(failure)) setHasEnded(true);
  }, []);
  const move = useCallback((session: AdminSession | null) => {
    setMoved({ session });
    setHasEnded(false);
  }, []);

  return useMemo(() => {
    const known = moved ?? value;
    return {
      now: known === null ? null : { session: known.session, hasEnded },
      ways: value ?? passwordAlone,
      error,
      handleError,
      ask: reload,
      enter: move,
      leave: () => move(null),
    };
  }, [moved, value, hasEnded, error, handleError, reload, move]);
}

export const AdminContext = createContext<Admin | null>(null);

/** Who is signed in, for what is on the admin page. */
export function useAdmin(): Admin {
  const admin = use(AdminContext);
  if (admin === null) throw new Error('There is no admin page around this.');
  return admin;
}
