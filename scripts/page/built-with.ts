// The settings that shape a page: what somebody else needs to build the same one.
import { epochOf } from '../../packages/web/build/security-txt.ts';

const GIVEAWAY = ['ORGANISER', 'LEAST_AGE', 'VOID_IN', 'RULES_URL', 'FREE_ENTRY_URL'];
const NAMES = [
  'LILAPE_CHAIN_ID',
  'LILAPE_SITE_URL',
  'WALLETCONNECT_PROJECT_ID',
  ...GIVEAWAY.map((name) => `GIVEAWAY_${name}`),
];

/** The settings of the environment that are set, none of them a secret, and the build's time as its security.txt tells it. */
export function builtWith(securityTxt: string, env: NodeJS.ProcessEnv = process.env): Record<string, string> {
  const set = NAMES.flatMap((name) => (env[name] ? [[name, env[name]] as const] : []));
  return { ...Object.fromEntries(set), SOURCE_DATE_EPOCH: String(epochOf(securityTxt)) };
}
