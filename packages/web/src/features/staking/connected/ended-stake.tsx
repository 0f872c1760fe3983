/** A stake that was paid out, for the record. */
import type { StakeBody } from '@lilape/wire/staking';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ChainStake } from '#chain/staking-contract.ts';
import { formatDay } from '#shell/text/moment.ts';
import { Line } from './line.tsx';
import { Facts } from '#ui/facts.tsx';
import styles from './stake-card.module.css';
import { Statement } from './statement.tsx';
import { Tokens } from './tokens.tsx';

/** Its slip, without buttons. */
export function EndedStake({ stake, body }: { stake: ChainStake; body: StakeBody | null | undefined }) {
  const { i18n } = useLingui();
  const language = i18n.locale;
  const { id, tokens, lockDays, startSeconds, claimedTokens } = stake;
  return (
    <li className={styles.stake} data-stake-id={id} data-ended="">
      <div className={styles.slip}>
        <h3>
          <Trans>Stake #{id}</Trans>
        </h3>
        <Facts look="rows">
          <Line name={<Trans>Amount</Trans>}>
            <Tokens units={tokens} /> LILAPE
          </Line>
          <Line name={<Trans>Lock</Trans>}>
            <Trans>{lockDays} days</Trans>
          </Line>
          <Line name={<Trans>Opened</Trans>}>{formatDay(startSeconds * 1_000, language)}</Line>
          <Line name={<Trans>Rewards paid</Trans>} isTotal>
            <Tokens units={claimedTokens} />
          </Line>
        </Facts>
        <Statement body={body} />
      </div>
    </li>
  );
}
