/** The first screen of the giveaway as it is written at build time: where it stands, one's chance in it, what can be won. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Island } from '#shell/island/island.tsx';
import { contracts } from '#shell/deployment.ts';
import { shortAddress } from '#shell/text/short-address.ts';
import { AddressHead } from '#shell/ui/address-head.tsx';
import { Art } from '#shell/ui/art.tsx';
import { Link } from '#shell/ui/link.tsx';
import { MotionSwitch } from '#ui/motion-switch.tsx';
import { Podium } from '#ui/podium.tsx';
import { Chance } from './chance.static.tsx';
import { Draw } from '../draw.island.tsx';
import styles from './front.module.css';
import { at, firstStage } from './stages.ts';
import { StandNow } from './stand-now.static.tsx';
import vine from './vine.module.css';

/** Filled in by `follow-giveaway.ts`; what the draw shows step by step is an island. */
export function Front() {
  return (
    <div className={styles.front} data-giveaway="" data-stage={firstStage}>
      <div className={styles.words}>
        <h1>
          <Trans>500M giveaway</Trans>
        </h1>
        <p className={styles.lead}>
          <Trans>
            Who bought is in it. The contract draws, the contract pays, and you can count it again.
          </Trans>
        </p>
        <StandNow />
      </div>
      <div
        className={styles.chance}
        {...at(
          'asking',
          'failed',
          'running',
          'counting',
          'ready',
          'withdrawn',
          'open',
          'due',
          'revealed',
          'settled',
        )}
      >
        <Chance />
      </div>
      <Prizes />
      <Vine />
      <div className={styles.draw} data-draw="">
        <Island when="wallet">
          <Draw />
        </Island>
      </div>
    </div>
  );
}

function Prizes() {
  const { t } = useLingui();
  const address = contracts.draws === null ? null : shortAddress(contracts.draws);
  return (
    <div className={styles.prizes}>
      <Podium
        steps={[
          { name: t`First prize`, tokens: t`250M`, above: <On place={0} /> },
          { name: t`Second prize`, tokens: t`150M`, above: <On place={1} /> },
          { name: t`Third prize`, tokens: t`100M`, above: <On place={2} /> },
        ]}
      />
      <p>
        <Trans>
          <strong>And a hundred apes:</strong> numbers 9,901 to 10,000, one for each of the next hundred
          places, all on the <Link to="/gallery?view=dots">jungle wall</Link>.
        </Trans>{' '}
        {address !== null && (
          <Trans>
            The 500,000,000 LILAPE have lain in the contract of the draw since the first block:{' '}
            <Link to="/contracts">{address}</Link>.
          </Trans>
        )}
      </p>
    </div>
  );
}

/** Who stands on a step of the podium: the ape on the first, until there is a winner. */
function On({ place }: { place: number }) {
  return (
    <>
      {place === 0 && (
        <span data-nobody="0">
          <Art name="ape-joy" width={220} isEager />
        </span>
      )}
      <span className={styles.winner} data-winner={place} hidden>
        <AddressHead address="0x0000000000000000000000000000000000000000" size={56} />
        <code />
      </span>
    </>
  );
}

function Vine() {
  return (
    <figure
      className={vine.figure}
      {...at('running', 'counting', 'ready', 'withdrawn', 'open', 'due', 'revealed', 'settled')}
    >
      <div className={vine.vine} aria-hidden="true" data-vine="">
        <span className={vine.mine} data-mine="" hidden />
      </div>
      <figcaption>
        <span {...at('running', 'counting', 'ready', 'withdrawn', 'open', 'due')}>
          <Trans>
            Every token that was bought lies on this vine, sorted by address. The draw picks points on it:
            whose piece holds one, wins.
          </Trans>
        </span>
        <span {...at('revealed', 'settled')}>
          <Trans>
            Every token that was bought lies on this vine, sorted by address, and a knob sits on each piece
            that has won; the red one is the first prize.
          </Trans>
        </span>{' '}
        <span data-mine="" hidden>
          <Trans>The yellow piece is the address looked at above.</Trans>
        </span>
      </figcaption>
      <MotionSwitch />
    </figure>
  );
}
