/** Every act of the site, a row each: from here those left open are gone on with after a reload. */
import { purchase } from './acts/buy.tsx';
import { burning, claiming, collecting, finalising, refunding } from './acts/payouts.tsx';

type Resumable = { readonly name: string; resume(): Promise<void> };

export const acts: readonly Resumable[] = [purchase, claiming, refunding, finalising, burning, collecting];
