/** Whose tier it is and how far the next one: that of the connected wallet, or of any address that is typed. */
import { Trans, useLingui } from '@lingui/react/macro';
import { AddressHead } from '#shell/ui/address-head.tsx';
import { Blank } from '#shell/ui/blank.tsx';
import { Island } from '#shell/island/island.tsx';
import { Button } from '#shell/ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Field } from '#ui/field.tsx';
import { Short } from './short.tsx';
import { found } from './shown.ts';
import { Gives } from './gives.static.tsx';
import { fromAbove, tierNames } from '#text/tiers.ts';
import { LaunchpadDesk } from '../desk.island.tsx';
import styles from './your-tier.module.css';

const nobodysAddress = '0x0000000000000000000000000000000000000000';

/** The card of the first screen; filled in by `follow-tier.ts`. */
export function YourTier() {
  const { t } = useLingui();
  return (
    <Card as="section" className={styles.card}>
      <h2>
        <Trans>Your tier</Trans>
      </h2>
      <div className={styles.found} aria-live="polite">
        <div {...found('nobody')} className={styles.part}>
          <p>
            <Trans>Your ape climbs as high as your LILAPE reach. Nothing is signed, nothing is locked.</Trans>
          </p>
          <Button isWide size="large" aria-haspopup="dialog" data-connect="">
            <Trans>Connect Wallet to Check Your Tier</Trans>
          </Button>
        </div>
        <Whose />
        <div {...found('asking')} className={styles.part}>
          <p className={styles.figure}>
            <Blank sample="Volcano Ape" />
          </p>
          <p>
            <Blank sample="Hold 1.2B more to reach the next tier" />
          </p>
        </div>
        <div {...found('failed')} className={styles.part} role="alert">
          <p>
            <Trans>The site does not answer just now. Your tokens are where they were.</Trans>
          </p>
          <Button look="secondary" size="small" data-tier-retry="">
            <Trans>Retry</Trans>
          </Button>
        </div>
        <p {...found('closed')} role="alert">
          <Trans>
            The site cannot say what an address holds just now: on this network it is not read, or not yet.
          </Trans>
        </p>
        <div {...found('ours')} className={styles.part}>
          <p className={styles.figure}>
            <Trans>No tier, ever</Trans>
          </p>
          <p>
            <Trans>
              This address is one of the project’s own. Whatever lies there never has a tier or a ticket.
            </Trans>
          </p>
        </div>
        <Standing />
      </div>
      <Island when="wallet">
        <LaunchpadDesk />
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

function Whose() {
  return (
    <p className={styles.whose} {...found('asking', 'failed', 'closed', 'ours', 'below', 'between', 'top')}>
      <AddressHead address={nobodysAddress} size={36} />
      <code className={styles.address} data-now="whose" />
      <span data-typed="" hidden>
        <Button look="plain" size="small" data-own="">
          <Trans>Back to my wallet</Trans>
        </Button>
      </span>
    </p>
  );
}

/** Tier, lines and the way to the next one. */
function Standing() {
  const { t } = useLingui();
  return (
    <div {...found('below', 'between', 'top')} className={styles.part}>
      <p className={styles.figure} data-now="tier">
        <span {...found('below')}>
          <Trans>No tier yet</Trans>
        </span>
        {fromAbove.map(({ id }) => (
          <span key={id} data-is={id} hidden>
            {tierNames[id]}
          </span>
        ))}
      </p>
      <dl className={styles.lines}>
        <Line name={t`In the wallet`} of="wallet" />
        <Line name={t`Staked`} of="staked" />
        <Line name={t`Bought, not claimed yet`} of="unclaimed" />
        <Line name={t`Balance held`} of="holding" isSum />
      </dl>
      <div {...found('below', 'between')} className={styles.next}>
        <label htmlFor="tier-progress">
          <Trans>
            On the way to <span data-now="nextName" />
          </Trans>
        </label>
        <span className={styles.percent}>
          <span data-now="progress" />%
        </span>
        <progress id="tier-progress" max={100} data-progress="" />
        <p className={styles.more}>
          <Trans>
            Hold <Short of="missing" /> more to reach the next tier
          </Trans>
        </p>
      </div>
      <p {...found('top')} className={styles.more}>
        <Trans>Nothing is above the moon: this is the highest tier.</Trans>
      </p>
      {fromAbove.map((tier) => (
        <div key={tier.id} data-is={tier.id} hidden>
          <Gives tier={tier} />
        </div>
      ))}
      <p className={styles.note}>
        <Trans>
          As of block <span data-now="block" />. It follows every transfer, stake, purchase and claim.
        </Trans>
      </p>
      <p className={styles.late} data-late="" hidden>
        <Trans>
          Live data is late: this was read <span data-now="age" />. What counts is on chain and waits for
          nobody.
        </Trans>
      </p>
    </div>
  );
}

function Line({ name, of, isSum = false }: { name: string; of: string; isSum?: boolean }) {
  return (
    <div data-sum={isSum || undefined}>
      <dt>{name}</dt>
      <dd>
        <Short of={of} />
      </dd>
    </div>
  );
}
