/** What decides the order of the page: how many open stakes the wallet has, and whether an act of staking is under way or has just ended. */
import type { Address } from '@lilape/domain/address';
import { createStore } from '#shell/first/store.ts';
import { useStore } from '#shell/page/use-store.ts';
import { accountHere } from '#shell/first/session.ts';
import { useSession } from '#shell/page/use-session.ts';
import { rememberedStakes, rememberStakes } from './remembered-stakes.ts';

/** Whose they are, and how many; null until a wallet's node was asked. */
const ownStakes = createStore<{ account: Address; open: number } | null>(null);

/** Which act is shown: one of the form, under way (`form`) or at its end (`form-ended`), another (`other`), or none. */
export const shownAct = createStore<'form' | 'form-ended' | 'other' | null>(null);

/** Takes what the node of the connected account said, and remembers it over a reload. */
export function setOwnStakes(account: Address, open: number): void {
  rememberStakes(open);
  ownStakes.set({ account, open });
}

/** How many, followed; as many as on the last visit until the wallet has answered. */
export function useOpenStakes(): number {
  const session = useSession();
  const own = useStore(ownStakes);
  // Before it is connected again; a wallet that is gone is forgotten with its stakes.
  if (session.status !== 'connected') return rememberedStakes();
  const account = accountHere(session);
  if (account === null) return 0;
  return own?.account === account ? own.open : rememberedStakes();
}
