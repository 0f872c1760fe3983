/** What stands in the place of a part whose code did not come. */
import { Trans } from '@lingui/react/macro';
import { type LostProps, retry } from '#shell/page/part.tsx';
import { Button } from './button.tsx';

/** Says so, with a way to ask for it again. */
export function Lost(props: LostProps) {
  return (
    <div role="alert">
      <p>
        <Trans>This part didn’t load. Check your connection and try again.</Trans>
      </p>
      <Button size="small" onClick={() => retry(props)}>
        <Trans>Retry</Trans>
      </Button>
    </div>
  );
}
