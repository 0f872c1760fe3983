// The tests' own view of the real chain: reads it, funds accounts, and buys as somebody else.
import {
  erc20Abi,
  lilApeNFTAbi,
  lilApeStakingAbi,
  poolOpenerAbi,
  presaleAbi,
  reservesAbi,
  testUsdtAbi,
} from '@lilape/contracts/generated/abis';
import { deployments } from '@lilape/contracts/generated/deployments';
import { localPrivateKey } from '@lilape/contracts/deploy/local-config';
import { voucherData } from '@lilape/contracts/voucher';
import { cidOfUri, digestOfCid } from '@lilape/domain/ipfs';
import { type PaymentToken } from '@lilape/domain/presale/methods';
import {
  type Address,
  createTestClient,
  createWalletClient,
  defineChain,
  type Hex,
  http,
  parseEther,
  parseUnits,
  publicActions,
  toHex,
} from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';

/** Id of the bundled local chain. */
export const chainId = 31337;

const { presale, usdt, usdc, lilape, nft, staking, draws, reserves, poolOpener } =
  deployments[chainId].contracts;
/** The sale's contract. */
export const presaleAddress: Address = presale;
/** The collection's contract. */
export const collectionAddress: Address = nft;
/** LILAPE, and the contract that it is staked in. */
export const lilapeAddress: Address = lilape;
export const stakingAddress: Address = staking;
/** The contract of the draws. */
export const drawsAddress: Address = draws;
/** What keeps the shares until the sale is over, and what opens the pools. */
export const reservesAddress: Address = reserves;
export const openerAddress: Address = poolOpener;
/** The contract of each payment token. */
export const coins: Readonly<Record<PaymentToken, Address>> = { USDT: usdt, USDC: usdc };

export type TestAccount = ReturnType<typeof privateKeyToAccount>;

export type Chain = ReturnType<typeof openChain>;

/** Everything the tests do on the chain at `rpcUrl` without a browser. Amounts are dollars as text. */
export function openChain(rpcUrl: string) {
  const chain = defineChain({
    id: chainId,
    name: 'Local chain',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [rpcUrl] } },
  });
  const transport = http(rpcUrl);
  const client = createTestClient({ chain, mode: 'anvil', transport, pollingInterval: 50 }).extend(
    publicActions,
  );
  const walletOf = (account: TestAccount) => createWalletClient({ account, chain, transport });

  /** Mints coins to an account of its own; resolves once they are there. */
  async function mint(account: TestAccount, amounts: Partial<Record<PaymentToken, string>>): Promise<void> {
    const wallet = walletOf(account);
    let nonce = await client.getTransactionCount({ address: account.address });
    const hashes: Hex[] = [];
    for (const coin of ['USDT', 'USDC'] as const) {
      const amount = amounts[coin];
      if (amount === undefined) continue;
      const call = { abi: testUsdtAbi, functionName: 'mint', nonce: nonce++, gas: 150_000n } as const;
      const args = [account.address, parseUnits(amount, 6)] as const;
      hashes.push(await wallet.writeContract({ ...call, address: coins[coin], args }));
    }
    await Promise.all(hashes.map(mined));
  }

  /** A new account with 10 ETH and the coins given. */
  async function newAccount(amounts: Partial<Record<PaymentToken, string>> = {}): Promise<TestAccount> {
    const account = privateKeyToAccount(generatePrivateKey());
    await client.setBalance({ address: account.address, value: parseEther('10') });
    await mint(account, amounts);
    return account;
  }

  async function mined(hash: Hex): Promise<void> {
    const receipt = await client.waitForTransactionReceipt({ hash, timeout: 30_000 });
    if (receipt.status !== 'success') throw new Error(`transaction ${hash} failed`);
  }

  /** Sets the sale's allowance directly, as an earlier unfinished purchase leaves it behind. */
  async function approve(account: TestAccount, coin: PaymentToken, amount: string): Promise<void> {
    const args = [presaleAddress, parseUnits(amount, 6)] as const;
    const call = { abi: testUsdtAbi, functionName: 'approve', address: coins[coin], args } as const;
    await mined(await walletOf(account).writeContract(call));
  }

  const allowanceUnits = (owner: Address, coin: PaymentToken): Promise<bigint> =>
    client.readContract({
      address: coins[coin],
      abi: erc20Abi,
      functionName: 'allowance',
      args: [owner, presaleAddress],
    });

  const raisedUnits = (): Promise<bigint> =>
    client.readContract({ address: presaleAddress, abi: presaleAbi, functionName: 'raised' });

  /** What an account has paid and been credited so far, by the contract itself. */
  const creditOf = (buyer: Address) =>
    client.readContract({
      address: presaleAddress,
      abi: presaleAbi,
      functionName: 'accountOf',
      args: [buyer],
    });

  /** Buys as somebody else, outside of any browser; `units` have 6 decimals. */
  async function someoneBuys(units: bigint): Promise<TestAccount> {
    const stranger = await newAccount();
    const wallet = walletOf(stranger);
    const gas = 400_000n;
    const token = { address: coins.USDC, abi: testUsdtAbi, gas } as const;
    await wallet.writeContract({ ...token, functionName: 'mint', args: [stranger.address, units], nonce: 0 });
    await wallet.writeContract({
      ...token,
      functionName: 'approve',
      args: [presaleAddress, units],
      nonce: 1,
    });
    const sale = { address: presaleAddress, abi: presaleAbi, functionName: 'buy', gas, nonce: 2 } as const;
    await mined(await wallet.writeContract({ ...sale, args: [coins.USDC, units, 1n] }));
    return stranger;
  }

  /** Buys with an account's own coins, outside of any browser. */
  async function buy(account: TestAccount, coin: PaymentToken, amount: string): Promise<void> {
    await approve(account, coin, amount);
    const sale = { address: presaleAddress, abi: presaleAbi, functionName: 'buy', gas: 400_000n } as const;
    const args = [coins[coin], parseUnits(amount, 6), 1n] as const;
    await mined(await walletOf(account).writeContract({ ...sale, args }));
  }

  /** Settles a sale that has ended, as somebody who has nothing to do with it. */
  async function finalise(): Promise<void> {
    const call = { address: presaleAddress, abi: presaleAbi, functionName: 'finalise' } as const;
    await mined(await walletOf(await newAccount()).writeContract(call));
  }

  /** Releases the shares of a finalised sale, or burns those of a failed one, as anyone may. */
  async function callReserves(functionName: 'release'): Promise<void> {
    const call = { address: reservesAddress, abi: reservesAbi, functionName } as const;
    await mined(await walletOf(await newAccount()).writeContract(call));
  }

  /** Collects the fees of a coin's pool, as anyone may. */
  async function collectFees(coin: PaymentToken): Promise<void> {
    const call = { address: openerAddress, abi: poolOpenerAbi, functionName: 'collectFees' } as const;
    await mined(await walletOf(await newAccount()).writeContract({ ...call, args: [coins[coin]] }));
  }

  /** Sends a buyer the tokens of a finalised sale, as somebody who has nothing to do with it. */
  async function claimFor(buyer: Address): Promise<void> {
    const call = { address: presaleAddress, abi: presaleAbi, functionName: 'claim', args: [buyer] } as const;
    await mined(await walletOf(await newAccount()).writeContract(call));
  }

  /** Who has bought, in order; twice who has bought twice. */
  async function buyers(): Promise<Address[]> {
    const call = { address: presaleAddress, abi: presaleAbi, eventName: 'Purchased' } as const;
    const logs = await client.getContractEvents({ ...call, fromBlock: 0n, strict: true });
    return logs.map(({ args }) => args.buyer);
  }

  /** Cancels the sale, as its owner. */
  async function cancel(): Promise<void> {
    const owner = walletOf(privateKeyToAccount(localPrivateKey('owner')));
    await mined(
      await owner.writeContract({ address: presaleAddress, abi: presaleAbi, functionName: 'cancel' }),
    );
  }

  /** Base units that an account holds of a payment token or of LILAPE. */
  const balanceUnits = (owner: Address, token: PaymentToken | 'LILAPE'): Promise<bigint> =>
    client.readContract({
      address: token === 'LILAPE' ? lilape : coins[token],
      abi: erc20Abi,
      functionName: 'balanceOf',
      args: [owner],
    });

  /** Mints an ape to an account of its own, outside of any browser, with a voucher of the local studio. */
  async function mintApe(account: TestAccount, id: number, metadataURI: string): Promise<void> {
    const to = account.address;
    const tokenId = BigInt(id);
    const digest = toHex(digestOfCid(cidOfUri(metadataURI) ?? ''));
    const voucher = { to, tokenId, digest, deadline: 4_102_444_800n, signerEpoch: 1n };
    const studio = privateKeyToAccount(localPrivateKey('studioSigner'));
    const signature = await studio.signTypedData(voucherData(chainId, collectionAddress, voucher));
    const collection = { address: collectionAddress, abi: lilApeNFTAbi, functionName: 'mint' } as const;
    const args = [to, tokenId, metadataURI, voucher.deadline, signature] as const;
    const call = { ...collection, args, value: parseEther('0.009'), gas: 300_000n };
    await mined(await walletOf(account).writeContract(call));
  }

  /** Gives an ape away, as its owner does who sells it. */
  async function giveApe(account: TestAccount, to: Address, id: number): Promise<void> {
    const collection = {
      address: collectionAddress,
      abi: lilApeNFTAbi,
      functionName: 'transferFrom',
    } as const;
    const args = [account.address, to, BigInt(id)] as const;
    await mined(await walletOf(account).writeContract({ ...collection, args }));
  }

  /** A stake by the contract itself. */
  const stakeNow = (account: Address, id: number) =>
    client.readContract({
      address: stakingAddress,
      abi: lilApeStakingAbi,
      functionName: 'getStake',
      args: [account, BigInt(id)],
    });

  /** Who has an ape, and where its metadata is, by the contract itself. */
  async function apeNow(id: number): Promise<{ owner: Address; uri: string }> {
    const call = { address: collectionAddress, abi: lilApeNFTAbi, args: [BigInt(id)] } as const;
    const [owner, uri] = await Promise.all([
      client.readContract({ ...call, functionName: 'ownerOf' }),
      client.readContract({ ...call, functionName: 'tokenURI' }),
    ]);
    return { owner, uri };
  }

  return {
    client,
    mintApe,
    giveApe,
    stakeNow,
    apeNow,
    walletOf,
    mint,
    newAccount,
    approve,
    allowanceUnits,
    raisedUnits,
    creditOf,
    someoneBuys,
    buy,
    finalise,
    callReserves,
    collectFees,
    claimFor,
    buyers,
    cancel,
    balanceUnits,
    mined,
    rpcUrl,
  };
}
