// What the buyers of a test chain have before they begin.
import { erc20Abi, testUsdcAbi } from '@lilape/contracts/generated/abis';
import { encodeFunctionData } from 'viem';
import { mnemonicToAccount } from 'viem/accounts';
import type { Hex } from '#chain/blocks.ts';
import type { SaleDeployment } from '#chain/deployment.ts';
import { MNEMONIC, type Rpc } from '#testing/anvil.ts';

/** An account of anvil's without a role in the deployment. */
const MINTER = 9;

/** Gives every buyer coins, and the sale their allowance. */
export async function fund(batch: Rpc['batch'], buyers: readonly Hex[], sale: SaleDeployment): Promise<void> {
  const each = 10n ** 15n;
  // The mints are sent by one more account, so that every buyer has sent two transactions, its approvals.
  const minter = mnemonicToAccount(MNEMONIC, { addressIndex: MINTER }).address;
  const coins = Object.values(sale.coins);
  const mints = buyers.flatMap((buyer) =>
    coins.map((to) => {
      const data = encodeFunctionData({ abi: testUsdcAbi, functionName: 'mint', args: [buyer, each] });
      return { from: minter, to, data };
    }),
  );
  const approvals = buyers.flatMap((from) =>
    coins.map((to, nonce) => {
      const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [sale.presale, each] });
      return { from, to, data, nonce };
    }),
  );
  // Calls of one batch run side by side, so each names its nonce.
  const transactions = [...mints.map((mint, nonce) => ({ ...mint, nonce })), ...approvals];
  await batch(
    transactions.map(({ nonce, ...tx }) => [
      'eth_sendTransaction',
      [{ ...tx, nonce: `0x${nonce.toString(16)}`, gas: '0x186a0' }],
    ]),
  );
}

/** Gives every buyer a million LILAPE out of a reserve. */
export async function handOut(
  batch: Rpc['batch'],
  buyers: readonly Hex[],
  lilape: Hex,
  reserve: Hex,
): Promise<void> {
  await batch([
    ['anvil_impersonateAccount', [reserve]],
    ['anvil_setBalance', [reserve, '0xde0b6b3a7640000']],
  ]);
  const first = Number((await batch<Hex>([['eth_getTransactionCount', [reserve, 'latest']]]))[0]);
  await batch(
    buyers.map((buyer, i) => {
      const data = encodeFunctionData({
        abi: erc20Abi,
        functionName: 'transfer',
        args: [buyer, 10n ** 24n],
      });
      const nonce = `0x${(first + i).toString(16)}`;
      return ['eth_sendTransaction', [{ from: reserve, to: lilape, data, nonce, gas: '0x186a0' }]];
    }),
  );
}
