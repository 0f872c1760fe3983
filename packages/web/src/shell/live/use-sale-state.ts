/** Following the sale while a page is shown that says something about it. */
import { useEffect } from 'react';

/** Where `isNeeded`, keeps what is written beforehand about the sale true; its code comes only then. */
export function useSaleState(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isWanted = true;
    let stop = () => {};
    const follow = async () => {
      const { followSale } = await import('./follow-sale.ts');
      if (isWanted) stop = followSale();
    };
    // What does not come leaves the places of figures as they are; the browser's console names the file.
    follow().catch(() => {});
    return () => {
      isWanted = false;
      stop();
    };
  }, [isNeeded]);
}
