/** What the connected account bought, and the next thing that happens with it. */
import type { Account } from '@lilape/domain/presale/payouts';
import { TOKEN_DECIMALS } from '@lilape/domain/token';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { accountOf } from '#chain/account-of.ts';
import type { Address } from '#shell/first/deployment.ts';
import { closeOverlay } from '#shell/first/overlay.ts';
import { Link } from '#shell/ui/link.tsx';
import { useLive } from '#ui/use-live.ts';
import { formatZoned } from '#shell/text/moment-zoned.ts';
import { accountHere } from '#shell/first/session.ts';
import { useSession } from '#shell/page/use-session.ts';
import { formatAmountDown } from '#text/amount.ts';
import { useAsync } from '#ui/use-async.ts';
import { connectedProvider } from '#wallet/connection.ts';
import { ownedStory } from './owned-story.ts';
import { OwnedWords } from './owned-words.tsx';

/** Its story; nothing while the contract has not said so, and for an account that bought nothing. */
export function Owned() {
  const { i18n } = useLingui();
  const { presale, newest } = useLive();
  const address = accountHere(useSession());
  const ours = newest.filter(({ buyer }) => buyer.toLowerCase() === address?.toLowerCase());
  // A purchase of this account and each step of the sale make the contract be asked again.
  const occasion = [presale?.status, ...ours.map(({ txHash }) => txHash)].join(' ');
  const { value: account } = useAsync(address, async () => askContract(address), occasion);
  const story = presale === null || account === null ? null : ownedStory(presale.status, account);
  if (presale === null || account === null || story === null) return null;
  return (
    <p>
      <OwnedWords
        story={story}
        tokens={formatAmountDown(account.tokens, TOKEN_DECIMALS, 2, i18n.locale)}
        when={formatZoned(presale.ends_at, i18n.locale)}
        ClaimLink={ClaimLink}
      />
    </p>
  );
}

/** Leaves the menu that it stands in. */
function ClaimLink({ children }: { children: ReactNode }) {
  return (
    <Link to="/claim" onClick={() => closeOverlay('account')}>
      {children}
    </Link>
  );
}

async function askContract(address: Address | null): Promise<Account | null> {
  return address === null ? null : accountOf(await connectedProvider(), address);
}
