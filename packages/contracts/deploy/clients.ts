// Readers and signers of the chain that is deployed to.
import {
  type Account,
  type Address,
  type PublicClient,
  type WalletClient,
  createPublicClient,
  createWalletClient,
  defineChain,
  http,
} from 'viem';

export type Clients = { reader: PublicClient; wallet: WalletClient; account: Account };

/** A reader of the chain at `rpcUrl`, polling every 50 ms where the chain is local. */
export function connect(rpcUrl: string, chainId: number, name: string): PublicClient {
  return createPublicClient({
    chain: chainOf(rpcUrl, chainId, name),
    transport: http(rpcUrl, { timeout: 30_000 }),
    pollingInterval: isLoopback(rpcUrl) ? 50 : 1_000,
  });
}

/** As `connect`, with an account that signs here. */
export function connectWith(rpcUrl: string, chainId: number, name: string, account: Account): Clients {
  const wallet = createWalletClient({
    account,
    chain: chainOf(rpcUrl, chainId, name),
    transport: http(rpcUrl, { timeout: 30_000 }),
  });
  return { reader: connect(rpcUrl, chainId, name), wallet, account };
}

const isLoopback = (rpcUrl: string) => ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(rpcUrl).hostname);

const chainOf = (rpcUrl: string, id: number, name: string) =>
  defineChain({
    id,
    name,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [rpcUrl] } },
  });

/** Whether there is code at `address`. */
export async function hasCode(reader: PublicClient, address: Address): Promise<boolean> {
  const code = await reader.getCode({ address });
  return code !== undefined && code !== '0x';
}
