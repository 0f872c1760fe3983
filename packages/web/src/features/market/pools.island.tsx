/** The pools, a card a coin: its price, what is in it, and what it was opened with; before that what it would be opened with. */
import { BASE_CHAIN_ID } from '@lilape/domain/chains';
import type { MarketBody, MarketPool } from '@lilape/wire/market';
import { Trans, useLingui } from '@lingui/react/macro';
import { part } from '#shell/page/part.tsx';
import { useSession } from '#shell/page/use-session.ts';
import { chainId } from '#shell/first/deployment.ts';
import { cutDown, formatDecimal, formatDollars, formatPrice, formatTextDown } from '#shell/first/format.ts';
import { formatZoned } from '#shell/text/moment-zoned.ts';
import { Blank } from '#shell/ui/blank.tsx';
import { Lost } from '#shell/ui/lost.tsx';
import { Card } from '#ui/card/card.tsx';
import { Exact } from '#ui/exact.tsx';
import { Status } from '#ui/status.tsx';
import { Fact, Facts } from '#ui/facts.tsx';
import { isSweepable } from './acts.ts';
import styles from './market.module.css';
import { useStage } from './use-stage.ts';

const Sweep = part<{ coin: MarketPool['coin'] }>({
  load: async () => (await import('./act-buttons.tsx')).Sweep,
  catalog: 'wallet',
  lost: Lost,
});

/** Their places until the first answer; after a sale that failed there are none, and no section for them once the document knows of that. */
export function Pools() {
  const { body } = useStage();
  if (body === null) return <PoolsBlank />;
  if (body.stage === 'failed')
    return (
      <p>
        <Trans>After this sale there are none.</Trans>
      </p>
    );
  return (
    <ul className={styles.pools}>
      {body.pools.map((pool) => (
        <li key={pool.coin}>
          <Pool pool={pool} body={body} />
        </li>
      ))}
    </ul>
  );
}

function PoolsBlank() {
  return (
    <ul className={styles.pools} aria-hidden="true">
      {['USDT', 'USDC'].map((coin) => (
        <li key={coin}>
          <Card className={styles.pool}>
            <div className={styles.head}>
              <h3>LILAPE / {coin}</h3>
              <Blank sample="Not open yet" />
            </div>
            <Facts className={styles.facts}>
              <Fact name={<Blank sample="Would open at" />}>
                <Blank sample="$0.0012" />
              </Fact>
              <Fact name={<Blank sample="With" />}>
                <Blank sample="10,000 LILAPE + 12 USDT" />
              </Fact>
            </Facts>
          </Card>
        </li>
      ))}
    </ul>
  );
}

function Pool({ pool, body }: { pool: MarketPool; body: MarketBody }) {
  const { t, i18n } = useLingui();
  const { coin, status, now, openedWith, openingPrice } = pool;
  const session = useSession();
  const language = i18n.locale;
  const would = body.forecast?.pools.find((each) => each.coin === coin) ?? null;
  const money = (text: string) => (
    <>
      <Exact short={formatDollars(cutDown(text, 2), language)} full={formatDollars(text, language)} /> {coin}
    </>
  );
  const isUnpaid = status === 'waiting' && would?.money === '0';
  const givenUpFrom = pool.givenUpFrom === null ? '' : formatZoned(pool.givenUpFrom, language);
  const words = {
    waiting: t`Not open yet`,
    opened: t`Open`,
    unused: t`Not needed`,
    givenUp: t`Given up`,
  }[status];
  return (
    <Card className={styles.pool}>
      <div className={styles.head}>
        <h3>LILAPE / {coin}</h3>
        <Status look={status === 'waiting' ? 'ahead' : status === 'givenUp' ? 'failed' : 'done'}>
          {words}
        </Status>
      </div>
      {now !== null && (
        <p className={styles.price}>
          <span>
            $<Price of={now.price} />
          </span>
          <span>
            <Trans>a token now</Trans>
          </span>
        </p>
      )}
      <Facts className={styles.facts}>
        {openingPrice !== null && <Fact name={t`Opened at`}>${formatPrice(openingPrice, language)}</Fact>}
        {now !== null && (
          <>
            <Fact name={t`In the pool, for good`}>
              <Tokens of={now.lilape} /> + {money(now.coin)}
            </Fact>
            <Fact name={t`Fees burned, fees to the DAO`}>
              <Tokens of={pool.fees.burned} />, {money(pool.fees.paid)}
            </Fact>
          </>
        )}
        {now === null && openedWith !== null && (
          <Fact name={t`Put in`}>
            <Tokens of={openedWith.lilape} /> + {money(openedWith.coin)}
          </Fact>
        )}
        {status === 'waiting' && would !== null && would.money !== '0' && (
          <>
            <Fact name={body.released === null ? t`Would open at` : t`Opens at`}>
              ${formatPrice(body.forecast?.price ?? '0', language)}
            </Fact>
            <Fact name={t`With`}>
              <Tokens of={would.lilape} /> + {money(would.money)}
            </Fact>
          </>
        )}
        {pool.swept !== '0' && <Fact name={t`Sent to the treasury`}>{money(pool.swept)}</Fact>}
      </Facts>
      {isUnpaid && body.stage === 'selling' && (
        <p>
          <Trans>Nobody has paid with {coin} yet.</Trans>
        </p>
      )}
      {(status === 'unused' || (isUnpaid && body.stage !== 'selling')) && (
        <p>
          <Trans>Nobody paid with this coin, so it needs no pool.</Trans>
        </p>
      )}
      {pool.givenUpFrom !== null && (
        <p>
          <Trans>
            Opening it failed. Anyone can try again; if that fails after {givenUpFrom}, the pool is given up.
          </Trans>
        </p>
      )}
      {status === 'givenUp' && (
        <p>
          <Trans>Opening it failed twice. Its money goes to the treasury.</Trans>
        </p>
      )}
      {status === 'opened' && pool.poolId !== null && chainId === BASE_CHAIN_ID && (
        <a href={`https://app.uniswap.org/explore/pools/base/${pool.poolId}`} rel="noreferrer">
          <Trans>Trade on Uniswap’s own page</Trans>
        </a>
      )}
      {session.status === 'connected' && isSweepable(pool) && (
        <div>
          <Sweep coin={coin} />
        </div>
      )}
    </Card>
  );
}

/** Four of its digits, or from a dollar on whole cents; the rest a press away. */
function Price({ of }: { of: string }) {
  const { i18n } = useLingui();
  const [digits = of] = /^(?:0\.0*\d{1,4}|\d+(?:\.\d{1,2})?)/.exec(of) ?? [];
  return <Exact short={formatPrice(digits, i18n.locale)} full={formatPrice(of, i18n.locale)} />;
}

/** Whole LILAPE, the rest a press away. */
function Tokens({ of }: { of: string }) {
  const { i18n } = useLingui();
  return (
    <>
      <Exact short={formatTextDown(of, 0, i18n.locale)} full={formatDecimal(of, i18n.locale)} /> LILAPE
    </>
  );
}
