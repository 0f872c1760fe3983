/** The volcano: the jungle from the ground to the moon on a scale of tens, with the tiers at their heights and the ape at its own. */
import { Trans, useLingui } from '@lingui/react/macro';
import { AddressHead } from '#shell/ui/address-head.tsx';
import { Art } from '#shell/ui/art.tsx';
import { heldShort } from '#text/short-tokens.ts';
import { Short } from './short.tsx';
import { found } from './shown.ts';
import { fromAbove, tierNames, wholeOf } from '#text/tiers.ts';
import styles from './climb.module.css';

/** Filled in by `follow-tier.ts`; what it shows is said in words beside it. */
export function Climb() {
  const { t, i18n } = useLingui();
  return (
    <div className={styles.climb}>
      <figure className={styles.stage}>
        <div className={styles.scene} data-climb="">
          <span className={styles.wide}>
            <Art name="volcano" width={720} />
          </span>
          <span className={styles.tall}>
            <Art name="volcano-tall" width={720} />
          </span>
          {fromAbove.map((tier) => (
            <p key={tier.id} className={styles.mark} data-mark={tier.id}>
              <b>{heldShort(String(wholeOf(tier)), i18n.locale)}</b> {tierNames[tier.id]}
            </p>
          ))}
          <p className={styles.more} data-more="" {...found('below', 'between')}>
            <span data-next="banana-tree" hidden>
              <Trans>
                <Short of="missing" /> more to the banana tree
              </Trans>
            </span>
            <span data-next="jungle-king" hidden>
              <Trans>
                <Short of="missing" /> more to the crown
              </Trans>
            </span>
            <span data-next="volcano-ape" hidden>
              <Trans>
                <Short of="missing" /> more to the crater
              </Trans>
            </span>
            <span data-next="moon-rider" hidden>
              <Trans>
                <Short of="missing" /> more to the moon
              </Trans>
            </span>
          </p>
          <div className={styles.ape} data-ape="">
            <span className={styles.head}>
              <span {...found('nobody', 'asking', 'failed', 'closed', 'ours')}>
                <Art name="logo-mark" width={64} />
              </span>
              <span {...found('below', 'between', 'top')} data-face="">
                <AddressHead address="0x0000000000000000000000000000000000000000" size={56} />
              </span>
            </span>
            <div className={styles.sign}>
              <p {...found('nobody', 'asking', 'failed', 'closed', 'ours')}>
                <Trans>How high do you sit?</Trans>
              </p>
              <dl {...found('below', 'between', 'top')} className={styles.lines}>
                <Line name={t`wallet`} of="wallet" />
                <Line name={t`staked`} of="staked" />
                <Line name={t`unclaimed`} of="unclaimed" />
              </dl>
            </div>
          </div>
        </div>
      </figure>
    </div>
  );
}

function Line({ name, of }: { name: string; of: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <Short of={of} />
      </dd>
    </div>
  );
}
