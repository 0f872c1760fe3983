// Sends transactions with the keeper's key: one at a time, tried first, never for more than a day may cost.
import type { Address } from '@lilape/domain/address';
import { type Hex, keccak256 } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import type { AskChain } from '#chain/failover.ts';
import {
  type WaitingCall,
  noteBalance,
  noteCall,
  noteEnd,
  readSpentWei,
  readWaiting,
} from '#keeper/call-rows.ts';
import type { Call } from '#keeper/prepare.ts';
import type { KeeperSettings } from '#keeper/settings.ts';
import type { Db } from '#postgres/database.ts';

export type Sender = {
  readonly account: Address;
  /** Notes what the account has, for the alarm, and drops what is noted of keys that were replaced. */
  lookAtBalance(): Promise<void>;
  /** Looks what became of what was sent; null while a transaction is on its way, else the least that a gas of the next one must offer, wei. */
  settle(): Promise<bigint | null>;
  /** Sends a call. What it costs at most, wei, where that is more than the day has left, and nothing was sent. @throws where the chain refuses it */
  send(
    name: string,
    call: Call,
    leastFeeWei: bigint,
  ): Promise<{ readonly hash: Hex } | { readonly tooDearWei: bigint }>;
};

export type SenderParts = {
  readonly db: Db;
  readonly ask: AskChain;
  readonly chainId: number;
  readonly settings: KeeperSettings;
  /** After this a transaction that is not mined is replaced by a dearer one, milliseconds. */
  readonly patienceMs?: number;
};

const PATIENCE_MS = 120_000;

/** A sender for one key; only one process may use it at a time. */
export function createSender({ db, ask, chainId, settings, patienceMs = PATIENCE_MS }: SenderParts): Sender {
  const signer = privateKeyToAccount(settings.key);
  const account = signer.address.toLowerCase() as Address;
  const nonceNow = () =>
    ask(({ client }) => client.getTransactionCount({ address: account, blockTag: 'latest' }));

  return {
    account,
    async lookAtBalance() {
      const balanceWei = await ask(({ client }) => client.getBalance({ address: account }));
      await noteBalance(db, account, balanceWei, settings.dailyWei);
    },
    async settle() {
      const [waiting, nonce] = await Promise.all([readWaiting(db, account), nonceNow()]);
      const left: WaitingCall[] = [];
      for (const call of waiting) {
        const feeWei = await feeOf(ask, call.hash);
        if (feeWei !== null) await noteEnd(db, call.id, feeWei);
        // Another transaction has its place in the account's order.
        else if (call.nonce < nonce) await noteEnd(db, call.id, null);
        else left.push(call);
      }
      if (left.some(({ ageMs }) => ageMs < patienceMs)) return null;
      // An endpoint takes another with the same number only for a tenth more.
      const most = left.reduce((fee, { maxFeeWei }) => (maxFeeWei > fee ? maxFeeWei : fee), 0n);
      return (most * 5n + 3n) / 4n;
    },
    async send(name, { to, data }, leastFeeWei) {
      const [gas, fees, nonce] = await ask(({ client }) =>
        Promise.all([
          client.estimateGas({ account: signer.address, to, data, blockTag: 'latest' }),
          client.estimateFeesPerGas(),
          client.getTransactionCount({ address: account, blockTag: 'latest' }),
        ]),
      );
      const limit = gas + gas / 5n;
      const maxFeeWei = fees.maxFeePerGas > leastFeeWei ? fees.maxFeePerGas : leastFeeWei;
      const tipWei = fees.maxPriorityFeePerGas > leastFeeWei ? fees.maxPriorityFeePerGas : leastFeeWei;
      const maxWei = limit * maxFeeWei;
      if (maxWei > settings.dailyWei - (await readSpentWei(db, account))) return { tooDearWei: maxWei };
      const serializedTransaction = await signer.signTransaction({
        type: 'eip1559',
        chainId,
        nonce,
        to,
        data,
        gas: limit,
        maxFeePerGas: maxFeeWei,
        maxPriorityFeePerGas: tipWei < maxFeeWei ? tipWei : maxFeeWei,
      });
      const hash = keccak256(serializedTransaction);
      await noteCall(db, { account, name, nonce, hash, maxWei, maxFeeWei });
      await ask(({ client }) => client.sendRawTransaction({ serializedTransaction }));
      return { hash };
    },
  };
}

type MinedReceipt = { readonly gasUsed: Hex; readonly effectiveGasPrice: Hex; readonly l1Fee?: Hex };

/** What a mined transaction cost, wei, with what a rollup takes for its data; null while it is not mined. */
async function feeOf(ask: AskChain, hash: Hex): Promise<bigint | null> {
  const receipt = await ask(({ request }) =>
    request<MinedReceipt | null>('eth_getTransactionReceipt', [hash]),
  );
  if (receipt === null) return null;
  return BigInt(receipt.gasUsed) * BigInt(receipt.effectiveGasPrice) + BigInt(receipt.l1Fee ?? 0);
}
