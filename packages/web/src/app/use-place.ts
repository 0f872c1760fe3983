/** A place in the kept HTML of the page that is there now, for what is laid into it. */
import { useEffect, useState } from 'react';

/** The first element of `selector` in the content; pages come and go without telling. */
export function usePlace(selector: string): Element | null {
  const [place, setPlace] = useState<Element | null>(null);
  useEffect(() => {
    const content = document.getElementById('content');
    if (content === null) return undefined;
    const look = () => setPlace(content.querySelector(selector));
    const observer = new MutationObserver(look);
    // A page is put into the content as a whole.
    observer.observe(content, { childList: true, subtree: true });
    look();
    return () => observer.disconnect();
  }, [selector]);
  return place;
}
