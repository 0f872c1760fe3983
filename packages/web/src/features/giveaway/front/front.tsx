/** The first screen of the giveaway: what can be won, and where the draw stands. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Art } from '#shell/ui/art.tsx';
import { Link } from '#shell/ui/link.tsx';
import { Podium } from '#ui/podium.tsx';
import styles from './front.module.css';

/** Everything above the steps of the draw. */
export function Front() {
  const { t } = useLingui();
  return (
    <div className={styles.front}>
      <div className={styles.words}>
        <h1>
          <Trans>500M giveaway</Trans>
        </h1>
        <p className={styles.lead}>
          <Trans>
            Who bought is in it. The contract draws, the contract pays, and you can count it again.
          </Trans>
        </p>
      </div>
      <div className={styles.prizes}>
        <Podium
          steps={[
            { name: t`First prize`, tokens: t`250M`, above: <Art name="ape-joy" width={220} isEager /> },
            { name: t`Second prize`, tokens: t`150M` },
            { name: t`Third prize`, tokens: t`100M` },
          ]}
        />
        <p>
          <Trans>
            <strong>And a hundred apes:</strong> numbers 9,901 to 10,000, one for each of the next hundred
            places, all on the <Link to="/gallery?view=dots">jungle wall</Link>.
          </Trans>
        </p>
      </div>
    </div>
  );
}
