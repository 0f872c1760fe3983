/** What the connected account bought, and the next thing that happens with it. */
import { PAYMENT_TOKENS } from '@lilape/domain/presale/methods';
import { type Account, payoutOf, refundableUnits } from '@lilape/domain/presale/payouts';
import { TOKEN_DECIMALS } from '@lilape/domain/token';
import type { PresaleInfo } from '@lilape/wire/presale';
import { Trans, useLingui } from '@lingui/react/macro';
import { accountOf } from '#chain/sale-contract.ts';
import type { Address } from '#shell/first/deployment.ts';
import { useLive } from '#ui/use-live.ts';
import { formatZoned } from '#shell/text/moment-zoned.ts';
import { Link } from '#shell/ui/link.tsx';
import { accountHere, useSession } from '#shell/wallet/session.ts';
import { formatAmountDown } from '#text/amount.ts';
import { useAsync } from '#ui/use-async.ts';
import { connectedProvider } from '#wallet/connection.ts';

type Props = {
  /** A link in it was followed. */
  onLeave?: () => void;
};

/** "You own 1,000 LILAPE", and when they are claimed; nothing while the contract has not said so, and for who bought nothing. */
export function Owned({ onLeave }: Props) {
  const { presale, newest } = useLive();
  const address = accountHere(useSession());
  const ours = newest.filter(({ buyer }) => buyer.toLowerCase() === address?.toLowerCase());
  // A purchase of this account and each step of the sale make the contract be asked again.
  const occasion = [presale?.status, ...ours.map(({ txHash }) => txHash)].join(' ');
  const { value: account } = useAsync(address, async () => askContract(address), occasion);
  if (presale === null || account === null || account.tokens === 0n) return null;
  return <Story presale={presale} account={account} onLeave={onLeave} />;
}

async function askContract(address: Address | null): Promise<Account | null> {
  return address === null ? null : accountOf(await connectedProvider(), address);
}

type StoryProps = { presale: PresaleInfo; account: Account; onLeave: (() => void) | undefined };

function Story({ presale, account, onLeave }: StoryProps) {
  const { i18n } = useLingui();
  const tokens = formatAmountDown(account.tokens, TOKEN_DECIMALS, 2, i18n.locale);
  if (payoutOf(presale.status) === 'refund') return <Refund account={account} onLeave={onLeave} />;
  if (account.isClaimed)
    return (
      <p>
        <Trans>You have claimed {tokens} LILAPE.</Trans>
      </p>
    );
  return (
    <p>
      <strong>
        <Trans>You own {tokens} LILAPE.</Trans>
      </strong>{' '}
      <Next presale={presale} onLeave={onLeave} />
    </p>
  );
}

function Next({ presale: { status, ends_at: end }, onLeave }: Pick<StoryProps, 'presale' | 'onLeave'>) {
  const { i18n } = useLingui();
  const when = formatZoned(end, i18n.locale);
  if (status !== 'finalised' && status !== 'ended')
    return (
      <Trans>
        <Link to="/claim" onClick={onLeave}>
          Claim them
        </Link>{' '}
        once the sale is over, on {when} at the latest.
      </Trans>
    );
  return (
    <Link to="/claim" onClick={onLeave}>
      {status === 'ended' ? <Trans>Finalise the sale, then claim them</Trans> : <Trans>Claim them</Trans>}
    </Link>
  );
}

function Refund({ account, onLeave }: Pick<StoryProps, 'account' | 'onLeave'>) {
  const isOwed = PAYMENT_TOKENS.some((coin) => refundableUnits(account, coin) > 0n);
  return (
    <p>
      {isOwed ? (
        <Link to="/claim" onClick={onLeave}>
          <Trans>Get your refund</Trans>
        </Link>
      ) : (
        <Trans>You have your refund.</Trans>
      )}
    </p>
  );
}
