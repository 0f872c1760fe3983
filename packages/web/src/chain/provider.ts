/** What every wallet is to the chain code: something that answers requests. @see https://eips.ethereum.org/EIPS/eip-1193 */

export type Provider = {
  request(call: { method: string; params?: readonly unknown[] }): Promise<unknown>;
};
