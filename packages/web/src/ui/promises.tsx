/** What a page promises: three of them under drawings, and the rest folded below. */
import type { ReactNode } from 'react';
import { Art, type ArtName } from '#shell/ui/art.tsx';
import { Fold } from './fold.tsx';
import styles from './promises.module.css';

type Fact = { title: string; text: ReactNode };

type Props = {
  shown: readonly (Fact & { art: ArtName })[];
  /** What the fold of the others says. */
  label: string;
  more?: readonly Fact[];
  /** What it holds that is no list of promises. */
  children?: ReactNode;
};

/** Two lists, each promise with its heading of the third level. */
export function Promises({ shown, label, more, children }: Props) {
  return (
    <div className={styles.promises}>
      <ul className={styles.shown}>
        {shown.map(({ art, ...fact }) => (
          <li key={fact.title}>
            <Art name={art} width={160} />
            <Caption {...fact} />
          </li>
        ))}
      </ul>
      <Fold label={label} isAlways>
        {more !== undefined && (
          <ul className={styles.more}>
            {more.map((fact) => (
              <li key={fact.title}>
                <Caption {...fact} />
              </li>
            ))}
          </ul>
        )}
        {children}
      </Fold>
    </div>
  );
}

function Caption({ title, text }: Fact) {
  return (
    <div>
      <h3>{title}</h3>
      <p>{text}</p>
    </div>
  );
}
