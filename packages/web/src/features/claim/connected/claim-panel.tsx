/** A finalised sale: the tokens, and the one button that brings them. */
import type { Address } from '@lilape/domain/address';
import { type Account, claimableTokens } from '@lilape/domain/presale/payouts';
import { TOKEN_DECIMALS } from '@lilape/domain/token';
import { Trans, useLingui } from '@lingui/react/macro';
import { part } from '#shell/page/part.tsx';
import { useLanguage } from '#shell/page/use-language.ts';
import { shortAddress } from '#shell/first/short-address.ts';
import { Button } from '#shell/ui/button.tsx';
import { Lost } from '#shell/ui/lost.tsx';
import { formatAmountDown } from '#text/amount.ts';
import { usePreload } from '#ui/act/use-preload.ts';
import { ActStatus } from '#ui/act/act-status.tsx';
import { Card } from '#ui/card/card.tsx';
import { Exact } from '#ui/exact.tsx';
import { claiming } from '#wallet/acts/payouts.tsx';
import said from '#ui/said.module.css';
import styles from './claim.module.css';
import type { ClaimEndingProps } from './endings.tsx';

const Ending = part<ClaimEndingProps>({
  load: async () => (await import('./endings.tsx')).ClaimEnding,
  lost: Lost,
});

type Props = {
  address: Address;
  account: Account;
  flow: ReturnType<typeof claiming.current>;
  isMine: boolean;
};

/** Claims for `address`. Once the tokens are claimed it shows the ending, also when somebody else did it or it was long ago. */
export function ClaimPanel({ address, account, flow, isMine }: Props) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const tokens = (places: number) => formatAmountDown(account.tokens, TOKEN_DECIMALS, places, i18n.locale);
  const amount = tokens(2);
  const who = shortAddress(address);
  const outcome = flow.status === 'success' ? flow.outcome : null;
  const isBusy = flow.status === 'pending';
  usePreload(isBusy, Ending);
  if (outcome !== null || claimableTokens(account) === 0n)
    return (
      <Ending
        outcome={outcome}
        address={address}
        account={account}
        isMine={isMine}
        onClose={claiming.dismiss}
      />
    );
  return (
    <Card className={styles.panel}>
      <p className={said.caption}>
        <Trans>Ready to claim</Trans>
      </p>
      <p className={styles.figure}>
        <Exact short={amount} full={tokens(TOKEN_DECIMALS)} /> LILAPE
      </p>
      <p>
        {isMine ? (
          <Trans>The sale is finalised, and these are yours to claim. The network fee is all it costs.</Trans>
        ) : (
          <Trans>
            The sale is finalised. These go to {who}, and to nobody else; you pay the network fee.
          </Trans>
        )}
      </p>
      <ActStatus
        flow={flow}
        words={claiming.words}
        ending={claiming.ending(flow, language)}
        onStartAgain={claiming.startAgain}
      />
      <div className={styles.act}>
        <Button size="large" isWide isBusy={isBusy} onClick={() => void claiming.start({ account: address })}>
          <Trans>Claim {amount} LILAPE</Trans>
        </Button>
      </div>
    </Card>
  );
}
