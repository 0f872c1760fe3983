/** A card for each contract: what it is, where it is, who owns it, what it holds; written at build time. */
import { BASE_CHAIN_ID } from '@lilape/domain/chains';
import { TOKEN } from '@lilape/domain/token';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { chainId, isLocalChain } from '#shell/first/deployment.ts';
import { formatDecimal } from '#shell/first/format.ts';
import { contracts, create3Deployer, created, payees, treasury } from './record.ts';
import { pooled } from '#text/market-rates.ts';
import { classNames } from '#shell/ui/class-names.ts';
import { Blank } from '#shell/ui/blank.tsx';
import { Card } from '#ui/card/card.tsx';
import copyable from '#ui/copyable-address.module.css';
import { Fold } from '#ui/fold.tsx';
import { AddressLine } from './address-line.tsx';
import styles from './contracts.module.css';
import powers from './powers.module.css';
import { Created } from './created.tsx';
import { Fact } from '#ui/facts.tsx';
import { Facts } from './fact.tsx';
import { Now } from './now.tsx';
import type { NowKey } from './now-figures.ts';

const isBase = chainId === BASE_CHAIN_ID;

/** One for all whose place is kept: they are of one width, and alike they weigh nothing. */
const anAddress = `0x${'0'.repeat(40)}`;

const payeeNames: Readonly<Record<string, () => ReactNode>> = {
  marketing: () => <Trans>Marketing’s fixed address</Trans>,
  development: () => <Trans>Development’s fixed address</Trans>,
  dao: () => <Trans>DAO’s fixed address</Trans>,
};

/** The cards, ours first; a contract that does not exist on this network has none. @see decision 3 "token shares" */
export function ContractCards() {
  const { i18n } = useLingui();
  const { lilape, presale, teamVesting, reserves, poolOpener, draws, nft, staking } = contracts;
  const { usdt, usdc, ethUsdFeed, poolManager } = contracts;
  if (lilape === undefined || presale === undefined)
    return (
      <Card>
        <p>
          <Trans>Nothing is deployed on this network yet, so nothing can be bought here.</Trans>
        </p>
      </Card>
    );
  const notOurs = isLocalChain ? <Trans>Stand-ins on this local chain</Trans> : <Trans>Not ours</Trans>;
  return (
    <>
      <ul className={styles.cards}>
        <Contract title="LilApe" address={lilape}>
          <p>
            <Trans>
              The token, with 18 decimals. No owner, now or later; no tax, no minting, no pausing, no
              freezing. Holders can burn what is theirs.
            </Trans>
          </p>
          <p>
            <Trans>
              Minted once: half for the sale, the prizes for the draws, the rest in the reserves until the
              sale is over.
            </Trans>
          </p>
          <Facts>
            <Fact name={<Trans>Minted, once</Trans>}>
              <span className={styles.figure}>{formatDecimal(String(TOKEN.supplyTokens), i18n.locale)}</span>
            </Fact>
            <Fact name={<Trans>Burned so far</Trans>}>
              <Now of="burned" sample="123,456,789" />
            </Fact>
            <Fact name={<Trans>Exists now</Trans>}>
              <Now of="current" sample="420,690,000,000,000" />
            </Fact>
            <Created creation={created.lilape} />
          </Facts>
        </Contract>
        <Contract title="Presale" address={presale}>
          <p>
            <Trans>
              Sells the tokens and keeps what buyers paid until the sale is finalised or they get a refund.
              This site never asks you to pay USDT or USDC to any other address.
            </Trans>
          </p>
          <Fold label={<Trans>Owner and balances</Trans>}>
            <Facts>
              <Owner of={presale} />
              <Fact name={<Trans>Sends the money to</Trans>}>
                <AddressRead of="treasury" />
              </Fact>
              <Fact name={<Trans>Holds</Trans>}>
                <Now of="usdt" sample="123.45 USDT" />
                <Now of="usdc" sample="123.45 USDC" />
                <Now of={`holds ${presale}`} sample="210,345,000,000,000 LILAPE" />
              </Fact>
              <Created creation={created.presale} />
            </Facts>
          </Fold>
        </Contract>
      </ul>
      <ul className={styles.rows}>
        {teamVesting != null && (
          <Contract title="TeamVesting" address={teamVesting} isFolded>
            <p>
              <Trans>
                OpenZeppelin’s vesting wallet, unchanged. It releases the team’s share gradually, and only to
                its owner.
              </Trans>
            </p>
            <Facts>
              <Owner of={teamVesting} />
              <Fact name={<Trans>Holds</Trans>}>
                <Now of={`holds ${teamVesting}`} sample="21,034,500,000,000 LILAPE" />
              </Fact>
              <Created creation={created.teamVesting} />
            </Facts>
          </Contract>
        )}
        {reserves != null && (
          <Contract title="Reserves" address={reserves} isFolded>
            <p>
              <Trans>
                Holds every share but the sale’s own until the sale is over. Then it scales each by what was
                sold, burns the rest, and pays marketing, development and DAO over a year. No owner.
              </Trans>
            </p>
            <Facts>
              <Fact name={<Trans>Holds</Trans>}>
                <Now of={`holds ${reserves}`} sample="210,344,500,000,000 LILAPE" />
              </Fact>
              {payees.map(([name, address]) => (
                <Fact key={name} name={payeeNames[name]?.() ?? name}>
                  <AddressLine address={address} />
                </Fact>
              ))}
              <Created creation={created.reserves} />
            </Facts>
          </Contract>
        )}
        {poolOpener != null && (
          <Contract title="PoolOpener" address={poolOpener} isFolded>
            <p>
              <Trans>
                Gets what was raised. Puts {pooled} of each coin into a pool with LILAPE at the last price of
                the sale, and sends the rest to the treasury. Nobody can take a pool’s money out. No owner.
              </Trans>
            </p>
            <Facts>
              <Fact name={<Trans>Holds</Trans>}>
                <Now of={`holds ${poolOpener}`} sample="42,069,000,000,000 LILAPE" />
              </Fact>
              {treasury !== null && (
                <Fact name={<Trans>Treasury’s fixed address</Trans>}>
                  <AddressLine address={treasury} />
                </Fact>
              )}
              <Created creation={created.poolOpener} />
            </Facts>
          </Contract>
        )}
        {draws != null && (
          <Contract title="Draws" address={draws} isFolded>
            <p>
              <Trans>
                Draws the giveaway’s winners from the sale’s record and pays the three prizes. The random
                number comes from a public beacon, whose signature the contract checks: nobody can choose the
                list or the number.
              </Trans>
            </p>
            <Facts id="draws">
              <Owner of={draws} />
              <Fact name={<Trans>Holds the giveaway’s prizes</Trans>}>
                <Now of={`holds ${draws}`} sample="500,000,000 LILAPE" />
              </Fact>
              <Created creation={created.draws} />
            </Facts>
          </Contract>
        )}
        {nft != null && (
          <Contract title="LilApeNFT" address={nft} isFolded>
            <p>
              <Trans>
                The collection of 10,000 apes. The first 9,900 cost 0.009 ETH each, the last hundred are
                prizes of the giveaway. No royalty, and no picture can be changed once it’s minted.
              </Trans>
            </p>
            <Facts>
              <Owner of={nft} />
              <Created creation={created.nft} />
            </Facts>
          </Contract>
        )}
        {staking != null && (
          <Contract title="LilApeStaking" address={staking} isFolded>
            <p>
              <Trans>
                Locks LILAPE for 90, 180 or 360 days, with the whole reward reserved when a stake opens. An
                ape doubles the rate of one stake and stays in its owner’s wallet.
              </Trans>
            </p>
            <Facts>
              <Owner of={staking} />
              <Fact name={<Trans>Holds stakes and rewards</Trans>}>
                <Now of={`holds ${staking}`} sample="63,103,500,000,000 LILAPE" />
              </Fact>
              <Created creation={created.staking} />
            </Facts>
          </Contract>
        )}
        {create3Deployer !== null && (
          <Contract title="Create3Deployer" address={create3Deployer} isFolded>
            <p>
              <Trans>
                Deployed the contracts above to addresses known in advance, the token and everything that
                holds it in one transaction. It has no owner, no role and no access to any of them.
              </Trans>
            </p>
          </Contract>
        )}
      </ul>
      <Fold heading={<h3>{notOurs}</h3>} label={notOurs} isFramed>
        <div className={classNames(styles.rest, powers.folded)}>
          {isLocalChain && (
            <p>
              <Trans>For trying things out. Anyone can mint the two coins, and they’re worth nothing.</Trans>
            </p>
          )}
          <ul className={styles.rows}>
            {usdt != null && (
              <Contract title="USDT" address={usdt} isFolded>
                <p>
                  {isLocalChain ? (
                    <Trans>A test coin you can pay with. It has nothing to do with Tether.</Trans>
                  ) : isBase ? (
                    <Trans>A coin you can pay with: Tether’s, as the bridge carries it to Base.</Trans>
                  ) : (
                    <Trans>A test coin you can pay with.</Trans>
                  )}
                </p>
              </Contract>
            )}
            {usdc != null && (
              <Contract title="USDC" address={usdc} isFolded>
                <p>
                  {isLocalChain ? (
                    <Trans>A test coin you can pay with. It has nothing to do with Circle.</Trans>
                  ) : isBase ? (
                    <Trans>A coin you can pay with, issued by Circle.</Trans>
                  ) : (
                    <Trans>A test coin you can pay with.</Trans>
                  )}
                </p>
              </Contract>
            )}
            {poolManager != null && (
              <Contract title="PoolManager" address={poolManager} isFolded>
                <p>
                  <Trans>
                    Uniswap v4 itself, which holds the pools. Ours take 1% of a swap; Uniswap’s governance can
                    add up to 0.1% for itself.
                  </Trans>
                </p>
              </Contract>
            )}
            {ethUsdFeed != null && (
              <Contract title="ETH/USD" address={ethUsdFeed} isFolded>
                <p>
                  {isLocalChain ? (
                    <Trans>
                      A made-up price of ether in place of Chainlink’s, only for showing the network fee in
                      dollars. It has no effect on a purchase.
                    </Trans>
                  ) : (
                    <Trans>
                      Chainlink’s price, only for showing the network fee in dollars. It has no effect on a
                      purchase.
                    </Trans>
                  )}
                </p>
              </Contract>
            )}
          </ul>
        </div>
      </Fold>
    </>
  );
}

type ContractProps = {
  title: string;
  address: string;
  /** Whether it is a row of a list, which tells more once it is pressed. */
  isFolded?: boolean;
  children: ReactNode;
};

function Contract({ title, address, isFolded = false, children }: ContractProps) {
  const heading = <h3>{title}</h3>;
  const line = <AddressLine address={address} />;
  if (!isFolded)
    return (
      <Card as="li" className={styles.contract}>
        {heading}
        <div className={styles.rest}>
          {line}
          {children}
        </div>
      </Card>
    );
  return (
    <li>
      <Fold
        heading={
          <div className={styles.row}>
            {heading}
            {line}
          </div>
        }
        label={title}
        isAlways
      >
        <div className={styles.rest}>{children}</div>
      </Fold>
    </li>
  );
}

function Owner({ of: contract }: { of: string }) {
  const { t } = useLingui();
  return (
    <Fact name={<Trans>Owner</Trans>}>
      <AddressRead of={`owner ${contract}`} none={t`nobody: given up for good`} />
    </Fact>
  );
}

/** An address that the chain says now, to copy where there is one. */
function AddressRead({ of, none }: { of: NowKey; none?: string }) {
  return (
    <span className={styles.address}>
      <button
        type="button"
        className={copyable.address}
        data-copy=""
        data-off-when={`none is ${of}`}
        disabled
      >
        <code className={classNames(styles.now, copyable.full)} data-fill={of} data-none={none}>
          <Blank sample={anAddress} />
        </code>
      </button>
    </span>
  );
}
