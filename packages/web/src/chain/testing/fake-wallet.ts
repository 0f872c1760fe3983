/** A chain of a few accounts and a wallet on it, in memory, for the tests of the flow: both speak EIP-1193. */
import { erc20Abi, presaleAbi } from '@lilape/contracts/generated/abis';
import { quoteDown } from '@lilape/domain/presale/quote';
import { ladderStages } from '@lilape/domain/presale/stages';
import {
  type Abi,
  decodeFunctionData,
  encodeAbiParameters,
  encodeErrorResult,
  encodeEventTopics,
  encodeFunctionResult,
  type Hex,
  keccak256,
  numberToHex,
  toHex,
} from 'viem';
import type { Provider } from '#chain/provider.ts';
import type { Hash, Log, Receipt } from '#chain/rpc.ts';
import { coinAddress, presaleAddress } from '#chain/sale-contract.ts';

export const buyer: Hex = '0xF414000000000000000000000000000000000001';

export type Transaction = { from: Hex; to: Hex; data: Hex; nonce: number; value?: Hex };

/** A contract besides the sale and its coins: what a transaction does, what a call answers, and a call in words. */
export type FakeContract = {
  run(transaction: Transaction, isKept: boolean): Log[];
  call(transaction: Transaction): Hex;
  describe(transaction: Transaction): string;
};
type Coin = 'USDT' | 'USDC';

const anyAbi: Abi = presaleAbi;

const stages = ladderStages({
  stageCount: 10,
  basePriceMicroUsd: 1_200n,
  priceStepMicroUsd: 100n,
  tokensPerStage: 10_000_000n,
});

/** The wallet refuses, as EIP-1193 has it. */
export function refusal(code: number, message = 'no', data?: unknown): Error {
  return Object.assign(new Error(message), { code, data });
}

/** State is public: tests look at it and change it as others would. */
export class FakeWallet implements Provider {
  chainId = 31337;
  accounts: readonly Hex[] = [buyer];
  balances: Record<Coin, bigint> = { USDT: 1_000_000_000n, USDC: 1_000_000_000n };
  allowances: Record<Coin, bigint> = { USDT: 0n, USDC: 0n };
  paid: Record<Coin, bigint> = { USDT: 0n, USDC: 0n };
  /** LILAPE credited to the buyer, and whether they and the payments were paid out. */
  tokens = 0n;
  isClaimed = false;
  refunded: Record<Coin, boolean> = { USDT: false, USDC: false };
  raised = 0n;
  ether = 10n ** 18n;
  block = 100;
  /** Mines each transaction as soon as it is sent. */
  isMining = true;
  isBatching = false;
  /** Sends nothing, though it answers with a hash or an id. */
  isLosing = false;
  /** Each request is given to it first; what it throws or returns (not undefined) is the answer. */
  intercept: (method: string, params: readonly unknown[]) => unknown = () => undefined;
  /** By their addresses, in lower case. */
  readonly contracts = new Map<string, FakeContract>();
  /** Every call that was sent, in words: `approve 25000000 USDT`. */
  readonly sent: string[] = [];
  readonly asked: string[] = [];
  readonly mempool = new Map<Hash, Transaction>();
  private readonly receipts = new Map<Hash, Receipt>();
  private readonly known = new Map<Hash, Transaction>();
  private readonly batches = new Map<string, Hash>();
  private nonce = 0;

  async request({ method, params = [] }: { method: string; params?: readonly unknown[] }): Promise<unknown> {
    this.asked.push(method);
    const answer = await this.intercept(method, params);
    if (answer !== undefined) return answer;
    switch (method) {
      case 'eth_accounts':
        return this.accounts;
      case 'eth_chainId':
        return numberToHex(this.chainId);
      case 'eth_blockNumber':
        return numberToHex(this.block);
      case 'eth_gasPrice':
        return '0x1';
      case 'eth_getBalance':
        return numberToHex(this.ether);
      case 'eth_estimateGas':
        this.run(params[0] as Transaction, false);
        return numberToHex(100_000);
      case 'eth_call':
        return this.call(params[0] as Transaction);
      case 'eth_getTransactionCount':
        return numberToHex(params[1] === 'pending' ? this.nonce + this.mempool.size : this.nonce);
      case 'eth_getTransactionByHash': {
        const found = this.mempool.get(params[0] as Hash) ?? this.known.get(params[0] as Hash);
        return found === undefined ? null : { nonce: numberToHex(found.nonce) };
      }
      case 'eth_getTransactionReceipt':
        return this.receipts.get(params[0] as Hash) ?? null;
      case 'eth_sendTransaction':
        return this.send(params[0] as Transaction);
      case 'wallet_getCapabilities':
        if (!this.isBatching) throw refusal(-32601);
        return { [numberToHex(this.chainId)]: { atomic: { status: 'supported' } } };
      case 'wallet_sendCalls':
        return { id: this.sendBatch(params[0] as { calls: readonly Transaction[] }) };
      case 'wallet_getCallsStatus': {
        const receipt = this.receipts.get(this.batches.get(params[0] as string) ?? '0x');
        return receipt === undefined ? { status: 100 } : { status: 200, receipts: [receipt] };
      }
      default:
        throw refusal(4200, `${method} is not supported`);
    }
  }

  /** Seals what waits. */
  mine(): void {
    for (const [hash, transaction] of this.mempool) {
      this.mempool.delete(hash);
      this.seal(hash, [transaction]);
    }
  }

  /** Puts another transaction in the place of the one that waits, as a wallet's speed-up or cancel does. */
  replace(data?: Hex): Hash {
    const [[hash, transaction]] = [...this.mempool] as [[Hash, Transaction]];
    this.mempool.delete(hash);
    const faster = { ...transaction, ...(data === undefined ? {} : { to: buyer, data }) };
    const fasterHash = keccak256(toHex(`${hash} replaced`));
    this.seal(fasterHash, [faster]);
    return fasterHash;
  }

  /** Forgets the transaction's hash in the node, as a node behind the same address may. */
  send({ from, to, data, value = '0x0' }: Transaction): Hash {
    const transaction = { from, to, data, value, nonce: this.nonce + this.mempool.size };
    this.sent.push(this.otherAt(to)?.describe(transaction) ?? describe(transaction));
    const hash = keccak256(toHex(`${data} ${transaction.nonce} ${this.sent.length}`));
    if (this.isLosing) return hash;
    this.mempool.set(hash, transaction);
    if (this.isMining) this.mine();
    return hash;
  }

  private sendBatch({ calls }: { calls: readonly Transaction[] }): string {
    const transactions = calls.map((call) => ({ ...call, from: buyer, nonce: this.nonce }));
    this.sent.push(transactions.map(describe).join(' + '));
    const hash = keccak256(toHex(`batch ${this.nonce}`));
    if (!this.isLosing) this.seal(hash, transactions);
    const id = `0x${'b'.repeat(64)}`;
    this.batches.set(id, hash);
    return id;
  }

  private seal(hash: Hash, transactions: readonly Transaction[]): void {
    this.block += 1;
    this.nonce += 1;
    for (const transaction of transactions) this.known.set(hash, transaction);
    const before = {
      allowances: { ...this.allowances },
      balances: { ...this.balances },
      paid: { ...this.paid },
      refunded: { ...this.refunded },
    };
    const sealed = { transactionHash: hash, blockNumber: numberToHex(this.block) };
    try {
      const logs = transactions.flatMap((transaction) => this.run(transaction, true));
      this.receipts.set(hash, { ...sealed, status: '0x1', logs });
    } catch {
      Object.assign(this, before);
      this.receipts.set(hash, { ...sealed, status: '0x0', logs: [] });
    }
  }

  /** Executes a transaction; without `isKept` only its reason to revert matters. */
  private run(transaction: Transaction, isKept: boolean): Log[] {
    const { from, to, data } = transaction;
    const other = this.otherAt(to);
    if (other !== undefined) return other.run(transaction, isKept);
    const coin = coinAt(to);
    if (coin !== undefined) {
      const { args } = decodeFunctionData({ abi: erc20Abi, data });
      const units = args?.[1] as bigint;
      if (coin === 'USDT' && units !== 0n && this.allowances.USDT !== 0n)
        throw refusal(3, 'execution reverted');
      if (isKept) this.allowances[coin] = units;
      return [];
    }
    if (to.toLowerCase() !== presaleAddress().toLowerCase()) return [];
    const { functionName, args } = decodeFunctionData({ abi: presaleAbi, data });
    if (functionName === 'claim') return this.claim(args[0], isKept);
    if (functionName === 'refund') return this.refund(args, isKept);
    return this.buy(from, data, isKept);
  }

  private claim(account: Hex, isKept: boolean): Log[] {
    if (this.tokens === 0n || this.isClaimed) throw reverted('Presale_NothingToClaim', [account]);
    if (isKept) this.isClaimed = true;
    return [];
  }

  private refund([account, coinAt_]: readonly [Hex, Hex], isKept: boolean): Log[] {
    const coin = coinAt(coinAt_) ?? 'USDT';
    if (this.paid[coin] === 0n || this.refunded[coin])
      throw reverted('Presale_NothingToRefund', [account, coinAt_]);
    if (isKept) this.refunded[coin] = true;
    return [];
  }

  private buy(from: Hex, data: Hex, isKept: boolean): Log[] {
    const { args } = decodeFunctionData({ abi: presaleAbi, data });
    const [coinAt_, amount, minTokens] = args as readonly [Hex, bigint, bigint];
    const coin = coinAt(coinAt_) ?? 'USDT';
    const { chargedUnits, tokens } = quoteDown(stages, this.raised, amount);
    if (tokens < minTokens) throw reverted('Presale_TooFewTokens', [tokens, minTokens]);
    if (this.allowances[coin] < chargedUnits) throw reverted('TransferFromFailed', []);
    if (!isKept) return [];
    this.allowances[coin] -= chargedUnits;
    this.balances[coin] -= chargedUnits;
    this.paid[coin] += chargedUnits;
    const topics = encodeEventTopics({
      abi: presaleAbi,
      eventName: 'Purchased',
      args: { buyer: from, paymentToken: coinAt_ },
    }) as Hex[];
    const values = [chargedUnits, tokens, this.raised] as const;
    this.raised += chargedUnits;
    const types = [{ type: 'uint256' }, { type: 'uint256' }, { type: 'uint256' }] as const;
    return [{ address: presaleAddress(), topics, data: encodeAbiParameters(types, values) }];
  }

  private otherAt(address: Hex): FakeContract | undefined {
    return this.contracts.get(address.toLowerCase());
  }

  private call(transaction: Transaction): Hex {
    const other = this.otherAt(transaction.to);
    if (other !== undefined) return other.call(transaction);
    const { from, to, data } = transaction;
    const coin = coinAt(to);
    const abi: Abi = coin === undefined ? presaleAbi : erc20Abi;
    const { functionName, args = [] } = decodeFunctionData({ abi, data });
    const answers: Record<string, () => unknown> = {
      balanceOf: () => this.balances[coin ?? 'USDT'],
      allowance: () => this.allowances[coin ?? 'USDT'],
      quote: () => {
        const { chargedUnits, tokens } = quoteDown(stages, this.raised, args[0] as bigint);
        return [chargedUnits, tokens];
      },
      accountOf: () => ({
        usdt: this.paid.USDT,
        usdc: this.paid.USDC,
        tokens: this.tokens,
        claimed: this.isClaimed,
        refundedUsdt: this.refunded.USDT,
        refundedUsdc: this.refunded.USDC,
      }),
      buy: () => {
        this.run({ from, to, data, nonce: 0 }, false);
        return [0n, 0n];
      },
    };
    return encodeFunctionResult({ abi, functionName, result: answers[functionName]?.() });
  }
}

function coinAt(address: Hex): Coin | undefined {
  return (['USDT', 'USDC'] as const).find(
    (coin) => coinAddress(coin).toLowerCase() === address.toLowerCase(),
  );
}

function describe({ to, data }: Transaction): string {
  const coin = coinAt(to);
  if (coin !== undefined) {
    const { functionName, args } = decodeFunctionData({ abi: erc20Abi, data });
    return `${functionName} ${String(args?.[1])} ${coin}`;
  }
  const { functionName, args } = decodeFunctionData({ abi: presaleAbi, data });
  if (functionName === 'claim') return 'claim';
  if (functionName === 'refund') return `refund ${coinAt(args[1])}`;
  return `${functionName} ${String(args?.[1])} for ${String(args?.[2])}`;
}

/** What a node answers when a contract reverts, the sale's unless another is named. */
export function reverted(errorName: string, args: readonly unknown[], abi = anyAbi): Error {
  const data = encodeErrorResult({ abi, errorName, args });
  return refusal(3, 'execution reverted', data);
}
