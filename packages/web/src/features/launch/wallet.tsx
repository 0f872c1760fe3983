/** How an address takes part: that of the connected wallet, or any that is typed. */
import { type Address, parseAddress } from '@lilape/domain/address';
import { launchWallet } from '@lilape/wire/endpoints/launches';
import type { LaunchBody, LaunchWalletBody, WireLaunchEntrant } from '@lilape/wire/launches';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { callApi } from '#shell/api/api.ts';
import { part } from '#shell/page/part.tsx';
import { useLanguage } from '#shell/page/use-language.ts';
import { formatDecimal } from '#shell/text/format.ts';
import { shortAddress } from '#shell/text/short-address.ts';
import { AddressHead } from '#shell/ui/address-head.tsx';
import { Blank } from '#shell/ui/blank.tsx';
import { Button } from '#shell/ui/button.tsx';
import { Lost } from '#shell/ui/lost.tsx';
import { openWalletDialog } from '#shell/wallet/choose-wallet.ts';
import { useSession } from '#shell/wallet/session.ts';
import { Card } from '#ui/card.tsx';
import { Field } from '#ui/field.tsx';
import { useAsync } from '#ui/use-async.ts';
import { tierNames } from '#text/tiers.ts';
import { Chance } from '#ui/chance.tsx';
import styles from './launch.module.css';

type ProofProps = { entrant: WireLaunchEntrant; proof: readonly string[]; root: string };

const Branches = part<ProofProps>({
  load: async () => (await import('#draws/branches.tsx')).Branches,
  lost: Lost,
});

/** The card beside the odds. */
export function Wallet({ launch }: { launch: LaunchBody }) {
  const { t } = useLingui();
  const session = useSession();
  const own = session.status === 'connected' ? session.address : null;
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [looked, setLooked] = useState<Address | null>(null);
  const address = looked ?? own;
  const look = (event: FormEvent) => {
    event.preventDefault();
    const parsed = parseAddress(typed.trim());
    if (parsed.ok) setLooked(parsed.address);
    const faults = {
      format: t`This is no address: 0x and 40 digits or letters from a to f.`,
      checksum: t`One character is wrong: the capital letters do not fit the rest. Copy it once more.`,
      zero: t`This is the zero address, which is nobody’s.`,
    };
    setFault(parsed.ok ? null : faults[parsed.fault]);
  };
  return (
    <Card as="section" className={styles.card}>
      <h2>
        <Trans>Your chance</Trans>
      </h2>
      {address === null ? (
        <>
          <p>
            <Trans>
              Connect the wallet that holds your LILAPE, or look at any address. Nothing is signed.
            </Trans>
          </p>
          <Button onClick={() => openWalletDialog()}>
            <Trans>Connect Wallet to Check Your Tier</Trans>
          </Button>
        </>
      ) : (
        <>
          <p className={styles.who}>
            <AddressHead address={address} size={36} />
            <code>{shortAddress(address)}</code>
            {looked !== null && own !== null && (
              <Button look="plain" size="small" onClick={() => setLooked(null)}>
                <Trans>Back to my wallet</Trans>
              </Button>
            )}
          </p>
          <Found launch={launch} address={address} />
        </>
      )}
      <form className={styles.look} noValidate autoComplete="off" onSubmit={look}>
        <Field
          label={t`Any address`}
          placeholder="0x…"
          value={typed}
          fault={fault}
          spellCheck={false}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" look="secondary">
          <Trans>Look</Trans>
        </Button>
      </form>
    </Card>
  );
}

function Found({ launch, address }: { launch: LaunchBody; address: Address }) {
  const { id, status, draw, soFar } = launch;
  const { value, error, reload } = useAsync(
    `${id} ${address}`,
    async (signal) => (await callApi(launchWallet, { params: { id: String(id), address }, signal })).body,
    `${status} ${draw?.settledPlaces} ${soFar?.totalTickets}`,
  );
  return (
    <div aria-live="polite" className={styles.found}>
      {value !== null ? (
        <Told launch={launch} told={value} />
      ) : error === null ? (
        <p className={styles.figure}>
          <Blank sample="1 in 1,234" />
        </p>
      ) : (
        <>
          <p role="alert">
            <Trans>The site does not answer just now. What counts is on chain.</Trans>
          </p>
          <Button look="secondary" size="small" onClick={reload}>
            <Trans>Retry</Trans>
          </Button>
        </>
      )}
    </div>
  );
}

function Told({ launch, told }: { launch: LaunchBody; told: LaunchWalletBody }) {
  const language = useLanguage();
  const figure = (text: string | number) => formatDecimal(String(text), language);
  if (told.isOurs)
    return (
      <p>
        <Trans>
          This address is one of the project’s own. Whatever lies there never has a tier or a ticket.
        </Trans>
      </p>
    );
  if (told.tier === null)
    return (
      <p>
        {told.isFixed ? (
          <Trans>It had no tier at the snapshot and takes no part.</Trans>
        ) : (
          <Trans>It has no tier so far. From 100,000,000 LILAPE on it would have a ticket.</Trans>
        )}
      </p>
    );
  const { tickets, shares } = told;
  const total = figure(told.totalTickets);
  const each = figure(told.share);
  const { symbol } = launch;
  const place = told.won === null ? '' : figure(told.won.place + 1);
  const root = launch.draw?.list.root ?? launch.snapshot?.root;
  return (
    <>
      <p className={styles.figure}>{tierNames[told.tier]}</p>
      {told.won !== null && (
        <p className={styles.figure}>
          <Trans>Place {place}!</Trans>
        </p>
      )}
      {told.won === null && told.chance !== null && launch.status !== 'settled' && (
        <p>
          <b>
            <Chance of={told.chance} />
          </b>{' '}
          <Trans>
            to win a drawn place, with <Plural value={tickets} one="# ticket" other="# tickets" /> of {total}.
          </Trans>
        </p>
      )}
      {told.isGuaranteed && (
        <p>
          <Trans>One place is guaranteed.</Trans>
        </p>
      )}
      {shares > 0 && (
        <p>
          <Trans>
            <Plural value={shares} one="# share" other="# shares" /> of {each} {symbol} each.
          </Trans>
        </p>
      )}
      <p className={styles.note}>
        {told.isFixed ? (
          <Trans>Fixed at the snapshot, for good.</Trans>
        ) : (
          <Trans>As it stands now; what counts is the snapshot.</Trans>
        )}
      </p>
      {told.entrant !== null && told.proof !== null && root != null && (
        <Proof entrant={told.entrant} proof={told.proof} root={root} />
      )}
    </>
  );
}

/** The branches are hashed once somebody wants to see them. */
function Proof(row: ProofProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        <Trans>From leaf to root</Trans>
      </summary>
      {isOpen && <Branches {...row} />}
    </details>
  );
}
