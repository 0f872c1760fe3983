/** Who has the sale's powers, whether this wallet is theirs, and what can be done with it. */
import type { ContractsBody } from '@lilape/wire/contracts';
import type { AdminSale } from '@lilape/wire/admin-sale';
import { Trans, useLingui } from '@lingui/react/macro';
import { part } from '#shell/page/part.tsx';
import { Lost } from '#shell/ui/lost.tsx';
import { useSession } from '#shell/page/use-session.ts';
import { Panel } from '#admin/panel.tsx';
import { type Polled, usePolled } from '#admin/use-polled.ts';
import { CopyableAddress } from '#ui/copyable-address.tsx';
import { readContracts } from './owner-api.ts';
import admin from '#admin/admin.module.css';
import styles from './owner.module.css';
import { type PowersProps, isSameAddress, zeroAddress } from './powers-props.ts';

const Powers = part<PowersProps>({
  load: async () => (await import('./powers.tsx')).Powers,
  catalog: 'wallet',
  lost: Lost,
});

/** Owners change seldom. */
const everyMs = 30_000;

/** Everything is signed in the wallet, and refused by the contract for anybody else. */
export function OwnerPanel({ of }: { of: Polled<AdminSale> }) {
  const { t } = useLingui();
  const contracts = usePolled('owner', readContracts, everyMs);
  const reload = () => {
    of.reload();
    contracts.reload();
  };
  return (
    <Panel title={t`Powers over the sale`} of={contracts}>
      {(body) => {
        const owner = ownerIn(body);
        return (
          <>
            <WhoSigns owner={owner} />
            {of.value !== null && <Powers sale={of.value} owner={owner} onDone={reload} />}
          </>
        );
      }}
    </Panel>
  );
}

function ownerIn({ contracts }: ContractsBody): string | null {
  const owner = contracts.find(({ name }) => name === 'presale')?.owner ?? null;
  return owner === zeroAddress ? null : owner;
}

function WhoSigns({ owner }: { owner: string | null }) {
  const session = useSession();
  if (owner === null)
    return (
      <p className={styles.who}>
        <Trans>The owner’s powers were given up for good. What anyone can do still works.</Trans>
      </p>
    );
  const account = session.status === 'connected' ? session.address : null;
  return (
    <div className={styles.who}>
      <p>
        <Trans>The owner is</Trans> <CopyableAddress address={owner} isFull />
      </p>
      {account !== null && !isSameAddress(account, owner) && (
        <p className={admin.late} role="alert">
          <Trans>
            This wallet is {account}: it isn’t the owner. It can do what anyone can; for the rest, connect the
            owner’s.
          </Trans>
        </p>
      )}
    </div>
  );
}
