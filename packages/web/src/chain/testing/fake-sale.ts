/** The sale's contract as its owner meets it, and a token that lies there by mistake, in memory. */
import { erc20Abi, presaleAbi } from '@lilape/contracts/generated/abis';
import { SALE_STATUSES, type SaleStatus } from '@lilape/domain/presale/sale-status';
import { decodeFunctionData, encodeFunctionResult, type Hex, isAddressEqual } from 'viem';
import type { Log } from '#chain/rpc.ts';
import { coinAddress } from '#chain/sale-contract.ts';
import { buyer, type FakeContract, type FakeWallet, reverted, type Transaction } from './fake-wallet.ts';

/** A token that the sale knows nothing of. */
export const strayToken: Hex = '0x57AA000000000000000000000000000000000001';

/** State is public: tests look at it and change it as others would. */
export class FakeSale implements FakeContract {
  owner: Hex = buyer;
  status: SaleStatus = 'open';
  endsAt = 1_000_000;
  closesAt: number | null = null;
  /** Base units: what lies there, and what is owed of it. */
  held: Record<string, bigint> = {};
  owed: Record<string, bigint> = {};
  readonly gone: string[] = [];

  run({ from, data }: Transaction, isKept: boolean): Log[] {
    const { functionName, args } = decodeFunctionData({ abi: presaleAbi, data });
    if (!isAddressEqual(from, this.owner)) throw reverted('OwnableUnauthorizedAccount', [from]);
    if (functionName === 'closeEarly') {
      if (this.closesAt !== null) throw reverted('Presale_ClosingAlreadyAnnounced', [this.closesAt]);
      if (isKept) [this.closesAt, this.status] = [args[0], 'closing'];
    } else if (functionName === 'cancel') {
      const index = SALE_STATUSES.indexOf(this.status);
      if (index > 2) throw reverted('Presale_WrongStatus', [index]);
      if (isKept) this.status = 'cancelled';
    } else if (functionName === 'rescue') this.rescue(args, isKept);
    return [];
  }

  private rescue([token, to, units]: readonly [Hex, Hex, bigint], isKept: boolean): void {
    const surplus = this.surplusOf(token);
    if (units > surplus) throw reverted('Presale_ExceedsSurplus', [units, surplus]);
    if (!isKept) return;
    this.held[token.toLowerCase()] = this.heldOf(token) - units;
    this.gone.push(`${units} to ${to}`);
  }

  heldOf = (token: Hex) => this.held[token.toLowerCase()] ?? 0n;
  surplusOf = (token: Hex) => this.heldOf(token) - (this.owed[token.toLowerCase()] ?? 0n);

  call({ data }: Transaction): Hex {
    const { functionName, args } = decodeFunctionData({ abi: presaleAbi, data });
    const answers: Record<string, () => unknown> = {
      owner: () => this.owner,
      status: () => SALE_STATUSES.indexOf(this.status),
      closesAt: () => this.closesAt ?? this.endsAt,
      owed: () => this.owed[String(args?.[0]).toLowerCase()] ?? 0n,
    };
    return encodeFunctionResult({
      abi: presaleAbi,
      functionName,
      result: answers[functionName]?.() as never,
    });
  }

  describe({ data }: Transaction): string {
    const { functionName, args } = decodeFunctionData({ abi: presaleAbi, data });
    return [functionName, ...(args ?? [])].join(' ');
  }

  /** Of a token, what it says lies in the sale. */
  tokenAt(token: Hex): FakeContract {
    return {
      run: () => [],
      describe: () => 'a call of the token',
      call: ({ data }) => {
        const { functionName } = decodeFunctionData({ abi: erc20Abi, data });
        return encodeFunctionResult({ abi: erc20Abi, functionName, result: this.heldOf(token) });
      },
    };
  }
}

/** The sale of `wallet`'s chain, with both coins and a stray token in it. */
export function putSale(wallet: FakeWallet, presale: Hex): FakeSale {
  const sale = new FakeSale();
  wallet.contracts.set(presale.toLowerCase(), sale);
  for (const token of [coinAddress('USDT'), coinAddress('USDC'), strayToken])
    wallet.contracts.set(token.toLowerCase(), sale.tokenAt(token));
  return sale;
}
