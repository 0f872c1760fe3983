/** "Try to cheat": the first purchase, in which the reader changes a digit, and every tick that hangs on it. */
import type { CheatTick } from '@lilape/verify/cheat';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#shell/ui/button.tsx';
import { Section } from '#ui/section.tsx';
import { type Count, cheat } from './count-store.ts';
import { Tick } from './tick.tsx';
import styles from './cheat-section.module.css';

const TICKS: Readonly<Record<CheatTick['name'], MessageDescriptor>> = {
  row: msg`The row is the chain’s event`,
  file: msg`The file hashes to its name`,
  price: msg`The price at that moment gives these tokens`,
  total: msg`The sum is what the contract sold`,
  account: msg`The buyer has it in the contract`,
};

/** The form; before a count has come out right there is nothing to change. */
export function CheatSection({ count }: { count: Count }) {
  const { t } = useLingui();
  if (count.cheat === null) return null;
  return (
    <Section
      id="cheat"
      title={t`Try to cheat`}
      lead={t`Change one digit of what the very first buyer was credited, and see what breaks.`}
    >
      <CheatForm key={count.cheat.row} tokens={count.cheat.tokens} ticks={count.ticks} />
    </Section>
  );
}

function CheatForm({ tokens, ticks }: { tokens: string; ticks: readonly CheatTick[] }) {
  const { t, i18n } = useLingui();
  const [changed, setChanged] = useState(tokens);
  const put = (next: string) => {
    setChanged(next);
    cheat(next);
  };
  const turn = (at: number) => {
    const digit = (Number(changed[at]) + 1) % 10;
    // A number does not begin with a nought.
    put(`${changed.slice(0, at)}${at === 0 && digit === 0 ? 1 : digit}${changed.slice(at + 1)}`);
  };
  const whole = tokens.length - 18;
  return (
    <div className={styles.form} data-cheated={changed !== tokens || undefined}>
      <fieldset className={styles.digits} aria-label={t`Digits of the tokens credited`}>
        {Array.from(changed, (digit, at) => {
          const place = at + 1;
          return (
            <span key={at} className={styles.place} data-point={at === whole || undefined}>
              <button
                type="button"
                className={styles.digit}
                data-changed={digit !== tokens[at] || undefined}
                aria-label={t`Digit ${place}: ${digit}. Press to change it.`}
                onClick={() => turn(at)}
              >
                {digit}
              </button>
            </span>
          );
        })}
        <span className={styles.unit}>LILAPE</span>
      </fieldset>
      <ol className={styles.ticks}>
        {ticks.map(({ name, agrees, published, computed, ms }) => (
          <li key={name} className={styles.tick} data-status={agrees ? 'agrees' : 'differs'}>
            <p className={styles.head}>
              <span>{i18n._(TICKS[name])}</span>
              <Tick status={agrees ? 'agrees' : 'differs'} />
            </p>
            <p className={styles.compared}>{middleOf(name, published)}</p>
            <p className={styles.compared}>{middleOf(name, computed)}</p>
            <p className={styles.compared}>{ms < 1 ? '< 1 ms' : `${Math.round(ms)} ms`}</p>
          </li>
        ))}
      </ol>
      <p>
        <Button look="secondary" disabled={changed === tokens} onClick={() => put(tokens)}>
          <Trans>Undo the change</Trans>
        </Button>
      </p>
    </div>
  );
}

/** Of a row only its tokens are shown. */
function middleOf(name: CheatTick['name'], text: string): string {
  return name === 'row' ? (/"tokens":"\d+"/.exec(text)?.[0] ?? text) : text;
}
