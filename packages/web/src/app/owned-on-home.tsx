/** Puts what a connected account owns into the panel of the sale on home, whose HTML is kept as it was written. */
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Owned } from '#features/wallet/owned.tsx';

/** Nothing on any page without a place for it. */
export function OwnedOnHome() {
  const place = usePlace();
  return place && createPortal(<Owned />, place);
}

/** The place on the page that is there now; pages come and go without telling. */
function usePlace(): Element | null {
  const [place, setPlace] = useState<Element | null>(null);
  useEffect(() => {
    const content = document.getElementById('content');
    if (content === null) return undefined;
    const look = () => setPlace(content.querySelector('[data-owned]'));
    const observer = new MutationObserver(look);
    // A page is put into the content as a whole.
    observer.observe(content, { childList: true, subtree: true });
    look();
    return () => observer.disconnect();
  }, []);
  return place;
}
