/** The three enemies: what they say, what they do, what to do about it. */
import { useLingui } from '@lingui/react/macro';
import { Art, type ArtName } from '#shell/ui/art.tsx';
import { Card } from '#ui/card/card.tsx';
import styles from './enemies.module.css';

type Enemy = { art: ArtName; name: string; says: string; does: string; against: string };

/** A card each. */
export function Enemies() {
  const { t } = useLingui();
  const enemies: readonly Enemy[] = [
    {
      art: 'cast-parrot',
      name: t`The parrot with the hook`,
      says: t`“Just read me the twelve words, dear.”`,
      does: t`Circles above everything, stops, and swoops along the line it shows. 10 health.`,
      against: t`Step off the line. It lands out of breath: throw then.`,
    },
    {
      art: 'cast-snake',
      name: t`The snake in a tie`,
      says: t`“A thousand per cent, but only near this banana.”`,
      does: t`Lies half hidden beside a banana, coils when you come near, and strikes straight ahead. 12 health.`,
      against: t`Wake it from a few steps off, go behind a rock, throw while it rests.`,
    },
    {
      art: 'cast-crab',
      name: t`The crab with the hammer`,
      says: t`“I never go down. Sideways is a strategy.”`,
      does: t`Walks round you in its shell, opens it, and throws a hammer at where you stand. 9 health.`,
      against: t`Do not stand there. While the shell is open, throw.`,
    },
  ];
  return (
    <ul className={styles.enemies}>
      {enemies.map(({ art, name, says, does, against }) => (
        <Card as="li" key={art} className={styles.enemy}>
          <Art name={art} width={112} />
          <h3>{name}</h3>
          <p className={styles.says}>{says}</p>
          <p>{does}</p>
          <p>
            <strong>{t`To beat it:`}</strong> {against}
          </p>
        </Card>
      ))}
    </ul>
  );
}
