// Tries all that a deployment creates on the chain, in one call that is not sent, and says in words why it would fail.
import {
  type Address,
  BaseError,
  type Hex,
  type PublicClient,
  decodeErrorResult,
  encodeFunctionData,
  isHex,
} from 'viem';

import {
  create3DeployerAbi,
  drawsAbi,
  lilApeAbi,
  lilApeNFTAbi,
  lilApeStakingAbi,
  poolOpenerAbi,
  presaleAbi,
  reservesAbi,
  teamVestingAbi,
} from '../generated/abis.ts';
import { create3DeployerBytecode } from '../generated/bytecodes.ts';
import { create3DeployerAddress } from './create3.ts';
import type { PlanStep } from './plan.ts';

/** The call that creates `steps`, all of them or none. */
export const deployAllCall = (steps: readonly PlanStep[]): Hex =>
  encodeFunctionData({
    abi: create3DeployerAbi,
    functionName: 'deployAll',
    args: [steps.map(({ salt }) => salt), steps.map(({ initCode }) => initCode)],
  });

/**
 * Returns if `deployer` could create `steps` now, whether or not the CREATE3 deployer is there yet.
 * @throws Error with the contract that refuses and its reason
 */
export async function simulate(
  reader: PublicClient,
  deployer: Address,
  steps: readonly PlanStep[],
): Promise<void> {
  // Creation code that is called without an address answers with the code that it would leave.
  const { data: code } = await reader.call({ data: create3DeployerBytecode });
  try {
    await reader.call({
      account: deployer,
      to: create3DeployerAddress,
      data: deployAllCall(steps),
      stateOverride: code === undefined ? [] : [{ address: create3DeployerAddress, code }],
    });
  } catch (cause) {
    throw new Error(reasonOf(cause, steps), { cause });
  }
}

function reasonOf(error: unknown, steps: readonly PlanStep[]): string {
  const data = revertData(error);
  if (data === null) return `The deployment could not be tried: ${messageOf(error)}`;
  const failure = decode(create3DeployerAbi, data);
  if (failure?.errorName !== 'Create3Deployer_CreationFailed')
    return `The deployment would fail: ${failure?.errorName ?? data}.`;
  const [salt, reason] = failure.args as [Hex, Hex];
  const contract = steps.find((step) => step.salt === salt)?.contract ?? salt;
  const abis = [
    presaleAbi,
    lilApeAbi,
    teamVestingAbi,
    drawsAbi,
    lilApeNFTAbi,
    lilApeStakingAbi,
    reservesAbi,
    poolOpenerAbi,
  ];
  const refusal = decode(abis.flat(), reason);
  const words =
    refusal === null ? reason : `${refusal.errorName}(${(refusal.args ?? []).map(String).join(', ')})`;
  return `The deployment would fail: ${contract} refuses its arguments with ${words}.`;
}

type Decoded = { errorName: string; args?: readonly unknown[] | undefined };

/** null where no error of `abi` has this selector. */
function decode(abi: readonly unknown[], data: Hex): Decoded | null {
  try {
    return decodeErrorResult({ abi: abi as typeof create3DeployerAbi, data }) as Decoded;
  } catch {
    return null; // another contract's error: shown as it came
  }
}

function revertData(error: unknown): Hex | null {
  if (!(error instanceof BaseError)) return null;
  const inner = error.walk((cause) => isHex((cause as { data?: unknown }).data));
  return inner === null ? null : (inner as unknown as { data: Hex }).data;
}

const messageOf = (error: unknown) =>
  error instanceof BaseError ? error.shortMessage : error instanceof Error ? error.message : String(error);
