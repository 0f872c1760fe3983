/** The mark of a box: what was computed, in colour, shape and words. */
import { useLingui } from '@lingui/react/macro';
import { Check, Minus, X } from 'lucide-react';
import { VisuallyHidden } from '#shell/ui/visually-hidden.tsx';
import type { ReportedResult } from './worker-words.ts';
import styles from './boxes.module.css';

const ICONS = { agrees: Check, differs: X, unchecked: Minus, ahead: null } as const;

/** The mark; `ahead` is a place that waits for one. Its colour is that of the box around it. */
export function Tick({ status }: { status: ReportedResult['status'] | 'ahead' }) {
  const { t } = useLingui();
  const said = {
    agrees: t`matches`,
    differs: t`differs`,
    unchecked: t`not checked`,
    ahead: t`not checked yet`,
  }[status];
  const Icon = ICONS[status];
  return (
    <span className={styles.tick}>
      {Icon !== null && <Icon aria-hidden="true" size={18} strokeWidth={3} />}
      <VisuallyHidden>{said}</VisuallyHidden>
    </span>
  );
}
