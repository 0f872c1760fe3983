/** What the giveaway says of an address: that it has won, with what chance it is entered, or why it is not. */
import { TOKEN_DECIMALS } from '@lilape/domain/token';
import type { GiveawayAccountBody } from '@lilape/wire/draws';
import { Trans, useLingui } from '@lingui/react/macro';
import { useStore } from '#shell/page/use-store.ts';
import { formatDecimal } from '#shell/first/format.ts';
import { Chance } from '#ui/chance.tsx';
import said from '#ui/said.module.css';
import styles from '#ui/lookup/found.module.css';
import { isFixed } from '../stage.ts';
import { useStage } from '../use-stage.ts';
import { placeOf, winners } from '../winners-store.ts';

/** LILAPE of base units, cut off. */
const wholeOf = (units: string) => units.slice(0, -TOKEN_DECIMALS) || '0';

export type AccountProps = { account: GiveawayAccountBody };

export function Account({ account }: AccountProps) {
  const { stage } = useStage();
  const place = placeOf(useStore(winners), account.address);
  if (account.won !== null) return <Won won={account.won} />;
  if (!account.entered) return <Outside account={account} />;
  if (stage === 'settled')
    return (
      <p>
        <Trans>No prize for this address this time. Its tokens are untouched.</Trans>
      </p>
    );
  return place === null ? <Entered account={account} /> : <Coming place={place} />;
}

function Won({ won: { place, prize, apeId } }: { won: NonNullable<GiveawayAccountBody['won']> }) {
  const { i18n } = useLingui();
  const tokens = formatDecimal(prize, i18n.locale);
  return (
    <div className={styles.part}>
      <Place place={place} />
      <p>
        {apeId === null ? (
          <Trans>
            <b>{tokens}</b> LILAPE won, and paid to this address: nothing to claim.
          </Trans>
        ) : (
          <Trans>
            Prize: ape #<b>{apeId}</b>.
          </Trans>
        )}
      </p>
    </div>
  );
}

/** The seed names it, the chain not yet. */
function Coming({ place }: { place: number }) {
  return (
    <div className={styles.part}>
      <Place place={place} />
      <p>
        <Trans>
          This address has won, and nobody can change that. The prize comes when the place is paid out; anyone
          can do it below. LILAPE that are not paid within 365 days can be burned.
        </Trans>
      </p>
    </div>
  );
}

function Place({ place }: { place: number }) {
  const number = place + 1;
  return (
    <p className={styles.figure}>
      <Trans>Place {number}!</Trans>
    </p>
  );
}

function Outside({ account: { reason, totalWeight } }: AccountProps) {
  const { i18n } = useLingui();
  const { stage } = useStage();
  const total = formatDecimal(wholeOf(totalWeight), i18n.locale);
  if (reason === 'excluded')
    return (
      <p>
        <Trans>Not entered: this is one of LilApe’s own addresses, and they can’t win.</Trans>
      </p>
    );
  return (
    <div className={styles.part}>
      <p className={styles.figure}>
        <Trans>Not entered</Trans>
      </p>
      <p>
        {stage === 'running' && (
          <Trans>
            It has bought nothing in the sale yet. Any purchase enters it, if its owner may take part.
          </Trans>
        )}
        {(stage === 'counting' || isFixed(stage)) && (
          <Trans>It bought nothing in the sale, and the list is closed.</Trans>
        )}
      </p>
      {stage === 'running' && (
        <p className={said.small}>
          <Trans>
            Entered right now: <b>0</b> LILAPE of {total} sold so far.
          </Trans>
        </p>
      )}
    </div>
  );
}

function Entered({ account: { chance, entrant, totalWeight } }: AccountProps) {
  const { i18n } = useLingui();
  const { stage, body } = useStage();
  const [weight, total] = [entrant?.weight ?? '0', totalWeight].map((units) =>
    formatDecimal(wholeOf(units), i18n.locale),
  );
  const places = formatDecimal(String(body?.places ?? ''), i18n.locale);
  return (
    <div className={styles.part}>
      <p className={styles.figure}>
        <Chance of={chance?.any ?? '0'} />
      </p>
      <p>
        {body?.places === 1 ? (
          <Trans>to win the one prize.</Trans>
        ) : (
          <Trans>
            to win one of <b>{places}</b> prizes. The first prize: <Chance of={chance?.first ?? '0'} />.
          </Trans>
        )}
      </p>
      <p className={said.small}>
        {isFixed(stage) ? (
          <Trans>
            Entered for good with <b>{weight}</b> LILAPE of {total}.
          </Trans>
        ) : (
          <Trans>
            Entered right now: <b>{weight}</b> LILAPE of {total} sold so far. The chance falls as others buy.
          </Trans>
        )}
      </p>
    </div>
  );
}
