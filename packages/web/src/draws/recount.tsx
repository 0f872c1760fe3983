/** "Check it yourself": every step of the draw computed again in this browser, each with its value and its tick. */
import type { Address } from '@lilape/domain/address';
import type { DrawSummary } from '@lilape/wire/draws';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { recountDraw } from '#api/draws/ask.ts';
import type { Claims, Counted, RecountStep } from '#api/draws/claims.ts';
import { formatDecimal } from '#shell/first/format.ts';
import { Button } from '#shell/ui/button.tsx';
import { Link } from '#shell/ui/link.tsx';
import styles from './recount.module.css';
import table from './table.module.css';

type State = 'idle' | 'busy' | 'done' | 'failed';

type Props = {
  draw: DrawSummary;
  /** CID of the manifest of the published list. */
  listCid: string;
  /** The winners that are named on chain, by place, when the count begins. */
  winnersNow: () => readonly Address[];
};

/** Boxes in a row; with "try to cheat" one digit of the list is changed first. */
export function Recount({ draw, listCid, winnersNow }: Props) {
  const { t } = useLingui();
  const [state, setState] = useState<State>('idle');
  const [isCheating, setIsCheating] = useState(false);
  const [counted, setCounted] = useState<readonly Counted[]>([]);
  const ending = useRef<AbortController>(undefined);
  const count = async (cheat: boolean) => {
    ending.current?.abort();
    const controller = new AbortController();
    ending.current = controller;
    setIsCheating(cheat);
    setCounted([]);
    setState('busy');
    try {
      await recountDraw(claimsOf(draw, listCid, winnersNow()), {
        isCheating: cheat,
        onStep: (step) => setCounted((before) => [...before, step]),
        signal: controller.signal,
      });
      if (!controller.signal.aborted) setState('done');
    } catch {
      if (!controller.signal.aborted) setState('failed');
    }
  };
  const names: Record<RecountStep, string> = {
    manifest: t`The list’s manifest, by the hash of its bytes`,
    rows: t`Every part of the list, by its hash, and its rows`,
    order: t`Order, and the sum of all weights`,
    root: t`Root of the tree over all rows`,
    signature: t`Signature of the beacon, for this round and its key`,
    seed: t`Random number, the signature’s SHA-256`,
    winners: t`Every winner named so far`,
  };
  const steps = (Object.keys(names) as RecountStep[]).filter(
    (step) => draw.seed !== null || !['signature', 'seed', 'winners'].includes(step),
  );
  const isRight = counted.length === steps.length && counted.every((step) => step.isRight);
  return (
    <section className={table.section} aria-labelledby="recount-title">
      <h2 id="recount-title">
        <Trans>Check it yourself</Trans>
      </h2>
      <p>
        <Trans>
          This browser fetches the published list, hashes it, builds the tree, checks the beacon’s signature
          and computes every winner. It uses none of our own sums. You can check the whole sale on{' '}
          <Link to="/verify">its own page</Link>.
        </Trans>
      </p>
      <div className={styles.actions}>
        <Button isBusy={state === 'busy' && !isCheating} onClick={() => void count(false)}>
          <Trans>Compute again in this browser</Trans>
        </Button>
        <Button look="secondary" isBusy={state === 'busy' && isCheating} onClick={() => void count(true)}>
          <Trans>Try to cheat</Trans>
        </Button>
      </div>
      {state !== 'idle' && (
        <ol className={styles.boxes}>
          {steps.map((step) => (
            <Box key={step} name={names[step]} counted={counted.find((one) => one.step === step)} />
          ))}
        </ol>
      )}
      <p aria-live="polite" className={styles.verdict} data-right={state === 'done' ? isRight : undefined}>
        {state === 'failed' && (
          <Trans>A file didn’t load, or it isn’t a list. Nothing can be checked without it.</Trans>
        )}
        {state === 'done' &&
          (isRight ? (
            <Trans>Everything matches, to the last digit.</Trans>
          ) : isCheating ? (
            <Trans>
              One digit of one row was changed, and hash, sum and root give it away. Nobody can cheat quietly.
            </Trans>
          ) : (
            <Trans>Something doesn’t match. Don’t trust this draw until you know why.</Trans>
          ))}
      </p>
    </section>
  );
}

function Box({ name, counted }: { name: string; counted: Counted | undefined }) {
  const { i18n } = useLingui();
  const ms =
    counted === undefined ? '' : formatDecimal(counted.ms.toFixed(counted.ms < 10 ? 1 : 0), i18n.locale);
  return (
    <li className={styles.box} data-right={counted?.isRight}>
      <span className={styles.tick} aria-hidden="true">
        {counted === undefined ? '·' : counted.isRight ? '✓' : '✗'}
      </span>
      <span>{name}</span>
      {counted !== undefined && (
        <>
          <code>{counted.value}</code>
          <span className={styles.ms}>
            {counted.isRight ? <Trans>matches, {ms} ms</Trans> : <Trans>doesn’t match, {ms} ms</Trans>}
          </span>
        </>
      )}
    </li>
  );
}

/** What the site says of the draw, to be counted again. */
function claimsOf(
  { id, list, places, round, signature, seed }: DrawSummary,
  cid: string,
  winners: readonly Address[],
): Claims {
  return {
    drawId: Number(id),
    cid,
    root: list.root as `0x${string}`,
    count: list.count,
    totalWeight: BigInt(list.totalWeight),
    places,
    round,
    signature: signature as `0x${string}` | null,
    seed: seed as `0x${string}` | null,
    winners,
  };
}
