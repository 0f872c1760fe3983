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
