/** How a good act ends, whichever it was: the ape, one figure, the slip, how sure it is, and where to go from here. @see decision 168 "one ending for every act" */
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { Art, type ArtName } from '#shell/ui/art.tsx';
import { Button, ButtonLink } from '#shell/ui/button.tsx';
import { classNames } from '#shell/ui/class-names.ts';
import { HowSure, type Sureness } from '#ui/act/how-sure.tsx';
import { Joy } from '#ui/joy.tsx';
import styles from './ending.module.css';
import { ShareButton } from './share-button.tsx';
import { Slip, type SlipRow } from './slip.tsx';

export type EndingProps = {
  /** The pose over the upper edge; bananas burst from behind the ape that is glad alone. */
  art?: ArtName;
  /** What was done; it takes the focus, as the button that had it is gone. */
  title: string;
  /** The one figure, and its unit. */
  figure: ReactNode;
  unit?: string;
  /** A line below it. */
  says: ReactNode;
  rows: readonly SlipRow[];
  /** How sure it is; null for what is in no block of its own. */
  sure: Sureness | null;
  /** The one thing to do after it: "Next: …". */
  next: { to: string; words: ReactNode; onClick?: () => void };
  /** Shares a picture; null while there is nothing to paint, left out where there is no picture. */
  share?: (() => Promise<void>) | null;
  /** Back to what made it. */
  again?: { words: ReactNode; onClick: () => void };
  /** Without a frame of its own: in a dialog, whose title the ape stands before. */
  isInSheet?: boolean;
  /** It was made on an earlier visit: no burst, and the focus stays where it is. */
  isPast?: boolean;
  /** Stands below the slip. */
  children?: ReactNode;
};

/** In place of what made it. */
export function Ending(props: EndingProps) {
  const { art = 'ape-joy', title, figure, unit, says, rows, sure, next, share, again } = props;
  const { isInSheet = false, isPast = false, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isPast) heading.current?.focus();
  }, [isPast]);
  const Heading = isInSheet ? 'h3' : 'h2';
  const ending = (
    <div className={classNames(styles.ending, !isInSheet && styles.framed)} data-ending="">
      <div className={styles.head}>
        <div className={styles.stage}>
          <span className={styles.burst}>{!isPast && art === 'ape-joy' && <Joy />}</span>
          <span className={styles.ape}>
            <Art name={art} width={160} isEager />
          </span>
        </div>
        <div className={styles.summary}>
          <Heading ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </Heading>
          <p className={styles.amount}>
            {figure} {unit !== undefined && <span>{unit}</span>}
          </p>
          <p>{says}</p>
        </div>
      </div>
      <div className={styles.facts}>
        <Slip rows={rows} />
        {children}
        {sure !== null && <HowSure status={sure} />}
        <div className={styles.actions}>
          <ButtonLink to={next.to} isWide {...(next.onClick && { onClick: next.onClick })}>
            <Trans>Next: {next.words}</Trans>
          </ButtonLink>
          {share !== undefined && <ShareButton share={share} />}
        </div>
        {again !== undefined && (
          <Button look="plain" size="small" onClick={again.onClick}>
            {again.words}
          </Button>
        )}
      </div>
    </div>
  );
  return isInSheet ? ending : <div className={styles.place}>{ending}</div>;
}
