/** A stake that was paid out, for the record. */
import type { StakeBody } from '@lilape/wire/staking';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ChainStake } from '#chain/staking-contract.ts';
import { formatDay } from '#shell/text/moment.ts';
import { Exact } from '#ui/exact.tsx';
import { written, writtenInFull } from './front/written.ts';
import { Line } from './line.tsx';
import styles from './stake-card.module.css';
import { Statement } from './statement.tsx';

/** Its slip, without buttons. */
export function EndedStake({ stake, body }: { stake: ChainStake; body: StakeBody | null }) {
  const { i18n } = useLingui();
  const language = i18n.locale;
  const { id, tokens, lockDays, startSeconds, claimedTokens } = stake;
  const amount = (units: bigint) => (
    <Exact short={written(units, language)} full={writtenInFull(units, language)} />
  );
  return (
    <li className={styles.stake} data-stake-id={id} data-ended="">
      <div className={styles.slip}>
        <h3>
          <Trans>Stake #{id}</Trans>
        </h3>
        <dl>
          <Line name={<Trans>Amount</Trans>}>{amount(tokens)} LILAPE</Line>
          <Line name={<Trans>Lock</Trans>}>
            <Trans>{lockDays} days</Trans>
          </Line>
          <Line name={<Trans>Opened</Trans>}>{formatDay(startSeconds * 1_000, language)}</Line>
          <Line name={<Trans>Rewards paid</Trans>} isTotal>
            {amount(claimedTokens)}
          </Line>
        </dl>
        <Statement body={body} />
      </div>
    </li>
  );
}
