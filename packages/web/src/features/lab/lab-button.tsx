/** A button that starts an act of the laboratory. */
import type { LabAction } from '@lilape/wire/lab';
import type { ReactNode } from 'react';
import { Button } from '#shell/ui/button.tsx';
import type { LabNow } from './use-lab.ts';

type Props = { lab: LabNow; action: LabAction; look?: 'secondary' | 'danger'; children: ReactNode };

/** Busy while its own act is done, off while another one is or the server is away. */
export function LabButton({ lab, action, look = 'secondary', children }: Props) {
  const isDoing = lab.act?.phase === 'doing';
  const isMine = JSON.stringify(lab.act?.action) === JSON.stringify(action);
  return (
    <Button
      look={look}
      isWide
      isBusy={isDoing && isMine}
      disabled={isDoing || lab.chain === null}
      onClick={() => lab.start(action)}
    >
      {children}
    </Button>
  );
}
