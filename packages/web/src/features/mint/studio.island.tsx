/** The mint: the desk of the connected wallet, whose code comes with it; before that, what anybody can see. */
import { part } from '#shell/page/part.tsx';
import { Lost } from '#shell/ui/lost.tsx';
import { useSession } from '#shell/wallet/session.ts';
import { Visitor } from './front/visitor.tsx';

const Desk = part({
  load: async () => (await import('./desk.tsx')).Desk,
  catalog: 'sale',
  blank: () => <Visitor isConnecting />,
  lost: Lost,
});

/** The first screen of the page. */
export function Studio() {
  const session = useSession();
  if (session.status !== 'connected') return <Visitor isConnecting={session.status === 'connecting'} />;
  // Another account begins with another offer.
  return <Desk key={session.address} address={session.address} />;
}
