/** Who is connected, as components see it. */
import { useStore } from '#shell/page/use-store.ts';
import { type Session, session } from '#shell/first/session.ts';

/** The session, followed; disconnected while prerendering. */
export function useSession(): Session {
  return useStore(session);
}
