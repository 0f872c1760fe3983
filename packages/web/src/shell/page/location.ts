/** Where the visitor is: the address without its language, the same on the server and in the browser. */
import { createContext, use } from 'react';

export type PageLocation = {
  /** Path without the language: "/staking" for "/ru/staking". */
  path: string;
  /** With its "#", or empty. */
  hash: string;
  /** Different after every navigation, even to the same address. */
  visit: number;
};

/** Filled by the router around the application. */
export const LocationContext = createContext<PageLocation>({ path: '/', hash: '', visit: 0 });

/** Returns the present location; the component is drawn again when it changes. */
export function useLocation(): PageLocation {
  return use(LocationContext);
}

/** Goes to an address of the site as it stands in `href`, language included; going to where one is adds no history. */
export function navigate(href: string): void {
  const { pathname, search, hash } = new URL(href, location.href);
  const address = pathname + search + hash;
  const isSame = address === location.pathname + location.search + location.hash;
  history[isSame ? 'replaceState' : 'pushState'](null, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
}
