/** What is said to a wallet on another network, wherever an act needs the site's. */
import type { ComponentProps, ReactNode } from 'react';
import { SwitchNetwork } from './switch-network.tsx';

type Props = ComponentProps<typeof SwitchNetwork> & { children: ReactNode };

/** A sentence, and the button that asks the wallet to switch. */
export function WrongNetwork({ children, ...look }: Props) {
  return (
    <>
      <p>{children}</p>
      <SwitchNetwork {...look} />
    </>
  );
}
