// The networks the product knows by id, and the three it runs on.
import { FIRST_LANGUAGE, type InEach, type Language } from '@lilape/domain/languages';

export const BASE_CHAIN_ID = 8453;
export const BASE_SEPOLIA_CHAIN_ID = 84532;
/** The bundled local chain: an id of its own, so that nothing signed for it can be replayed on Base. @see decision 4 "chain ids" */
export const LOCAL_CHAIN_ID = 31337;

const NETWORK_NAMES: Readonly<Record<number, string>> = {
  1: 'Ethereum',
  10: 'Optimism',
  137: 'Polygon',
  42161: 'Arbitrum',
  [BASE_CHAIN_ID]: 'Base',
  [BASE_SEPOLIA_CHAIN_ID]: 'Base Sepolia',
};

const LOCAL_NAME: InEach = { en: 'Local chain', ru: '«Локальная»' };
const LOCAL_TITLE: InEach = { en: 'Local chain', ru: 'Локальная сеть' };
const UNKNOWN_NAME: InEach = { en: 'Chain', ru: '№' };

/**
 * The network's name, or `Chain <id>` for one that is not recognised. @see spec §3 wallet connection result
 * Names are names in every language; what is a plain word is translated, to stand after "сеть".
 */
export function networkName(chainId: number, language: Language = FIRST_LANGUAGE): string {
  if (chainId === LOCAL_CHAIN_ID) return LOCAL_NAME[language];
  return NETWORK_NAMES[chainId] ?? `${UNKNOWN_NAME[language]} ${chainId}`;
}

/** The network's name where it stands alone, not after the word for network: in a list, beside its id. */
export function networkTitle(chainId: number, language: Language = FIRST_LANGUAGE): string {
  if (chainId === LOCAL_CHAIN_ID) return LOCAL_TITLE[language];
  return networkName(chainId, language);
}

/** Endpoint of a network that everybody may read from, without a key; null where none is known. */
export function publicRpcUrl(chainId: number): string | null {
  if (chainId === BASE_CHAIN_ID) return 'https://mainnet.base.org';
  if (chainId === BASE_SEPOLIA_CHAIN_ID) return 'https://sepolia.base.org';
  return chainId === LOCAL_CHAIN_ID ? 'http://127.0.0.1:8545' : null;
}

/** Block explorer of a network the product runs on, without a trailing slash; null where there is none. */
export function explorerUrl(chainId: number): string | null {
  if (chainId === BASE_CHAIN_ID) return 'https://basescan.org';
  if (chainId === BASE_SEPOLIA_CHAIN_ID) return 'https://sepolia.basescan.org';
  return null;
}
