/** What stands in the document for somebody without a wallet, and the room of what a remembered wallet brings. */
import type { ComponentType, ReactNode } from 'react';

type Props = {
  /** In the shape of what comes with the wallet. */
  blank: ComponentType;
  /** For who has none. */
  children: ReactNode;
};

/** Shows one of the two, by what the first script knows. @see wallet-room.css */
export function WalletRoom({ blank: Blank, children }: Props) {
  return (
    <>
      <div data-room="visitor">{children}</div>
      <div data-room="wallet">
        <Blank />
      </div>
    </>
  );
}
