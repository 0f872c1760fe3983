/** How sure a purchase is, in a word. */
import type { Purchase } from '@lilape/wire/purchases';
import { Trans } from '@lingui/react/macro';
import { classNames } from '#shell/ui/class-names.ts';
import styles from './confirmation-word.module.css';

type Props = { status: Purchase['status']; className?: string | undefined };

/** The word, in a colour of its own. @see glossary 'Seen, safe, final' */
export function ConfirmationWord({ status, className }: Props) {
  const words = {
    seen: <Trans>Seen</Trans>,
    safe: <Trans>Safe</Trans>,
    final: <Trans>Final</Trans>,
    orphaned: <Trans>Dropped</Trans>,
  } as const;
  return <span className={classNames(styles.word, styles[status], className)}>{words[status]}</span>;
}
