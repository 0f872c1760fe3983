/** What anyone can check without us: each with the command for it. */
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './checks.module.css';
import { CopyButton } from '#ui/copy-button.tsx';
import commands from '#ui/command.module.css';

/** The list; its items are `Check`s. */
export function CheckList({ children }: { children: ReactNode }) {
  return <ol className={styles.checks}>{children}</ol>;
}

/** What is checked and why it is proof, with a command to copy. */
export function Check({
  title,
  command,
  children,
}: {
  title: string;
  command: ReactNode;
  children: ReactNode;
}) {
  const { t } = useLingui();
  return (
    <li>
      <div>
        <h3>{title}</h3>
        <p>{children}</p>
      </div>
      <pre className={commands.command}>
        <code>{command}</code>
        <CopyButton
          label={t`Copy the command: ${title}`}
          copied={t`Command copied`}
          failed={t`We couldn’t copy the command. Select it and copy it by hand.`}
        />
      </pre>
    </li>
  );
}
