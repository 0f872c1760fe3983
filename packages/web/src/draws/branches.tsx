/** The branches themselves, hashed here. */
import { verifyProof } from '@lilape/domain/draws/tree';
import type { GiveawayEntrant } from '@lilape/wire/draws';
import { Trans } from '@lingui/react/macro';
import styles from './branches.module.css';

type Props = { entrant: GiveawayEntrant; proof: readonly string[]; root: string };

const short = (hash: string) => `${hash.slice(0, 10)}…${hash.slice(-6)}`;

/** A trunk with a branch a level, the leaf below and the root above. */
export function Branches({ entrant, proof, root }: Props) {
  const row = {
    index: entrant.index,
    account: entrant.account.toLowerCase() as `0x${string}`,
    from: BigInt(entrant.from),
    weight: BigInt(entrant.weight),
  };
  const isProven = verifyProof(root as `0x${string}`, row, proof as readonly `0x${string}`[]);
  return (
    <ol className={styles.tree}>
      <li className={styles.end} data-right={isProven}>
        <code title={root}>{short(root)}</code>{' '}
        {isProven ? <Trans>the root, reached ✓</Trans> : <Trans>the root, not reached ✗</Trans>}
      </li>
      {proof.toReversed().map((hash, level) => (
        <li
          key={hash}
          className={styles.branch}
          data-side={(proof.length - level) % 2 === 0 ? 'left' : 'right'}
        >
          <code title={hash}>{short(hash)}</code>
        </li>
      ))}
      <li className={styles.end}>
        <code>
          {entrant.index}, {short(entrant.account)}, {entrant.from}, {entrant.weight}
        </code>{' '}
        <Trans>the leaf</Trans>
      </li>
    </ol>
  );
}
