/** A node and wallet that answer what a test says now, and keep what they were asked. */
import { numberToHex } from 'viem/utils';
import type { Provider } from '#chain/provider.ts';
import type { Receipt } from '#chain/rpc.ts';

export const account = '0xF414000000000000000000000000000000000001';

export class ScriptedNode implements Provider {
  /** Next nonces of the account: mined, and with what is on its way. */
  latest = 4;
  pending = 4;
  receipt: Receipt | null = null;
  /** Nonce of the transaction, null while the node does not know it. */
  known: number | null = null;
  batch: object | null = null;
  accounts: readonly string[] = [account];
  chainId = 31337;
  isAway = false;
  readonly asked: { method: string; atMs: number }[] = [];

  async request({ method, params = [] }: { method: string; params?: readonly unknown[] }): Promise<unknown> {
    this.asked.push({ method, atMs: Date.now() });
    if (this.isAway) throw new Error('the network is gone');
    if (params[0] === undefined && method.startsWith('eth_getTransaction')) throw new Error('no hash');
    const answers: Record<string, () => unknown> = {
      eth_accounts: () => this.accounts,
      eth_chainId: () => numberToHex(this.chainId),
      eth_blockNumber: () => '0x64',
      eth_getTransactionCount: () => numberToHex(params[1] === 'latest' ? this.latest : this.pending),
      eth_getTransactionReceipt: () => this.receipt,
      eth_getTransactionByHash: () => (this.known === null ? null : { nonce: numberToHex(this.known) }),
      wallet_getCallsStatus: () => this.batch ?? { status: 100 },
    };
    return answers[method]?.();
  }

  /** When a method was asked, milliseconds since `fromMs`. */
  times(method: string, fromMs: number): number[] {
    return this.asked.filter((one) => one.method === method).map(({ atMs }) => atMs - fromMs);
  }
}
