/** What the network's explorer can show, as a link to it. */
import { explorerUrl } from '@lilape/domain/chains';
import type { ReactNode } from 'react';
import { chainId } from '#shell/first/deployment.ts';

type Props = {
  /** What it is at the explorer: "tx/0x…", "address/0x…". */
  page: `${'tx' | 'address'}/${string}`;
  className?: string | undefined;
  children: ReactNode;
  /** Stands there on a network without an explorer; the children, not given. */
  otherwise?: ReactNode;
};

/** A link to a page of the explorer where the site's network has one, and plain words where it has none. */
export function Explored({ page, className, children, otherwise = children }: Props) {
  const explorer = explorerUrl(chainId);
  if (explorer === null) return otherwise;
  return (
    <a className={className} href={`${explorer}/${page}`} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
