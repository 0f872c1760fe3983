/** The desk of a connected wallet: what it can lock, the one button, and its stakes; laid into three places of the page. */
import type { Address } from '@lilape/domain/address';
import type { ReactNode, ReactPortal } from 'react';
import { contracts } from '#shell/deployment.ts';
import { accountHere, useSession } from '#shell/wallet/session.ts';
import { Choose } from './choose.tsx';
import { Sign } from './sign.tsx';
import { Stakes } from './stakes.tsx';
import { useActs } from './use-acts.ts';
import { useApes } from './use-apes.ts';
import { useHoldings } from './use-holdings.ts';
import { WrongNetwork } from './wrong-network.tsx';

type Place = (part: ReactNode) => ReactPortal;

type Props = {
  address: Address;
  /** Lay a part into its place of the page. */
  lay: { readonly choose: Place; readonly sign: Place; readonly stakes: Place };
};

/** What the account at `address` has and can do. */
export function StakeDesk({ address, lay }: Props) {
  const isHere = accountHere(useSession()) !== null;
  const acts = useActs();
  const isOpen = isHere && contracts.staking !== null;
  const holdings = useHoldings(isOpen ? address : null, acts.occasion);
  const apes = useApes(isOpen ? address : null, holdings.value, acts.occasion);
  if (contracts.staking === null) return null;
  if (!isHere)
    return (
      <>
        {lay.sign(<WrongNetwork />)}
        {lay.stakes(<WrongNetwork isSecond />)}
      </>
    );
  return (
    <>
      {lay.choose(<Choose holdings={holdings} apes={apes} acts={acts} />)}
      {lay.sign(<Sign holdings={holdings} acts={acts} />)}
      {lay.stakes(<Stakes address={address} holdings={holdings} acts={acts} />)}
    </>
  );
}
