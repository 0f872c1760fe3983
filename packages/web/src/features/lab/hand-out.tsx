/** Hands out test coins, ETH and LILAPE. */
import { HANDED_OUT, type HandedOut } from '@lilape/wire/lab';
import { Trans } from '@lingui/react/macro';
import { shortAddress } from '#shell/first/short-address.ts';
import { useSession } from '#shell/page/use-session.ts';
import { LabButton } from './lab-button.tsx';
import type { LabNow } from './use-lab.ts';

/** The demo wallet, where nobody is connected: the tenth of the local chain's public accounts. */
const demoAddress = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720';

/** To whoever is connected, or to the demo wallet. */
export function HandOut({ lab }: { lab: LabNow }) {
  const session = useSession();
  const to = session.status === 'connected' ? session.address : demoAddress;
  const short = shortAddress(to);
  return (
    <>
      <p>
        {session.status === 'connected' ? (
          <Trans>To your wallet {short}. The LILAPE exist on this chain only, to try things with.</Trans>
        ) : (
          <Trans>To the demo wallet {short}. The LILAPE exist on this chain only, to try things with.</Trans>
        )}
      </p>
      {HANDED_OUT.map((token) => (
        <LabButton key={token} lab={lab} action={{ action: 'hand-out', token, to }}>
          <Amount token={token} />
        </LabButton>
      ))}
    </>
  );
}

function Amount({ token }: { token: HandedOut }) {
  switch (token) {
    case 'ETH':
      return <Trans>10 ETH</Trans>;
    case 'LILAPE':
      return <Trans>1 billion LILAPE</Trans>;
    case 'USDT':
    case 'USDC':
      return <Trans>10,000 {token}</Trans>;
  }
}
