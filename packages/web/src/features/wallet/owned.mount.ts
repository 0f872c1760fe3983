/** Shows buyers what they own, without React: with the wallet of the last visit this comes before any library. */
import type { Language } from '@lilape/domain/languages';
import type { Account } from '@lilape/domain/presale/payouts';
import { TOKEN_DECIMALS } from '@lilape/domain/token';
import { accountOf } from '#chain/account-of.ts';
import type { Address } from '#shell/first/deployment.ts';
import { rememberedWallet } from '#shell/first/remembered.ts';
import type { Figures } from '#shell/live/figures.ts';
import { fill } from '#shell/live/fill.ts';
import { sale } from '#shell/live/sale.ts';
import { formatZoned } from '#shell/text/moment-zoned.ts';
import { lastVisit, whoIsHere } from '#wallet/last-visit.ts';
import { restoreSession } from '#shell/first/restore.ts';
import { currentSession, onSession } from '#shell/first/session.ts';
import { formatAmountDown } from '#text/amount.ts';
import { ownedStory } from './owned-story.ts';

/** Shows in `root` the story of the account that is here, from now on. @see owned-places.tsx */
export function mount(root: HTMLElement, language: Language): void {
  /** Whose account is known, and on what occasion the contract was asked for it; empty where it is to be asked again. */
  let owner: string | undefined;
  let occasion = '';
  let account: Account | null = null;

  const show = () => {
    const { presale } = sale.getSnapshot();
    const story = presale === null || account === null ? null : ownedStory(presale.status, account);
    const figures: Figures = (name) => {
      if (presale === null || account === null) return undefined;
      if (name === 'end.zoned') return { text: formatZoned(presale.ends_at, language) };
      return { text: formatAmountDown(account.tokens, TOKEN_DECIMALS, 2, language) };
    };
    fill(root, figures, (name) => name === `owned-${story}`);
  };
  const follow = async () => {
    // While a known account comes back, what was said of it stands.
    if (currentSession().status === 'connecting' && account !== null) return;
    const here = whoIsHere();
    // Wallets differ in how they spell an address.
    const ownerNow = here?.toLowerCase();
    const { presale, newest } = sale.getSnapshot();
    const ours = newest.filter(({ buyer }) => buyer.toLowerCase() === ownerNow);
    // A purchase of this account and each step of the sale make the contract be asked again.
    const now = [ownerNow, presale?.status, ...ours.map(({ txHash }) => txHash)].join(' ');
    if (now !== occasion) {
      occasion = now;
      if (ownerNow !== owner) {
        owner = ownerNow;
        account = null;
        show();
      }
      // What was said of the same account stands where the contract can't be asked.
      const answer = await ask(here).catch(() => account);
      // Another question was asked meanwhile.
      if (now !== occasion) return;
      account = answer;
    }
    show();
  };
  const lookAgain = () => {
    occasion = '';
    void follow();
  };
  for (const subscribe of [onSession, lastVisit.subscribe, sale.subscribe]) subscribe(() => void follow());
  // Elsewhere, or while this page was kept, something may have been claimed.
  addEventListener('pageshow', ({ persisted }) => persisted && lookAgain());
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && lookAgain());
  void follow();
  // Its account is known through its library alone.
  if (rememberedWallet() === 'walletconnect') void restoreSession();
}

async function ask(account: Address | null): Promise<Account | null> {
  if (account === null) return null;
  const visit = lastVisit.get();
  if (visit !== null) return accountOf(visit.provider, account);
  const { connectedProvider } = await import('#wallet/connection.ts');
  return accountOf(await connectedProvider(), account);
}
