/** The heading above the stakes of a wallet. */
import { Trans } from '@lingui/react/macro';

/** With how many there are, once that is known. */
export function StakesHeading({ count }: { count?: number }) {
  return (
    <h2 id="stakes-title">
      <Trans>Your Active Stakes</Trans>
      {count !== undefined && ` (${count})`}
    </h2>
  );
}
