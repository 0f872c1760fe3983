// Which endpoints of the chain are asked, and whether their word is that of two companies.
import { BASE_CHAIN_ID, BASE_SEPOLIA_CHAIN_ID, LOCAL_CHAIN_ID } from '@lilape/domain/chains';
import { ConfigError, type Env, httpUrl, whole } from '#settings.ts';

export type ChainSettings = {
  /** One or two endpoints of the same chain. May hold keys: never shown. */
  readonly rpcUrls: readonly string[];
  /** Whether they are two, of two companies: what one says is compared with what the other says. */
  readonly isCompared: boolean;
  /** Least time between the beginnings of two looks at the chain, milliseconds; 0: it is looked at as often as it announces blocks. */
  readonly paceMs: number;
};

/** Base makes five blocks a second, and every call is paid for. */
const BASE_PACE_MS = 1_000;

/** The endpoints that `env` names; Base needs two of two companies, unless the setting says that one's word is enough. @throws ConfigError */
export function readChain(env: Env, chainId: number): ChainSettings {
  const rpcUrls = readRpcUrls(env, chainId);
  const isCompared = areIndependent(rpcUrls);
  const trustsOne = whole(env, 'TRUST_ONE_ENDPOINT', 0, 0, 1) === 1;
  if (chainId === BASE_CHAIN_ID && !isCompared && !trustsOne)
    throw new ConfigError(
      `RPC_URL must name two endpoints of two companies on Base, separated by a comma, ${
        rpcUrls.length === 1 ? 'not one' : 'not two of one'
      }: what an endpoint leaves out only another can tell. TRUST_ONE_ENDPOINT=1 lets one do, and health says so.`,
    );
  const isBase = chainId === BASE_CHAIN_ID || chainId === BASE_SEPOLIA_CHAIN_ID;
  const paceMs = whole(env, 'PACE_MS', isBase ? BASE_PACE_MS : 0, 0, 10_000);
  return { rpcUrls, isCompared, paceMs };
}

function readRpcUrls(env: Env, chainId: number): readonly string[] {
  const text = env['RPC_URL'] || '';
  if (text === '') {
    if (chainId !== LOCAL_CHAIN_ID)
      throw new ConfigError(
        `RPC_URL must be set for chain ${chainId}: one endpoint, or two separated by a comma.`,
      );
    return [`http://127.0.0.1:${whole(env, 'CHAIN_PORT', 8545, 1, 65_535)}`];
  }
  const urls = text.split(',').map((part) => httpUrl('RPC_URL', part.trim()));
  if (urls.length > 2) throw new ConfigError(`RPC_URL takes one or two URLs, not ${urls.length}.`);
  return urls;
}

/** Whether there are two whose names end differently: companies give each customer a name of their own in front. */
function areIndependent(urls: readonly string[]): boolean {
  const [first, second] = urls.map((url) => companyOf(new URL(url).hostname));
  return second !== undefined && first !== second;
}

/** The last two parts of a name; an address is its own. */
function companyOf(host: string): string {
  const isAddress = host.startsWith('[') || /^[\d.]+$/.test(host);
  return isAddress ? host : host.split('.').slice(-2).join('.');
}
