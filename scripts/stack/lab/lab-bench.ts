// What the laboratory's acts work with: the local chain, its contracts, and accounts whose keys everybody knows.
import type { Deployment } from '@lilape/contracts/deployment';
import { localPrivateKey } from '@lilape/contracts/deploy/local-config';
import { testUsdcAbi } from '@lilape/contracts/generated/abis';
import {
  type Account,
  type Hex,
  type PublicClient,
  createPublicClient,
  createWalletClient,
  http,
  parseEther,
} from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { foundry } from 'viem/chains';
import type { Rpc } from '../chain/rpc.ts';
import type { Sequencer } from '../chain/sequencer.ts';

export type LabBench = {
  readonly rpc: Rpc;
  readonly sequencer: Sequencer;
  /** The chain's endpoint. */
  readonly rpcUrl: string;
  readonly deployment: Deployment;
  readonly contracts: Deployment['contracts'];
  readonly reader: PublicClient;
  /** Blocks after which a block is final, and one more. */
  readonly blocksToFinal: number;
  /** Who may cancel the sale. */
  readonly owner: Account;
  /** Whose LILAPE are handed out: the example purse of the local deployment. */
  readonly reserve: Account;
  walletOf(account: Account): ReturnType<typeof createWalletClient>;
  /** Resolves once the transaction is in a block. @throws Error if it failed there */
  mined(hash: Hex): Promise<void>;
  /** A new account with 10 ETH. */
  stranger(): Promise<Account>;
};

/** The bench on the chain at `url`. */
export function createLabBench(parts: {
  rpc: Rpc;
  url: string;
  sequencer: Sequencer;
  slotsInAnEpoch: number;
  deployment: Deployment;
}): LabBench {
  const chain = { ...foundry, rpcUrls: { default: { http: [parts.url] } } };
  const transport = http(parts.url);
  const reader = createPublicClient({ chain, transport, pollingInterval: 20 });
  return {
    ...parts,
    rpcUrl: parts.url,
    contracts: parts.deployment.contracts,
    reader,
    blocksToFinal: 2 * parts.slotsInAnEpoch + 1,
    owner: privateKeyToAccount(localPrivateKey('owner')),
    reserve: privateKeyToAccount(localPrivateKey('examplePurse')),
    walletOf: (account) => createWalletClient({ account, chain, transport }),
    mined: async (hash) => {
      const { status } = await reader.waitForTransactionReceipt({ hash, timeout: 20_000 });
      if (status !== 'success') throw new Error(`Transaction ${hash} failed.`);
    },
    stranger: async () => {
      const account = privateKeyToAccount(generatePrivateKey());
      await setEther(parts.rpc, account.address, parseEther('10'));
      return account;
    },
  };
}

/** Sets an account's ETH, wei. */
export async function setEther(rpc: Rpc, account: Hex, wei: bigint): Promise<void> {
  await rpc('anvil_setBalance', [account, `0x${wei.toString(16)}`]);
}

/** Mints a test coin, which anybody may do, and resolves once it is there. @param units 6 decimals */
export async function mintCoin(bench: LabBench, minter: Account, coin: Hex, to: Hex, units: bigint) {
  const hash = await bench.walletOf(minter).writeContract({
    account: minter,
    chain: null,
    address: coin,
    abi: testUsdcAbi,
    functionName: 'mint',
    args: [to, units],
  });
  await bench.mined(hash);
}
