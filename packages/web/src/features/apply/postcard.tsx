/** The application as the postcard that it is sent as. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Art } from '#shell/ui/art.tsx';
import type { Typed } from './draft.ts';
import { Fact, Facts } from '#ui/facts.tsx';
import styles from './postcard.module.css';

type Props = {
  typed: Typed;
  /** Who signs it; null where nobody does. */
  account: string | null;
  /** Its number, once it has arrived. */
  number?: number;
};

/** The card as it is typed: words on the left, the sender and the stamp on the right. */
export function Postcard({ typed, account, number }: Props) {
  const { t } = useLingui();
  return (
    <figure className={styles.card} aria-label={t`Your postcard`}>
      <div className={styles.message}>
        <p className={styles.greeting}>
          <Trans>Dear apes,</Trans>
        </p>
        <p className={styles.pitch} dir="auto" data-empty={typed.pitch.trim() === '' || undefined}>
          {typed.pitch.trim() || t`here’s what we’re building, for whom, and what holders of LILAPE get…`}
        </p>
      </div>
      <div className={styles.side}>
        <div className={styles.franking}>
          <Postmark number={number} />
          <span className={styles.stamp}>
            <Art name="sketch-volcano" width={72} />
            <span>LILAPE</span>
          </span>
        </div>
        <Sender typed={typed} account={account} />
      </div>
    </figure>
  );
}

/** Over the stamp once the card has arrived. */
function Postmark({ number }: { number: number | undefined }) {
  if (number === undefined) return null;
  return (
    <span className={styles.postmark}>
      <Trans>
        received
        <b>№ {number}</b>
      </Trans>
    </span>
  );
}

/** The lines of the address: whose card it is. */
function Sender({ typed: { project, contract, links, contact }, account }: Omit<Props, 'number'>) {
  const { t } = useLingui();
  const lines: [name: string, value: string, isExact: boolean][] = [
    [t`From`, project, false],
    [t`Contract`, contract, true],
    [t`See`, links.filter((link) => link.trim() !== '').join('\n'), true],
    [t`Answer to`, contact, false],
    [t`Signed by`, account ?? '', true],
  ];
  return (
    <Facts className={styles.lines}>
      {lines.map(([name, value, isExact]) => (
        <Fact key={name} className={styles.line} name={name}>
          <bdi data-exact={isExact || undefined}>{value.trim()}</bdi>
        </Fact>
      ))}
    </Facts>
  );
}
