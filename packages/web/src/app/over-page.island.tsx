/** What lies over a document: dialogs and toasts, from wherever they are asked for. */
import { ToastHost } from '#ui/toast/toast-host.tsx';
import { ErrorBoundary } from '#shell/island/error-boundary.tsx';
import { OpenDialogs } from './open-dialogs.tsx';

/** Nothing until something is open. */
export function OverPage() {
  return (
    <>
      <ErrorBoundary fallback={null}>
        <OpenDialogs />
      </ErrorBoundary>
      <ErrorBoundary fallback={null}>
        <ToastHost />
      </ErrorBoundary>
    </>
  );
}
