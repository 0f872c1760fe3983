/** Where a document stands: its address without the language. */
import { createContext, use } from 'react';

/** Path without the language: "/staking" for "/ru/staking". Filled by the prerendering around a document. */
export const LocationContext = createContext('/');

/** The path of the document that is written. */
export function useLocation(): string {
  return use(LocationContext);
}
