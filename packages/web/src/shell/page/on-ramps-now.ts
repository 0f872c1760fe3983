/** The on-ramps as the document says that they are now, for what React renders. */
import { BUNDLED_SITE } from '@lilape/domain/site/bundled';
import type { OnRamp } from '@lilape/domain/site/settings';

/** Those that an admin saved, which the server writes into each document; those that are built in where nobody saved any. */
export function onRampsNow(): readonly OnRamp[] {
  const said = document.getElementById('root')?.dataset['onRamps'];
  return said === undefined ? BUNDLED_SITE.onRamps : (JSON.parse(said) as OnRamp[]);
}
