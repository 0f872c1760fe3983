/** Where the giveaway stands: a stamp, a sentence, and the countdown while a draw is open; each stage's written, the true one shown. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '#shell/ui/button.tsx';
import { Status, type StatusLook } from '#ui/status.tsx';
import type { Stage } from './stage.ts';
import { at } from './stages.ts';
import styles from './stand-now.module.css';

/** Filled in by `follow-giveaway.ts`. */
export function StandNow() {
  const { t } = useLingui();
  return (
    <div className={styles.stand} aria-live="polite">
      <Stand of="closed" look="ahead" stamp={t`To come`}>
        <Trans>The contract of the draw does not stand on this network yet.</Trans>
      </Stand>
      <Stand of="asking" look="ahead" stamp={t`Asking…`}>
        <Trans>Asking the site where it stands.</Trans>
      </Stand>
      <Stand of="failed" look="failed" stamp={t`No answer`}>
        <Trans>
          The site does not answer just now. Nothing has changed by that: what counts is on chain.
        </Trans>
      </Stand>
      <div {...at('failed')}>
        <Button look="secondary" size="small" data-giveaway-retry="">
          <Trans>Retry</Trans>
        </Button>
      </div>
      <Stand of="before" look="ahead" stamp={t`Before the sale`}>
        <Trans>The sale has not begun. Whoever buys will be entered.</Trans>
      </Stand>
      <Stand of="running" look="now" stamp={t`The sale is running`}>
        <Trans>
          Whoever buys before it ends is entered, with every token. Entrants so far: <b data-now="count" />.
        </Trans>
      </Stand>
      <Stand of="counting" look="now" stamp={t`The sale is over`}>
        <Trans>Its end is not final yet. As soon as it is finalised the list is fixed, for good.</Trans>
      </Stand>
      <Stand of="ready" look="now" stamp={t`The list is fixed`}>
        <Trans>
          Entrants: <b data-now="count" />, for good. Next the owner opens the draw, an hour or more ahead of
          its number.
        </Trans>
      </Stand>
      <Stand of="withdrawn" look="now" stamp={t`Taken back`}>
        <Trans>
          The owner took the draw back before its number was out. The list stays; the draw can be opened
          again.
        </Trans>
      </Stand>
      <Stand
        of="open"
        look="now"
        stamp={t`The draw is open`}
        figure={<p className={styles.clock} role="timer" aria-live="off" data-now="clock" />}
      >
        <Trans>
          until the number comes out, on <span data-now="roundTime" />. List and round are on chain; nobody
          can change them.
        </Trans>
      </Stand>
      <Stand of="due" look="now" stamp={t`The number is due`}>
        <Trans>
          Its time has come. Whoever has the beacon’s signature can hand it in, and the winners are fixed.
        </Trans>
      </Stand>
      <Stand of="revealed" look="now" stamp={t`The number is out`}>
        <Trans>
          The winners follow from it and nobody can change them. Settled on chain: <b data-now="settled" /> of{' '}
          <b data-now="places" />.
        </Trans>
      </Stand>
      <Stand of="settled" look="done" stamp={t`Drawn and paid`}>
        <Trans>
          All <b data-now="places" /> winners are on chain, and the prizes are paid.
        </Trans>
      </Stand>
      <Stand of="cancelled" look="failed" stamp={t`No giveaway`}>
        <Trans>
          It cannot take place: the sale did not succeed, or nobody drew in time. Nobody is entered, and the
          500,000,000 LILAPE go to nobody: anyone may have the contract burn them.
        </Trans>
      </Stand>
      <p className={styles.late} data-late="" hidden>
        <Trans>
          Live data is late: this is as of block <span data-now="block" />. Nothing on chain waits for it.
        </Trans>
      </p>
    </div>
  );
}

type StandProps = {
  of: Stage;
  look: StatusLook;
  stamp: string;
  /** Between the stamp and the sentence. */
  figure?: ReactNode;
  children: ReactNode;
};

function Stand({ of, look, stamp, figure, children }: StandProps) {
  return (
    <div {...at(of)} className={styles.now}>
      <Status look={look}>{stamp}</Status>
      {figure}
      <p>{children}</p>
    </div>
  );
}
