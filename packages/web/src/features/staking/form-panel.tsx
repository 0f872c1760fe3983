/** The panel of the form: the amount, what only a wallet knows, the sentence that says what comes of it, and the button. */
import { Trans, useLingui } from '@lingui/react/macro';
import { contracts } from '#shell/first/deployment.ts';
import { part } from '#shell/page/part.tsx';
import { useStore } from '#shell/page/use-store.ts';
import { formatDecimal } from '#shell/first/format.ts';
import { Art } from '#shell/ui/art.tsx';
import { Blank } from '#shell/ui/blank.tsx';
import { Button } from '#shell/ui/button.tsx';
import { Lost } from '#shell/ui/lost.tsx';
import { openWalletDialog } from '#shell/first/choose-wallet.ts';
import { accountHere } from '#shell/first/session.ts';
import { useSession } from '#shell/page/use-session.ts';
import type { ChooseProps } from './connected/choose.tsx';
import type { WrongNetworkProps } from './connected/wrong-network.tsx';
import { changeDraft, draft, EXAMPLE_AMOUNT } from './draft.ts';
import type { figuresFor } from './shared/figures.ts';
import said from '#ui/said.module.css';
import styles from './stake-form.module.css';
import field from '#ui/field.module.css';

const Choose = part<ChooseProps>({
  load: async () => (await import('./connected/parts.ts')).Choose,
  catalog: 'wallet',
  blank: ChooseRoom,
  lost: Lost,
});
const Sign = part({
  load: async () => (await import('./connected/parts.ts')).Sign,
  catalog: 'wallet',
  blank: SignRoom,
  lost: Lost,
});
const WrongNetwork = part<WrongNetworkProps>({
  load: async () => (await import('./connected/parts.ts')).WrongNetwork,
  catalog: 'wallet',
  blank: SignRoom,
  lost: Lost,
});

type AmountFault = 'not-a-number' | 'too-precise' | 'ambiguous';

type Props = {
  /** Why what is typed is no amount; null where it is one, or nothing. */
  fault: AmountFault | null;
  isEmpty: boolean;
  figures: ReturnType<typeof figuresFor>;
  /** The day on which it ends; null while nobody knows what day it is. */
  end: string | null;
};

export function FormPanel({ fault, isEmpty, figures, end }: Props) {
  const { lockDays } = useStore(draft);
  const session = useSession();
  const address = contracts.staking === null ? null : accountHere(session);
  const isVisitor = session.status !== 'connected';
  return (
    <section className={styles.panel} aria-labelledby="create-title">
      <h2 id="create-title">
        <Trans>Create New Stake</Trans>
      </h2>
      <AmountField fault={fault} />
      {isVisitor && (
        <>
          <ApeSwitch gain={isEmpty ? null : figures.gain} />
          <ChooseRoom />
        </>
      )}
      {address !== null && <Choose key={`choose ${address}`} address={address} />}
      <p className={styles.sentence} aria-live="polite" data-empty={isEmpty || undefined}>
        {isEmpty ? (
          <Trans>Type an amount to see what it earns.</Trans>
        ) : (
          <Trans>
            Lock <b>{figures.tokens}</b> for <b>{lockDays}</b> days, get{' '}
            <b className={styles.reward}>{figures.reward}</b> on{' '}
            <b>{end ?? <Blank sample="May 21, 2027" />}</b>, reserved for you when you sign.
          </Trans>
        )}
      </p>
      <p className={styles.exact}>
        <Trans>
          To the last digit: <span>{figures.exact}</span> LILAPE, simple interest at{' '}
          <span>{figures.apy}</span> a year, no compounding.
        </Trans>
      </p>
      {contracts.staking !== null &&
        (isVisitor ? <Connect /> : address === null ? <WrongNetwork /> : <Sign key={`sign ${address}`} />)}
      <p className={styles.note}>
        <Trans>
          Nobody can take a stake out before its lock ends, you included. You pay only the network fee.
          Rewards are LILAPE, whose price can fall to nothing.
        </Trans>
      </p>
    </section>
  );
}

function AmountField({ fault }: Pick<Props, 'fault'>) {
  const { t, i18n } = useLingui();
  const { amountText } = useStore(draft);
  const faults: Record<AmountFault, string> = {
    'not-a-number': t`That’s not an amount. Use digits and one decimal point.`,
    'too-precise': t`LILAPE has at most 18 decimal places.`,
    ambiguous: t`Is that comma a thousands separator or a decimal? Try again without it.`,
  };
  return (
    <div className={field.field}>
      <label htmlFor="stake-amount">
        <Trans>Amount to lock</Trans>
      </label>
      <span className={field.box}>
        <input
          id="stake-amount"
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          placeholder="0"
          value={amountText ?? formatDecimal(EXAMPLE_AMOUNT, i18n.locale)}
          onChange={({ target }) => changeDraft({ amountText: target.value })}
          aria-invalid={fault !== null}
          aria-describedby="stake-fault"
        />
        <span aria-hidden="true">LILAPE</span>
      </span>
      <p id="stake-fault" className={said.alert} aria-live="polite">
        {fault !== null && faults[fault]}
      </p>
    </div>
  );
}

/** Whoever has no wallet connected calculates with any ape; `gain` is what it adds, null where nothing is typed. */
function ApeSwitch({ gain }: { gain: string | null }) {
  const { isDoubled, lockDays } = useStore(draft);
  return (
    <label className={styles.ape} data-room="visitor">
      <input
        type="checkbox"
        checked={isDoubled}
        onChange={({ target }) => changeDraft({ isDoubled: target.checked })}
      />
      <Art name="logo-mark" width={44} />
      <span>
        <b>
          <Trans>With one of my apes</Trans>
        </b>{' '}
        {gain === null ? (
          <Trans>It doubles the rate and stays in my wallet.</Trans>
        ) : (
          <Trans>
            +{gain} LILAPE in {lockDays} days. It stays in my wallet.
          </Trans>
        )}
      </span>
    </label>
  );
}

function Connect() {
  const { t } = useLingui();
  return (
    <>
      <div data-room="visitor">
        <Button size="large" isWide aria-haspopup="dialog" onClick={() => openWalletDialog()}>
          {t`Connect Wallet`}
        </Button>
      </div>
      <SignRoom />
    </>
  );
}

/** The places of what a remembered wallet brings, until it is there. */
function ChooseRoom() {
  return <div className={styles.chooseRoom} data-room="wallet" />;
}

function SignRoom() {
  return <div className={styles.signRoom} data-room="wallet" />;
}
