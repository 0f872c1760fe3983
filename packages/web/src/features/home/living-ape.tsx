/** The ape of home's first screen, alive: it eats the stage that is sold now, drops the peels of those that are gone, blinks, watches a butterfly, and lifts its brow at Buy. @see decision 80 "motion" */
import { apeBrows, apeLids, apePupils } from '@lilape/art/ape/ape-alive';
import { STAGE_COUNT } from '@lilape/domain/presale/stages';
import { EATER_ID } from '#shell/front/front-ladder.ts';
import { Art } from '#shell/ui/art.tsx';
import { MotionSwitch } from '#ui/motion-switch.tsx';
import { classNames } from '#shell/ui/class-names.ts';
import styles from './living-ape.module.css';

/** Painted into the page, so that they can move from the start. */
const layers = [
  { name: classNames(styles.face, styles.pupils), svg: apePupils() },
  { name: classNames(styles.face, styles.lids), svg: apeLids() },
  { name: styles.face, svg: apeBrows() },
];

const peels = Array.from({ length: STAGE_COUNT }, (_, index) => index);

/** The drawing; `data-peel` says how often the banana was bitten, `--gone` how many peels lie below. @see shell/front/front-ladder.ts */
export function LivingApe() {
  return (
    <div id={EATER_ID} className={styles.living} data-peel="0">
      {/* A picture until there is a sale to eat by: in the document it would be a fifth of it. */}
      <span className={styles.stage}>
        <Art name="ape-stage" width={480} urgency="low" />
      </span>
      {layers.map(({ name, svg }) => (
        <span key={name} className={name} dangerouslySetInnerHTML={{ __html: svg }} />
      ))}
      <span className={styles.butterfly}>
        <Art name="butterfly" width={200} urgency="low" />
      </span>
      <span className={styles.peels}>
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
