// Checks that owner and treasury can do what they are for: nobody can name other ones afterwards.
import { type Address, type Hex, type PublicClient, parseAbi } from 'viem';

import { baseChainId } from './config.ts';
import type { DeploymentPlan } from './plan.ts';

const safeAbi = parseAbi(['function getThreshold() view returns (uint256)']);

/** What an account has as its code that signed a delegation: this and an address. @see EIP-7702 */
const delegation = /^0xef0100[0-9a-f]{40}$/i;
/** What a call costs before it does anything, and what a wallet may use to take ether. */
const callGas = 21_000n;
const takingGas = 100_000n;

/** What speaks against owner and treasury, and what cannot be checked here and has to be looked at. */
export type WalletFindings = { readonly problems: readonly string[]; readonly notes: readonly string[] };

/** Looks at both on the chain; on Base, where money is at stake, no single key may be either's whole protection. */
export async function checkWallets(reader: PublicClient, plan: DeploymentPlan): Promise<WalletFindings> {
  const { owner, treasury } = plan.config;
  const refusal = await treasuryProblems(reader, plan);
  if (plan.config.chainId !== baseChainId) return { problems: refusal, notes: [] };
  const [ownerCode, treasuryCode] = await Promise.all([
    reader.getCode({ address: owner }),
    reader.getCode({ address: treasury }),
  ]);
  const problems = [
    ...refusal,
    ...delegationProblems('owner', owner, ownerCode),
    ...delegationProblems('treasury', treasury, treasuryCode),
  ];
  if (ownerCode === undefined)
    problems.push(
      `owner ${owner} has no code: on Base it must be a contract such as a multisignature wallet`,
    );
  if (ownerCode === undefined || problems.length > 0) return { problems, notes: [] };
  const threshold = await reader
    .readContract({ address: owner, abi: safeAbi, functionName: 'getThreshold' })
    .catch(() => null);
  if (threshold !== null && threshold < 2n)
    problems.push(`owner ${owner} acts at the word of ${threshold} of its keys: at least 2 must agree`);
  const notes =
    threshold === null
      ? [
          `owner ${owner} does not say how many of its keys must agree, as a Safe does: make sure it is not one`,
        ]
      : [];
  return { problems, notes };
}

function delegationProblems(role: string, address: Address, code: Hex | undefined): string[] {
  return code !== undefined && delegation.test(code)
    ? [`${role} ${address} is a single key that delegates to a contract (EIP-7702)`]
    : [];
}

/** The apes' income is sent there as ether, and stays in the collection for ever where that is refused. */
async function treasuryProblems(reader: PublicClient, plan: DeploymentPlan): Promise<string[]> {
  const { nft: account } = plan.contracts;
  const { treasury: to } = plan.config;
  const stateOverride = [{ address: account, balance: 10n ** 18n }];
  try {
    await reader.call({ account, to, value: 1n, gas: callGas + takingGas, stateOverride });
    return [];
  } catch {
    return [`treasury ${to} does not take ether, or needs more than ${takingGas} gas for it`];
  }
}
