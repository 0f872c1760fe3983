// Sends what a step of a draw wants sent, once somebody agreed to it.
import { createInterface } from 'node:readline/promises';
import { drawsAbi } from '@lilape/contracts/generated/abis';
import type { Hex } from '@lilape/domain/draws/words';
import { type Abi, BaseError, ContractFunctionRevertedError, createWalletClient, http } from 'viem';
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';
import { type DrawContext, DrawRefusal } from './context.ts';

type Call = {
  readonly functionName: 'list' | 'open' | 'reveal' | 'settle' | 'mintPrize';
  readonly args: readonly unknown[];
  /** The draws' contract where nothing else is said. */
  readonly address?: Hex;
  readonly abi?: Abi;
};

/** The account of the key in DRAW_KEY. @throws DrawRefusal */
export function sender(env: Readonly<Record<string, string | undefined>> = process.env): PrivateKeyAccount {
  const key = env['DRAW_KEY'] ?? '';
  // The text is not repeated: it is a key.
  if (!/^0x[0-9a-fA-F]{64}$/.test(key))
    throw new DrawRefusal('Set DRAW_KEY to the key that sends: 0x and 64 hex digits.');
  return privateKeyToAccount(key as Hex);
}

/** Asks whether to go on, unless asked not to. @throws DrawRefusal where the answer is not yes */
export async function agree({ given }: DrawContext, question: string): Promise<void> {
  if (given.yes) return;
  if (!process.stdin.isTTY) throw new DrawRefusal('Nobody can be asked here: say --yes to send it.');
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await lines.question(`${question} [y/N] `);
  lines.close();
  if (!/^y(es)?$/i.test(answer.trim())) throw new DrawRefusal('Nothing was sent.');
}

/** Tries a call, sends it and waits until it is in a block. @throws DrawRefusal with the contract's reason */
export async function send(
  { given, reader, draws, print }: DrawContext,
  account: PrivateKeyAccount,
  { address = draws, abi = drawsAbi, ...call }: Call,
): Promise<void> {
  try {
    await reader.simulateContract({ ...call, abi, address, account });
  } catch (error) {
    throw new DrawRefusal(`The contract refuses: ${reasonOf(error)}`, { cause: error });
  }
  const wallet = createWalletClient({ account, transport: http(given.rpc) });
  const hash = await wallet.writeContract({ ...call, abi, address, account, chain: null });
  print(`  sent ${hash}`);
  const { status, blockNumber, gasUsed } = await reader.waitForTransactionReceipt({ hash });
  if (status !== 'success') throw new DrawRefusal(`The transaction ${hash} failed.`);
  print(`  in block ${blockNumber}, ${gasUsed.toLocaleString('en')} gas`);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof BaseError)) return (error as Error).message;
  const reverted = error.walk((each) => each instanceof ContractFunctionRevertedError);
  const data = reverted instanceof ContractFunctionRevertedError ? reverted.data : undefined;
  return data === undefined ? error.shortMessage : `${data.errorName}(${(data.args ?? []).join(', ')}).`;
}
