/** A finalised sale: the tokens, and the one button that brings them. */
import type { Address } from '@lilape/domain/address';
import { type Account, claimableTokens } from '@lilape/domain/presale/payouts';
import { TOKEN_DECIMALS } from '@lilape/domain/token';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '#shell/page/use-language.ts';
import { shortAddress } from '#shell/text/short-address.ts';
import type { ActFlow } from '#shell/ui/act-flow.ts';
import { Button } from '#shell/ui/button.tsx';
import { formatAmountDown } from '#text/amount.ts';
import { ActStatus } from '#ui/act-status.tsx';
import { Card } from '#ui/card.tsx';
import { Exact } from '#ui/exact.tsx';
import { Joy } from '#ui/joy.tsx';
import { claiming } from '#wallet/acts/payouts.tsx';
import styles from './claim.module.css';

type Flow = ReturnType<typeof claiming.current> & ActFlow<unknown, unknown>;
type Props = { address: Address; account: Account; flow: Flow; isMine: boolean };

/** Claims for `address`; says so where it is done, whoever did it. */
export function ClaimPanel({ address, account, flow, isMine }: Props) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const tokens = (places: number) => formatAmountDown(account.tokens, TOKEN_DECIMALS, places, i18n.locale);
  const amount = tokens(2);
  const who = shortAddress(address);
  const isDone = claimableTokens(account) === 0n;
  return (
    <Card className={styles.panel}>
      <p className={styles.label}>{isDone ? <Trans>Claimed</Trans> : <Trans>Ready to claim</Trans>}</p>
      <p className={styles.figure}>
        <Exact short={amount} full={tokens(TOKEN_DECIMALS)} /> LILAPE
      </p>
      {isDone ? (
        <p className={styles.paidOut}>
          {isMine ? (
            <Trans>Claimed: your LILAPE are in your wallet.</Trans>
          ) : (
            <Trans>Claimed: they are in {who}.</Trans>
          )}
        </p>
      ) : (
        <p>
          {isMine ? (
            <Trans>
              The sale is finalised, and these are yours to claim. The network’s fee is all it costs.
            </Trans>
          ) : (
            <Trans>
              The sale is finalised. These go to {who}, and to nobody else; you pay the network’s fee.
            </Trans>
          )}
        </p>
      )}
      <ActStatus
        flow={flow}
        words={claiming.words}
        ending={claiming.ending(language)}
        onStartAgain={claiming.startAgain}
      >
        <Joy />
      </ActStatus>
      {!isDone && (
        <div className={styles.act}>
          <Button
            size="large"
            isWide
            isBusy={flow.status === 'pending'}
            onClick={() => void claiming.start({ account: address })}
          >
            <Trans>Claim {amount} LILAPE</Trans>
          </Button>
        </div>
      )}
    </Card>
  );
}
