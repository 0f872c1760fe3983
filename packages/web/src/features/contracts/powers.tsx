/** Who can do what; written at build time. */
import { REWARDS_BOUND_YEARS } from '@lilape/domain/market/split';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Card } from '#ui/card/card.tsx';
import { Fold } from '#ui/fold.tsx';
import { Promises } from '#ui/promises.tsx';
import { Section } from '#ui/section.tsx';
import styles from './powers.module.css';

/** The sections `powers` and `anyone`. */
export function Powers() {
  const { t } = useLingui();
  return (
    <>
      <Section
        id="powers"
        title={t`What the owners can do`}
        lead={t`That’s all of them. Each power is one function of the contract, and there’s no other way in.`}
      >
        <h3 className={styles.owner}>
          <Trans>The owner of Presale</Trans>
        </h3>
        <ul className={styles.powers}>
          <Power isFolded name={t`Cancel the sale`} call="cancel">
            <Trans>
              Any time before its end. Every buyer can then get back what they paid, and nobody gets tokens.
              Once the sale has ended, it’s too late.
            </Trans>
          </Power>
          <Power isFolded name={t`Close it early`} call="closeEarly">
            <Trans>
              Once, after the start, at least an hour ahead and never later than the set end. Once announced,
              it can’t be moved or withdrawn. The owner can still cancel the sale until then.
            </Trans>
          </Power>
          <Power isFolded name={t`Return what was sent by mistake`} call="rescue">
            <Trans>
              Other tokens, freely. Of USDT and USDC, only what the contract owes neither buyers nor the
              treasury. LILAPE, never.
            </Trans>
          </Power>
          <Power
            isFolded
            name={t`Hand these powers on, or give them up`}
            call="transferOwnership, acceptOwnership, renounceOwnership"
          >
            <Trans>
              Handing on takes two steps: the owner names a new one, who then accepts. Giving up is for good:
              after that nobody can cancel the sale or close it early.
            </Trans>
          </Power>
        </ul>
        <div className={styles.owners}>
          <FoldedPowers title={<Trans>The owner of TeamVesting</Trans>}>
            <Power name={t`Receive what is released`} call="release">
              <Trans>
                Evenly, second by second, from a set start over a set time. Anyone can call it; it pays only
                the owner.
              </Trans>
            </Power>
            <Power name={t`Hand the wallet on, or give it up`} call="transferOwnership, renounceOwnership">
              <Trans>
                With everything still locked in it. That releases nothing sooner; once given up, the rest
                stays locked for good.
              </Trans>
            </Power>
          </FoldedPowers>
          <FoldedPowers title={<Trans>The owner of Draws</Trans>}>
            <Power name={t`Open the draw of a launch`} call="open">
              <Trans>
                With a published list and a round of the beacon that lies 24 hours to 30 days ahead. Until
                then anyone can check the list. It pays no LILAPE.
              </Trans>
            </Power>
            <Power name={t`Withdraw the draw of a launch`} call="withdraw">
              <Trans>
                Until 12 hours before its round, or 30 days after it if nobody submitted the number. Otherwise
                a draw is final.
              </Trans>
            </Power>
            <Power
              name={t`Hand these powers on, or give them up`}
              call="transferOwnership, acceptOwnership, renounceOwnership"
            >
              <Trans>
                Handing on takes two steps; giving up is for good. The owner has no part in the giveaway and
                can’t touch a prize, a winner or the beacon.
              </Trans>
            </Power>
          </FoldedPowers>
          <FoldedPowers title={<Trans>The owner of LilApeNFT</Trans>}>
            <Power name={t`Change the studio’s key`} call="setSigner">
              <Trans>
                This key signs every mint, and so decides how an ape that nobody has yet will look. What the
                old key signed is void at once. Minted apes don’t change.
              </Trans>
            </Power>
            <Power
              name={t`Hand this power on, or give it up`}
              call="transferOwnership, acceptOwnership, renounceOwnership"
            >
              <Trans>
                Handing on takes two steps; giving up is for good. The owner can’t touch an ape, a payment or
                a prize.
              </Trans>
            </Power>
          </FoldedPowers>
          <FoldedPowers title={<Trans>The owner of LilApeStaking</Trans>}>
            <Power name={t`Take out free rewards`} call="takeFreeRewards">
              <Trans>
                What is neither staked nor reserved for a stake, to any address, starting{' '}
                {REWARDS_BOUND_YEARS} years after the release. New stakes may then find no reward left and be
                refused; open ones keep theirs.
              </Trans>
            </Power>
            <Power
              name={t`Hand this power on, or give it up`}
              call="transferOwnership, acceptOwnership, renounceOwnership"
            >
              <Trans>Handing on takes two steps; giving up is for good.</Trans>
            </Power>
          </FoldedPowers>
        </div>
      </Section>
      <Section id="anyone" look="dots" title={t`What nobody can stop or do`}>
        <Promises
          shown={[
            {
              art: 'ape-guard',
              title: t`Nobody can take the money early`,
              text: (
                <Trans>
                  What buyers paid stays in the sale until it’s finalised. Then it goes to the pools and the
                  treasury, and nowhere else. If the sale fails, buyers can get it back.
                </Trans>
              ),
            },
            {
              art: 'ape-basket',
              title: t`Nobody can keep what’s yours`,
              text: (
                <Trans>
                  Anyone can call <code>claim</code> or <code>refund</code> for any buyer, and only that buyer
                  gets the tokens or the money. It needs no owner, and there’s no deadline.
                </Trans>
              ),
            },
            {
              art: 'ape-reading',
              title: t`Nobody can change the rules`,
              text: (
                <Trans>
                  No contract’s code can be replaced. No price, stage, minimum, goal or treasury can be
                  changed, no LILAPE minted, no transfer taxed or paused, no holder frozen.
                </Trans>
              ),
            },
          ]}
          label={t`What else anyone can do, and what nobody can`}
        >
          <div className={styles.columns}>
            <div>
              <h3>
                <Trans>Anyone can</Trans>
              </h3>
              <ul className={styles.list}>
                <li>
                  <Trans>
                    <code>finalise</code> a sale that ended at or above its goal, which burns what is unsold,
                    and <code>release</code> the reserves.
                  </Trans>
                </li>
                <li>
                  <Trans>
                    <code>collect</code> a coin of a finalised sale to PoolOpener, <code>open</code> its pool,
                    and <code>sweep</code> the rest to the treasury.
                  </Trans>
                </li>
                <li>
                  <Trans>
                    <code>withdraw</code> what was paid for apes to the treasury, and <code>mintPrize</code>{' '}
                    an ape to its winner.
                  </Trans>
                </li>
                <li>
                  <Trans>
                    <code>reveal</code> a draw with the beacon’s signature, <code>settle</code> its places,
                    which pays the winners and nobody else, and <code>burnLeftover</code>: burn what nobody
                    can win any more.
                  </Trans>
                </li>
                <li>
                  <Trans>
                    <code>unbind</code> an ape from a stake whose holder no longer owns it, and{' '}
                    <code>fundRewards</code>: add to the rewards of staking.
                  </Trans>
                </li>
                <li>
                  <Trans>
                    <code>burnUnsold</code>: burn the LILAPE of a cancelled or failed sale, which are owed to
                    nobody.
                  </Trans>
                </li>
              </ul>
            </div>
            <div>
              <h3>
                <Trans>Nobody can</Trans>
              </h3>
              <ul className={styles.list}>
                <li>
                  <Trans>extend the sale beyond its set end;</Trans>
                </li>
                <li>
                  <Trans>choose a winner, keep one from a prize, or take the prizes out;</Trans>
                </li>
                <li>
                  <Trans>move a reserve before the release, or lower a pool’s position;</Trans>
                </li>
                <li>
                  <Trans>take a stake or the reward reserved for it, or change a rate or a lock.</Trans>
                </li>
              </ul>
              <h3>
                <Trans>Also good to know</Trans>
              </h3>
              <ul className={styles.list}>
                <li>
                  <Trans>
                    Circle and Tether can freeze addresses in their own coins. A frozen coin can’t be refunded
                    until it’s unfrozen; you can claim LILAPE regardless.
                  </Trans>
                </li>
                <li>
                  <Trans>
                    LILAPE sent to a finalised sale, and ether forced into the contract, stay there for ever.
                  </Trans>
                </li>
              </ul>
            </div>
          </div>
        </Promises>
      </Section>
    </>
  );
}

/** Powers that touch no purchase. */
function FoldedPowers({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div>
      <Fold heading={<h3>{title}</h3>} label={title} isAlways>
        <div className={styles.folded}>
          <ul className={styles.powers}>{children}</ul>
        </div>
      </Fold>
    </div>
  );
}

type PowerProps = {
  name: string;
  call: string;
  /** Whether a phone has only its name and function until it is pressed. */
  isFolded?: boolean;
  children: ReactNode;
};

function Power({ name, call, isFolded = false, children }: PowerProps) {
  const heading = (
    <div className={styles.heading}>
      <h4>{name}</h4>
      <p className={styles.calls}>
        {call.split(', ').map((one) => (
          <code key={one}>{one}</code>
        ))}
      </p>
    </div>
  );
  const text = <p>{children}</p>;
  return (
    <Card as="li" className={styles.power}>
      {isFolded ? (
        <Fold heading={heading} label={name}>
          {text}
        </Fold>
      ) : (
        <>
          {heading}
          {text}
        </>
      )}
    </Card>
  );
}
