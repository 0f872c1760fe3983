/** What becomes of the split and of the price after the sale, before anybody pays. @see decision 152 "before anybody pays" */
import { Trans } from '@lingui/react/macro';
import { leftOfAllAtMillion, mostLeft, stageTwoAt } from '#content/market.ts';
import { useLanguage } from '#shell/page/use-language.ts';
import { Link } from '#shell/ui/link.tsx';
import styles from './afterwards.module.css';

/** The pie that stays the pie, and the worst case, each with its picture on the sale's page. */
export function Afterwards() {
  const language = useLanguage();
  const [stageTwo, left, leftOfAll] = [stageTwoAt, mostLeft, leftOfAllAtMillion].map(
    (said) => said[language],
  );
  return (
    <ul className={styles.pair}>
      <li>
        <h3>
          <Trans>Shares after the sale</Trans>
        </h3>
        <p>
          <Trans>
            If half is sold, half of everything exists: the rest of every share is burned. Only the prizes
            keep their size; at $1M raised the prizes are a quarter of everything. Stage 2 begins at{' '}
            {stageTwo}.
          </Trans>
        </p>
        <Link to="/sale#pie">
          <Trans>Move the pie</Trans>
        </Link>
      </li>
      <li>
        <p className={styles.left} aria-hidden="true">
          {left}
        </p>
        <h3>
          <Trans>The worst case</Trans>
        </h3>
        <p>
          <Trans>
            If all buyers sell at once, {left} of the pools’ opening price is left, or less. With everything
            else that exists it is {leftOfAll} at $1M raised. The first to sell get the most.
          </Trans>
        </p>
        <Link to="/sale#worst-case">
          <Trans>Move the price</Trans>
        </Link>
      </li>
    </ul>
  );
}
