/** The ape of home's first screen, alive: it eats the stage that is sold now, drops the peels of those that are gone, blinks, watches a butterfly, and lifts its brow at Buy. @see decision 80 "motion" */
import { STAGE_COUNT } from '@lilape/domain/presale/stages';
import { EATER_ID } from '#shell/front/front-ladder.ts';
import { Art } from '#shell/ui/art.tsx';
import { MotionSwitch } from '#ui/motion-switch.tsx';
import { SceneArt } from './scene-art.tsx';
import styles from './living-ape.module.css';

const peels = Array.from({ length: STAGE_COUNT }, (_, index) => index);

/** The drawing; `data-peel` says how often the banana was bitten; of the peels below, its last span, lie as many as stages are gone. @see shell/front/front-ladder.ts */
export function LivingApe() {
  return (
    <div id={EATER_ID} className={styles.living} data-peel="0">
      {/* A picture until there is a sale to eat by, then the same drawing: in the document it would be a fifth of it. */}
      <span className={styles.picture}>
        <SceneArt name="ape-alive" width={480} />
      </span>
      <span className={styles.butterfly}>
        <SceneArt name="butterfly" width={200} />
      </span>
      <span className={styles.peels} hidden>
        {peels.map((index) => (
          <Art key={index} name="banana-peel" width={48} />
        ))}
      </span>
      <div className={styles.switch}>
        <MotionSwitch />
      </div>
    </div>
  );
}
