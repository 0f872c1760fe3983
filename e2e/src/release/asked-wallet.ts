// A wallet on the published chain: notes what it is asked to send, lets approvals through and refuses payments unless asked to pay.
import { erc20Abi, presaleAbi } from '@lilape/contracts/generated/abis';
import { decodeFunctionData, type Hex, isAddressEqual, numberToHex } from 'viem';
import { mnemonicToAccount } from 'viem/accounts';

import { WalletError } from '../wallet/behaviour.ts';
import { appearances, type InstalledWallet } from '../wallet/install.ts';
import { rpc, send } from '../wallet/rpc.ts';
import type { Published } from './published.ts';

/** An account of anvil's own, which signs for it; none of the roles in the config is its. */
export const buyer = mnemonicToAccount('test test test test test test test test test test test junk', {
  addressIndex: 9,
}).address;

type Asked = { chainId?: Hex; from: Hex; to: Hex; data: Hex; value?: Hex };

export class AskedWallet implements InstalledWallet {
  readonly appearance = appearances.metamask;
  /** What it was asked to send, in order, as the chain would read it. */
  readonly asked: unknown[] = [];
  emit: InstalledWallet['emit'] = async () => {};
  /** Whether its owner agrees to payments. */
  isWilling = false;

  private isConnected = false;
  private readonly published: Published;

  constructor(published: Published) {
    this.published = published;
  }

  async request(method: string, params: unknown): Promise<unknown> {
    const { chainId, rpcUrl } = this.published;
    if (method === 'eth_chainId') return numberToHex(chainId);
    if (method === 'eth_requestAccounts') this.isConnected = true;
    if (/^eth_(request)?accounts$/i.test(method)) return this.isConnected ? [buyer] : [];
    const list = Array.isArray(params) ? (params as readonly unknown[]) : [];
    if (method === 'eth_sendTransaction') return this.sendTransaction(list[0] as Asked);
    return rpc(rpcUrl, method, list);
  }

  private async sendTransaction(asked: Asked): Promise<unknown> {
    const { presale } = this.published.record.contracts;
    const isPayment = isAddressEqual(asked.to, presale);
    const call = decodeFunctionData({ abi: isPayment ? presaleAbi : erc20Abi, data: asked.data });
    const { chainId, from, to } = asked;
    this.asked.push({ chainId: Number(chainId), from, to, function: call.functionName, args: call.args });
    if (isPayment && !this.isWilling) throw new WalletError(4001, 'User rejected the request.');
    return send(this.published.rpcUrl, 'eth_sendTransaction', [{ from, to, data: asked.data }]);
  }
}
