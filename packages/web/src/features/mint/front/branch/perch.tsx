/** One ape on the branch: its small picture, how rare it is and, while it is held, until when. */
import type { BranchBody } from '@lilape/wire/studio';
import { Trans } from '@lingui/react/macro';
import { bandWords } from '#content/apes.ts';
import { useLanguage } from '#shell/page/use-language.ts';
import { formatClock, formatZone } from '#shell/text/moment.ts';
import { VisuallyHidden } from '#shell/ui/visually-hidden.tsx';
import styles from './branch.module.css';

type Props = {
  ape: BranchBody['apes'][number];
  /** Where small pictures are. */
  pictures: string;
  isChosen: boolean;
  /** Whether the easel takes none now. */
  isBusy: boolean;
  /** Is given its small picture too. */
  onPress: (id: number, face: Element | null) => void;
};

/** A button that chooses the ape, unless it is held for another or one is being minted. */
export function Perch({ ape, pictures, isChosen, isBusy, onPress }: Props) {
  const language = useLanguage();
  const { token_id: id, band, rarity_score: score, held, held_until: heldUntil } = ape;
  return (
    <li>
      <button
        type="button"
        className={styles.perch}
        data-band={band}
        aria-pressed={isChosen}
        disabled={held || isBusy}
        onClick={({ currentTarget }) => onPress(id, currentTarget.firstElementChild)}
      >
        <img src={`${pictures}/128/${id}`} alt="" width={128} height={128} loading="lazy" />
        <span className={styles.number}>
          #{id}{' '}
          <span>
            <VisuallyHidden>
              <Trans>Rarity score:</Trans>{' '}
            </VisuallyHidden>
            {score}
          </span>
        </span>
        <span>{bandWords[band][language]}</span>
        {heldUntil !== null && <Held isForAnother={held} until={heldUntil} />}
      </button>
    </li>
  );
}

function Held({ isForAnother, until }: { isForAnother: boolean; until: string }) {
  const language = useLanguage();
  // The day goes without saying: it is minutes from now. Clock and zone may part, neither within itself.
  const time = `${formatClock(until, language).replace(' ', '\u00A0')} ${formatZone(until)}`;
  return (
    <b className={styles.held}>
      {isForAnother ? <Trans>Held until {time}</Trans> : <Trans>For you until {time}</Trans>}
    </b>
  );
}

/** The place of an ape that was not loaded yet. */
export function EmptyPerch() {
  return <li className={styles.empty} />;
}
