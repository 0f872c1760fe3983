/** Whether an address is entered and with what chance: that of the connected wallet, or any that is typed. @see decision 103 "the page of the draw" */
import { Trans, useLingui } from '@lingui/react/macro';
import { Island } from '#shell/island/island.tsx';
import { AddressHead } from '#shell/ui/address-head.tsx';
import { Blank } from '#shell/ui/blank.tsx';
import { Button, ButtonLink } from '#shell/ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Field } from '#ui/field.tsx';
import { Prize } from '../prize.island.tsx';
import styles from './chance.module.css';
import { at, found } from './stages.ts';

/** The card of the first screen; filled in by `follow-chance.ts`. */
export function Chance() {
  const { t } = useLingui();
  return (
    <Card className={styles.card}>
      <h2>
        <Trans>Your chance</Trans>
      </h2>
      <p {...found('asking', 'failed', 'entered', 'outside', 'excluded', 'lost', 'coming', 'tokens', 'ape')}>
        <span className={styles.whose}>
          <AddressHead address="0x0000000000000000000000000000000000000000" size={36} />
          <code data-now="whose" />
          <span data-typed="" hidden>
            <Button look="plain" size="small" data-own="">
              <Trans>Back to my wallet</Trans>
            </Button>
          </span>
        </span>
      </p>
      <div className={styles.found} aria-live="polite">
        <p {...found('nobody')}>
          <Trans>Connect the wallet that you bought with, or look at any address. Nothing is signed.</Trans>
        </p>
        <div {...found('nobody')} className={styles.connect}>
          <Button isWide size="large" aria-haspopup="dialog" data-connect="">
            <Trans>Connect Wallet</Trans>
          </Button>
        </div>
        <p {...found('asking')} className={styles.figure}>
          <Blank sample="1 in 1,234" />
        </p>
        <p {...found('failed')} role="alert">
          <Trans>
            The site does not answer just now. Nothing has changed by that: what counts is on chain.
          </Trans>
        </p>
        <Entered />
        <p {...found('excluded')}>
          <Trans>Not entered: this address is one of the project’s own, and those cannot win.</Trans>
        </p>
        <div {...found('outside')} className={styles.part}>
          <p>
            <strong>
              <Trans>Not entered.</Trans>
            </strong>{' '}
            <span {...at('running')}>
              <Trans>It has bought nothing in the sale so far. Any purchase enters it.</Trans>
            </span>
            <span {...at('counting', 'ready', 'withdrawn', 'open', 'due', 'revealed', 'settled')}>
              <Trans>It bought nothing in the sale, and the list is closed.</Trans>
            </span>
          </p>
          <div {...at('running')}>
            <ButtonLink to="/" look="secondary" size="small">
              <Trans>Buy LILAPE</Trans>
            </ButtonLink>
          </div>
        </div>
        <p {...found('lost')}>
          <Trans>It was entered and has won nothing this time. Its tokens are its own as before.</Trans>
        </p>
        <div {...found('coming', 'tokens', 'ape')} className={styles.part}>
          <p className={styles.figure}>
            <Trans>
              Place <span data-now="place" />!
            </Trans>
          </p>
          <p {...found('coming')}>
            <Trans>
              It has won: the seed says so, and nobody can change that. The prize comes when the place is
              settled, which anyone can do below.
            </Trans>
          </p>
          <p {...found('tokens')}>
            <Trans>
              It has won <b data-now="prize" /> LILAPE. They are in its wallet: nothing to claim.
            </Trans>
          </p>
          <p {...found('ape')}>
            <Trans>
              It has won ape #<b data-now="apeId" />.
            </Trans>
          </p>
        </div>
      </div>
      <Island when="wallet">
        <Prize />
      </Island>
      <form className={styles.form} data-look="" noValidate autoComplete="off">
        <Field label={t`Any address`} placeholder="0x…" name="address" spellCheck={false} />
        <Button type="submit" look="secondary">
          <Trans>Look</Trans>
        </Button>
        <p className={styles.fault} role="alert" data-fault="format" hidden>
          <Trans>This is no address: 0x and 40 digits or letters from a to f.</Trans>
        </p>
        <p className={styles.fault} role="alert" data-fault="checksum" hidden>
          <Trans>One character is wrong: the capital letters do not fit the rest. Copy it once more.</Trans>
        </p>
        <p className={styles.fault} role="alert" data-fault="zero" hidden>
          <Trans>This is the zero address, which is nobody’s.</Trans>
        </p>
      </form>
    </Card>
  );
}

function Entered() {
  return (
    <div {...found('entered')} className={styles.part}>
      <p className={styles.figure}>
        <ChanceOf of="any" />
      </p>
      <p>
        <Trans>
          to win one of <b data-now="places" /> prizes. The first prize: <ChanceOf of="first" />.
        </Trans>
      </p>
      <p className={styles.note}>
        <span {...at('running', 'counting')}>
          <Trans>
            Entered as it stands: <b data-now="weight" /> LILAPE of <span data-now="total" /> sold so far. It
            falls while others buy.
          </Trans>
        </span>
        <span {...at('ready', 'withdrawn', 'open', 'due', 'revealed', 'settled')}>
          <Trans>
            Entered for good with <b data-now="weight" /> LILAPE of <span data-now="total" />.
          </Trans>
        </span>
      </p>
    </div>
  );
}

/** "1 in 81" or "42%"; which, the script says. */
function ChanceOf({ of }: { of: 'any' | 'first' }) {
  return (
    <span data-chance={of}>
      <span data-kind="oneIn">
        <Trans>
          1 in <span data-figure="" />
        </Trans>
      </span>
      <span data-kind="percent" hidden>
        <span data-figure="" />%
      </span>
    </span>
  );
}
