/** A card for each contract: what it is, where it is, who owns it, what it holds. */
import type { ContractsBody } from '@lilape/wire/contracts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { contracts, isLocalChain } from '#lib/deployment.ts';
import { formatTextDown } from '#lib/format.ts';
import { create3Deployer, teamVesting } from '#lib/record.ts';
import { Blank } from '#ui/blank.tsx';
import { Card } from '#ui/card.tsx';
import { AddressLine } from './address-line.tsx';
import styles from './contracts.module.css';

const zeroAddress = `0x${'0'.repeat(40)}`;

type Props = { body: ContractsBody | null };

/** The cards, ours first; a contract that does not exist on this network has none. */
export function ContractCards({ body }: Props) {
  const { lilape, presale, usdt, usdc, ethUsdFeed } = contracts;
  if (lilape === null || presale === null)
    return (
      <Card>
        <p>
          <Trans>Nothing is deployed on this network yet, so nothing can be bought here.</Trans>
        </p>
      </Card>
    );
  return (
    <>
      <ul className={styles.cards}>
        <Contract title="LilApe" address={lilape}>
          <p>
            <Trans>
              The token, with 18 decimals. No owner, no tax, no minting, no pausing, no freezing. Holders can
              burn what is theirs.
            </Trans>
          </p>
          <Facts>
            <Fact name={<Trans>Owner</Trans>}>
              <Trans>none, and there cannot be one</Trans>
            </Fact>
          </Facts>
        </Contract>
        <Contract title="Presale" address={presale}>
          <p>
            <Trans>
              Sells the tokens and keeps what buyers paid until the sale is settled. It is the only address
              that this site ever asks you to pay.
            </Trans>
          </p>
          <Facts>
            <Owner body={body} name="presale" />
            <Treasury body={body} />
            <Fact name={<Trans>Holds</Trans>}>
              <Amount text={body?.sale.usdt} unit="USDT" />, <Amount text={body?.sale.usdc} unit="USDC" />,{' '}
              <Amount text={lilapeOf(body, presale)} unit="LILAPE" />
            </Fact>
          </Facts>
        </Contract>
        {teamVesting !== null && (
          <Contract title="TeamVesting" address={teamVesting}>
            <p>
              <Trans>
                OpenZeppelin’s vesting wallet, unchanged. It releases the team’s share little by little, only
                to its owner.
              </Trans>
            </p>
            <Facts>
              <Owner body={body} name="teamVesting" />
              <Fact name={<Trans>Holds</Trans>}>
                <Amount text={lilapeOf(body, teamVesting)} unit="LILAPE" />
              </Fact>
            </Facts>
          </Contract>
        )}
        {create3Deployer !== null && (
          <Contract title="Create3Deployer" address={create3Deployer}>
            <p>
              <Trans>
                Put the contracts above at addresses that were known before. It has no owner, no role and no
                access to any of them.
              </Trans>
            </p>
          </Contract>
        )}
      </ul>
      <h3>{isLocalChain ? <Trans>Stand-ins of this local chain</Trans> : <Trans>Not ours</Trans>}</h3>
      {isLocalChain && (
        <p className={styles.text}>
          <Trans>Coins for trying things out: anyone can mint them, and they are worth nothing.</Trans>
        </p>
      )}
      <ul className={styles.cards}>
        {usdt !== null && (
          <Contract title="USDT" address={usdt}>
            <p>
              <Trans>A coin you can pay with. On Base it is Tether’s coin as the bridge carries it.</Trans>
            </p>
          </Contract>
        )}
        {usdc !== null && (
          <Contract title="USDC" address={usdc}>
            <p>
              <Trans>A coin you can pay with, issued by Circle.</Trans>
            </p>
          </Contract>
        )}
        {ethUsdFeed !== null && (
          <Contract title="ETH/USD" address={ethUsdFeed}>
            <p>
              <Trans>
                Chainlink’s price, only for showing the network’s fee in dollars. It decides nothing about a
                purchase.
              </Trans>
            </p>
          </Contract>
        )}
      </ul>
    </>
  );
}

function Contract({ title, address, children }: { title: string; address: string; children: ReactNode }) {
  return (
    <Card as="li" className={styles.contract}>
      <h3>{title}</h3>
      <AddressLine address={address} />
      {children}
    </Card>
  );
}

function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Owner({ body, name }: Props & { name: string }) {
  const owner = body?.contracts.find((contract) => contract.name === name)?.owner;
  return (
    <Fact name={<Trans>Owner</Trans>}>
      {owner === zeroAddress ? (
        <Trans>nobody: given up for good</Trans>
      ) : (
        <KnownAddress address={owner ?? undefined} />
      )}
    </Fact>
  );
}

function Treasury({ body }: Props) {
  return (
    <Fact name={<Trans>Treasury, fixed</Trans>}>
      <KnownAddress address={body?.sale.treasury} />
    </Fact>
  );
}

function KnownAddress({ address }: { address: string | undefined }) {
  return address === undefined ? (
    <span className={styles.waiting}>
      <Blank sample="0xnnnn…nnnn copy" />
    </span>
  ) : (
    <AddressLine address={address} isFull={false} />
  );
}

function Amount({ text, unit }: { text: string | undefined; unit: string }) {
  const { i18n } = useLingui();
  if (text === undefined) return <Blank sample={`1,234.56 ${unit}`} />;
  const places = unit === 'LILAPE' ? 0 : 2;
  return (
    <span className={styles.amount} title={`${text} ${unit}`}>
      {formatTextDown(text, places, i18n.locale)} {unit}
    </span>
  );
}

function lilapeOf(body: ContractsBody | null, address: string): string | undefined {
  return body?.contracts.find((contract) => contract.address === address)?.lilape;
}
