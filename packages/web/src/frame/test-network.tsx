/** That nothing is real money here, on every chain but Base: from the first paint on, for the build knows its chain. */
import { BASE_CHAIN_ID } from '@lilape/domain/chains';
import { Trans } from '@lingui/react/macro';
import { chainId } from '#shell/first/deployment.ts';

/** One line where the build is for a test network, and nothing where it is for Base. */
export function TestNetwork({ className }: { className: string | undefined }) {
  if (chainId === BASE_CHAIN_ID) return null;
  return (
    <p className={className}>
      <Trans>Test network: nothing here is real money</Trans>
    </p>
  );
}
