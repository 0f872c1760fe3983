/** Which addresses of RPC endpoints the policy of the counting worker lets through. */
import { isLocalChain } from '#shell/first/deployment.ts';

/** Whether the chain can be asked there: over https, or on this machine where the chain is. */
export function isEndpoint(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  const isHere = isLocalChain && (hostname === '127.0.0.1' || hostname === 'localhost');
  return protocol === 'https:' || (protocol === 'http:' && isHere);
}
