// Buys on the local chain without a browser, and reads what chain and ledger say about it.
import { erc20Abi, presaleAbi, testUsdcAbi } from '@lilape/contracts/generated/abis';
import { deployments } from '@lilape/contracts/generated/deployments';
import { type Hex, createPublicClient, createWalletClient, http } from 'viem';
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';
import { foundry } from 'viem/chains';

const { presale, usdc } = deployments[31337].contracts;

/** Somebody with a key that everybody knows; the demo wallet is left alone. */
export const buyer = personOf('b0b');

/** Somebody whose key are these digits. */
export function personOf(digits: string): PrivateKeyAccount {
  return privateKeyToAccount(`0x${digits.padStart(64, '0')}`);
}

export type Market = ReturnType<typeof openMarket>;

/** Purchases by one person on the chain at `rpcUrl`, in order, each of `units` (6 decimals) in USDC. */
export function openMarket(rpcUrl: string, person = buyer) {
  const options = { chain: foundry, transport: http(rpcUrl, { retryCount: 0 }), pollingInterval: 20 };
  const reader = createPublicClient(options);
  const wallet = createWalletClient({ ...options, account: person });
  const mined = (hash: Hex) => reader.waitForTransactionReceipt({ hash, timeout: 20_000 });

  /** Gives the buyer ETH, coins and an allowance for many purchases. */
  async function prepare(): Promise<void> {
    const params = [person.address, '0x56bc75e2d63100000'];
    await reader.request({ method: 'anvil_setBalance', params } as never);
    const coin = { address: usdc, abi: testUsdcAbi } as const;
    await wallet.writeContract({ ...coin, functionName: 'mint', args: [person.address, 50_000_000_000n] });
    await mined(
      await wallet.writeContract({ ...coin, functionName: 'approve', args: [presale, 50_000_000_000n] }),
    );
  }

  const send = (units: bigint): Promise<Hex> =>
    wallet.writeContract({
      address: presale,
      abi: presaleAbi,
      functionName: 'buy',
      args: [usdc, units, 1n],
      gas: 300_000n,
    });

  async function buy(units: bigint): Promise<Hex> {
    const hash = await send(units);
    await mined(hash);
    return hash;
  }

  /** As anyone may, once the sale is over with its goal reached. */
  async function finalise(): Promise<void> {
    await mined(await wallet.writeContract({ address: presale, abi: presaleAbi, functionName: 'finalise' }));
  }

  const account = () =>
    reader.readContract({
      address: presale,
      abi: presaleAbi,
      functionName: 'accountOf',
      args: [person.address],
    });
  const balance = () =>
    reader.readContract({ address: usdc, abi: erc20Abi, functionName: 'balanceOf', args: [buyer.address] });
  /** Whether the chain has the transaction. */
  const isMined = (hash: Hex) =>
    reader.getTransactionReceipt({ hash }).then(
      () => true,
      () => false,
    );

  return { reader, prepare, send, buy, finalise, account, balance, isMined };
}

type History = { purchases: { txHash: Hex; paid: string; block: number }[] };

/** The buyer's purchases in the ledger of the site at `url`, oldest first by block. */
export async function readLedger(url: string): Promise<History['purchases']> {
  const response = await fetch(`${url}/api/purchases/${buyer.address}`);
  if (response.status !== 200) throw new Error(`GET purchases: ${response.status} ${await response.text()}`);
  const { purchases } = (await response.json()) as History;
  return purchases.sort((a, b) => a.block - b.block);
}
