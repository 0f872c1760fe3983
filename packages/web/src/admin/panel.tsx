/** What is on the admin page: a panel with its figures, how old they are once that is doubtful, and a row each. */
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { part } from '#shell/page/part.tsx';
import { useLanguage } from '#shell/page/use-language.ts';
import { formatAge } from '#shell/heads/age.ts';
import { formatZoned } from '#shell/text/moment-zoned.ts';
import { Button } from '#shell/ui/button.tsx';
import plus from '#ui/plus.module.css';
import styles from './admin.module.css';
import type { Polled } from './use-polled.ts';

const Fault = part({ load: async () => (await import('#ui/fault.tsx')).Fault });

/** Figures older than this are doubted. */
export const lateMs = 60_000;

const wideEnough = '(min-width: 48rem)';

/** Where there is room, panels stand beside each other and nothing is folded. */
export const isWide = () => matchMedia(wideEnough).matches;

type BoxProps = {
  title: string;
  /** Whether a phone has only its title until that is pressed: it can wait until the morning. */
  isForLater?: boolean | undefined;
  /** Beside the title. */
  aside?: ReactNode;
  /** Below the box and never folded. */
  fault?: ReactNode;
  children: ReactNode;
};

/** A titled box of the page. */
export function Box({ title, isForLater = false, aside, fault, children }: BoxProps) {
  const id = useId();
  const [isFolded, setIsFolded] = useState(() => isForLater && !isWide());
  useEffect(() => {
    if (!isFolded) return undefined;
    const room = matchMedia(wideEnough);
    const unfold = () => setIsFolded(false);
    room.addEventListener('change', unfold);
    return () => room.removeEventListener('change', unfold);
  }, [isFolded]);
  const head = (
    <>
      <h2 id={id}>{title}</h2>
      {aside}
    </>
  );
  return (
    <section className={styles.panel} aria-labelledby={id}>
      {isFolded ? (
        <details>
          <summary className={plus.plus}>{head}</summary>
          {children}
        </details>
      ) : (
        <>
          <header>{head}</header>
          {children}
        </>
      )}
      {fault}
    </section>
  );
}

type Props<Value> = {
  title: string;
  of: Polled<Value>;
  isForLater?: boolean;
  children: (value: Value) => ReactNode;
};

/** A panel of what was read; what failed is said under what stands, and asked for again. */
export function Panel<Value>({ title, of, isForLater, children }: Props<Value>) {
  const { value, error, readAtMs, reload } = of;
  const fault = error !== null && (
    <div className={styles.acts}>
      <p role="alert">
        <Fault error={error} />
      </p>
      <Button look="secondary" size="small" onClick={reload}>
        <Trans>Retry</Trans>
      </Button>
    </div>
  );
  return (
    <Box
      title={title}
      isForLater={isForLater}
      aside={readAtMs !== null && <Age sinceMs={readAtMs} />}
      fault={fault}
    >
      {value === null ? error === null && <Waiting /> : children(value)}
    </Box>
  );
}

function Waiting() {
  return (
    <p className={styles.none} aria-busy="true">
      <Trans>Loading…</Trans>
    </p>
  );
}

/** How long ago something was read; said only once that is doubtful, and kept true from then on. */
function Age({ sinceMs }: { sinceMs: number }) {
  const { t } = useLingui();
  const language = useLanguage();
  const ageMs = useNow() - sinceMs;
  if (ageMs <= lateMs) return null;
  return (
    <span className={styles.age} title={t`Last checked`}>
      {formatAge(ageMs, language)}
    </span>
  );
}

/** Unix milliseconds, a new one every second. */
export function useNow(): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return nowMs;
}

/** A figure with its name. */
export function Row({
  name,
  isBad = false,
  children,
}: {
  name: string;
  isBad?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={styles.row} data-bad={isBad || undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A moment in the visitor's own time, with its zone; `isShort` without its seconds. */
export function Time({ iso, isShort = false }: { iso: string; isShort?: boolean }) {
  const language = useLanguage();
  return (
    <time className={styles.time} dateTime={iso}>
      {formatZoned(iso, language, { date: 'medium', time: isShort ? 'short' : 'medium' })}
    </time>
  );
}

/** How long ago something was; the moment itself on a hover. */
export function Ago({ iso }: { iso: string }) {
  const language = useLanguage();
  const nowMs = useNow();
  return (
    <time className={styles.time} dateTime={iso} title={formatZoned(iso, language)}>
      {formatAge(nowMs - Date.parse(iso), language)}
    </time>
  );
}
