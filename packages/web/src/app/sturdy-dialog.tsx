/** A dialog that may break without taking anything else with it. */
import { type ComponentType, useState } from 'react';
import { DialogLost } from './dialog-parts.tsx';
import { ErrorBoundary } from '#shell/island/error-boundary.tsx';

type Props = {
  Dialog: ComponentType;
  /** Puts the dialog away. */
  onGiveUp: () => void;
};

/** The dialog; where it breaks, that it did, with a way to render it again and one to put it away. */
export function SturdyDialog({ Dialog, onGiveUp }: Props) {
  const [retries, setRetries] = useState(0);
  const onRetry = () => setRetries((before) => before + 1);
  return (
    <ErrorBoundary
      key={retries}
      fallback={<DialogLost failures={retries + 1} onRetry={onRetry} onGiveUp={onGiveUp} />}
    >
      <Dialog />
    </ErrorBoundary>
  );
}
