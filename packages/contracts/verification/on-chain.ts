// Compares every contract of a deployment's record with the chain: what created it, and what stands there.
import { type PublicClient, getContractAddress, keccak256, parseEventLogs, sliceHex } from 'viem';

import type { Deployment } from '../deployment.ts';
import { create2Factory, create3DeployerCall } from '../deploy/create3.ts';
import { create3DeployerAbi } from '../generated/abis.ts';
import { readArtifact } from '../scripts/artifacts.ts';
import { CONTRACTS, contractNames } from '../table.ts';
import type { Verification } from './inputs.ts';
import { countImmutables, runtimeProblems } from './runtime.ts';

export type Comparison = {
  readonly verification: Verification;
  /** Sentences; empty where creation and runtime code are those of the sources. */
  readonly problems: readonly string[];
  /** Values in the runtime code that the constructor put there. */
  readonly immutables: number;
};

/** Compares each of `verifications`, which are all of `deployment`. @throws Error where the endpoint does not answer */
export function compareWithChain(
  reader: PublicClient,
  deployment: Deployment,
  verifications: readonly Verification[],
): Promise<Comparison[]> {
  return Promise.all(
    verifications.map(async (verification) => {
      const compiled = readArtifact(verification.contract).deployedBytecode;
      const [creation, found] = await Promise.all([
        creationProblems(reader, deployment, verification),
        reader.getCode({ address: verification.address }),
      ]);
      const problems = [...creation, ...runtimeProblems(compiled, found ?? '0x')];
      return { verification, problems, immutables: countImmutables(compiled) };
    }),
  );
}

/** Contracts of ours that a record names without saying what created them: nothing can be compared of these. */
export const withoutCreation = ({ contracts, created }: Deployment): string[] =>
  contractNames.filter(
    (name) => CONTRACTS[name].kind === 'ours' && contracts[name] !== null && created[name] === undefined,
  );

/**
 * The deployer's address is a hash of its creation code, so that nothing else can have made it; and the deployer's events say
 * of what code it made the others.
 */
export async function creationProblems(
  reader: PublicClient,
  deployment: Deployment,
  { address, initCode, transaction }: Pick<Verification, 'address' | 'initCode' | 'transaction'>,
): Promise<string[]> {
  if (transaction === null) {
    const made = getContractAddress({
      opcode: 'CREATE2',
      from: create2Factory,
      // The factory is called with the salt, and the code behind it.
      salt: sliceHex(create3DeployerCall, 0, 32),
      bytecode: initCode,
    });
    return made === address ? [] : [`these sources create it at ${made}`];
  }
  const { logs } = await reader.getTransactionReceipt({ hash: transaction });
  const event = parseEventLogs({ abi: create3DeployerAbi, eventName: 'Deployed', logs }).find(
    (log) =>
      log.address.toLowerCase() === deployment.create3Deployer.toLowerCase() &&
      log.args.deployed.toLowerCase() === address.toLowerCase(),
  );
  if (event === undefined) return [`transaction ${transaction} did not create it`];
  return event.args.initCodeHash === keccak256(initCode)
    ? []
    : ['it was created from other code or with other arguments'];
}
