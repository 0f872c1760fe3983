/** The status box of an act: what happens now, how it ended, and the way out. @see specification §2 Buy modal, §4 Buy flow */
import { type PlainCode, sentence } from '@lilape/domain/messages/catalogue';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLanguage } from '#shell/page/use-language.ts';
import type { ActEnding, ActFlow, ActProgress, ActWords } from '#shell/ui/act-flow.ts';
import { Button } from '#shell/ui/button.tsx';
import { classNames } from '#shell/ui/class-names.ts';
import styles from './act-status.module.css';
import { TransactionLink } from './transaction-link.tsx';

type Props<Terms, Outcome> = {
  flow: ActFlow<Terms, Outcome>;
  words: ActWords<Terms>;
  /** How it ended, in words; null while it has not. */
  ending: ActEnding | null;
  onStartAgain: () => void;
  /** Stands below the words of a success. */
  children?: ReactNode;
};

/** What is happening to the act; nothing while there is none. */
export function ActStatus<Terms, Outcome>(props: Props<Terms, Outcome>) {
  const { flow, words, ending, onStartAgain, children } = props;
  if (flow.status === 'none') return null;
  if (flow.status === 'pending')
    return <Pending terms={flow.terms} progress={flow.progress} words={words} onStartAgain={onStartAgain} />;
  const { title, text } = ending?.sentence ?? { text: '' };
  const look = flow.status === 'error' ? styles.error : styles.success;
  return (
    <Box look={look} title={title} hash={flow.hash}>
      <p>{text}</p>
      {flow.status === 'success' && children}
    </Box>
  );
}

type PendingProps<Terms> = {
  terms: Terms | null;
  progress: ActProgress | null;
  words: ActWords<Terms>;
  onStartAgain: () => void;
};

function Pending<Terms>({ terms, progress, words, onStartAgain }: PendingProps<Terms>) {
  const language = useLanguage();
  const special = specialOf(progress, words);
  if (special === null)
    return (
      <Box title={sentence('PROCESSING', {}, language).text} hash={progress?.hash} isBusy>
        <p>
          <Doing terms={terms} progress={progress} words={words} />
        </p>
      </Box>
    );
  const { title, text } = sentence(special.code, {}, language);
  return (
    <Box title={title} hash={progress?.hash}>
      <p>{text}</p>
      {special.isStuck && (
        <Button look="secondary" size="small" onClick={onStartAgain}>
          <Trans>Start again</Trans>
        </Button>
      )}
    </Box>
  );
}

function specialOf(
  progress: ActProgress | null,
  words: ActWords<never>,
): { code: PlainCode; isStuck: boolean } | null {
  const phase = progress?.phase;
  if (phase === 'still-pending')
    return {
      code: progress?.isDecisive === true ? words.stillPending : 'PERMISSION_STILL_PENDING',
      isStuck: false,
    };
  if (phase === 'unanswered') return { code: 'ACT_UNANSWERED', isStuck: true };
  return phase === 'lost' ? { code: 'ACT_LOST', isStuck: true } : null;
}

function Doing<Terms>({ terms, progress, words }: Omit<PendingProps<Terms>, 'onStartAgain'>) {
  const { Asking, Preparing } = words;
  if (terms === null || progress === null || progress.phase === 'preparing') return <Preparing />;
  if (progress.step === 'record') return <Trans>Confirmed. Recording it…</Trans>;
  if (progress.phase === 'waiting') return <Trans>Sent. Waiting for the chain to confirm…</Trans>;
  return <Asking terms={terms} step={progress.step} />;
}

type BoxProps = {
  look?: string | undefined;
  title: string | undefined;
  hash?: string | undefined;
  isBusy?: boolean;
  children: ReactNode;
};

function Box({ look, title, hash, isBusy = false, children }: BoxProps) {
  return (
    <div className={classNames(styles.box, look)} aria-live="polite">
      <p className={styles.title}>
        {isBusy && <span className={styles.spinner} aria-hidden="true" />}
        {title}
      </p>
      {children}
      {hash !== undefined && <TransactionLink hash={hash} />}
    </div>
  );
}
