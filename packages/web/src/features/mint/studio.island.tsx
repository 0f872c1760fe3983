/** The mint: what the connected wallet may do, whose code comes with it; before that, what anybody can see. */
import { part } from '#shell/page/part.tsx';
import { Lost } from '#shell/ui/lost.tsx';
import { useSession } from '#shell/page/use-session.ts';
import { Visitor } from './front/visitor.tsx';

const ConnectedMint = part({
  load: async () => (await import('./connected/connected-mint.tsx')).ConnectedMint,
  catalog: 'wallet',
  blank: () => <Visitor isConnecting />,
  lost: Lost,
});

/** The first screen of the page. */
export function Studio() {
  const session = useSession();
  if (session.status !== 'connected') return <Visitor isConnecting={session.status === 'connecting'} />;
  // Another account begins with another offer.
  return <ConnectedMint key={session.address} address={session.address} />;
}
