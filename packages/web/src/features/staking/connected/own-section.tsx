/** The stakes of the connected wallet, on whichever network it is. */
import { accountHere } from '#shell/first/session.ts';
import { useSession } from '#shell/page/use-session.ts';
import { StakesHeading } from '../shared/stakes-heading.tsx';
import { Stakes } from './stakes.tsx';
import { WrongNetwork } from './wrong-network.tsx';

/** With their heading. */
export function OwnSection() {
  const address = accountHere(useSession());
  if (address !== null) return <Stakes key={address} address={address} />;
  return (
    <>
      <StakesHeading />
      <WrongNetwork isSecond />
    </>
  );
}
