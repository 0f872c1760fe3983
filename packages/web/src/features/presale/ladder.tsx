/** The ten stages as ten bananas that fill up as the sale goes. */
import { STAGE_COUNT } from '@lilape/domain/presale/stages';
import { Trans } from '@lingui/react/macro';
import { Art } from '#shell/ui/art.tsx';
import { classNames } from '#shell/ui/class-names.ts';
import { Filled, when } from '#ui/filled.tsx';
import { VisuallyHidden } from '#shell/ui/visually-hidden.tsx';
import ripe from '#ui/ripe.module.css';
import styles from './ladder.module.css';

const size = 48;
const stages = Array.from({ length: STAGE_COUNT }, (_, index) => index + 1);

/** The ladder; all empty until `shell/front/front-ladder.ts` ripens it. */
export function Ladder() {
  return (
    <ol className={styles.ladder}>
      {stages.map((stage) => (
        <li key={stage} className={styles.rung} data-rung={stage}>
          <span className={styles.banana}>
            <Art name="banana-outline" width={size} />
            <span className={classNames(ripe.ripe, styles.ripe)}>
              <Art name="banana" width={size} />
            </span>
            <span className={styles.eaten}>
              <Art name="banana-bitten" width={size} />
            </span>
            <span className={styles.percent} aria-hidden="true">
              <Filled of={`rung.sold ${stage}`} />%
            </span>
          </span>
          <span className={styles.number} aria-hidden="true">
            {stage}
          </span>
          <VisuallyHidden>
            <span {...when('known')}>
              <Trans>
                Stage {stage}, <Filled of={`rung.price ${stage}`} />, <Filled of={`rung.sold ${stage}`} />%
                sold
              </Trans>
            </span>
          </VisuallyHidden>
        </li>
      ))}
    </ol>
  );
}
