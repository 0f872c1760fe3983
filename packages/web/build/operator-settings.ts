/** Whether a build is an operator's: what their settings add to the page is a fact of theirs, and no fault of ours. */
import { LOCAL_CHAIN_ID } from '@lilape/domain/chains';
import { buildChainId } from './deployment.ts';

const SETTINGS = /^(?:LILAPE_SITE_URL|WALLETCONNECT_PROJECT_ID|GIVEAWAY_[A-Z_]+)$/;

/** Whether `env` names a chain other than the local one, the site's address, or anything else that is written into the page. */
export function hasOperatorSettings(
  env: Readonly<Record<string, string | undefined>> = process.env,
): boolean {
  if (buildChainId() !== LOCAL_CHAIN_ID) return true;
  return Object.entries(env).some(
    ([name, value]) => SETTINGS.test(name) && value !== undefined && value !== '',
  );
}
