/** Fills in the contracts page. */
import { showHoldings } from '#features/contracts/holdings-now.ts';
import { languageOf } from '@lilape/domain/languages';

/** Owners and balances, as the chain says them now. */
export function start(): void {
  showHoldings(languageOf(location.pathname));
}
