// Hands a contract's sources to Sourcify and to Etherscan, of which Basescan is a part, and waits for what they say.
import type { StandardJson, Verification } from './inputs.ts';

/** Where they are, what they want to know, and how long to wait before asking again, in milliseconds. */
export type Explorers = {
  readonly sourcifyUrl: string;
  readonly etherscanUrl: string;
  readonly etherscanKey: string | undefined;
  readonly pause: () => Promise<void>;
};

export const explorerNames = ['sourcify', 'basescan'] as const;
export type ExplorerName = (typeof explorerNames)[number];

/** A minute and a half, at three seconds each. */
const MAX_LOOKS = 30;

/** What Sourcify takes. @see https://docs.sourcify.dev/docs/api/ POST /v2/verify/{chainId}/{address} */
export type SourcifyRequest = {
  readonly stdJsonInput: StandardJson;
  readonly compilerVersion: string;
  readonly contractIdentifier: string;
  readonly creationTransactionHash?: string;
};

/** The body that Sourcify takes of a contract. */
export const sourcifyRequest = (verification: Verification): SourcifyRequest => ({
  stdJsonInput: verification.standardJson,
  // Without the v that Etherscan asks for.
  compilerVersion: verification.compilerVersion.slice(1),
  contractIdentifier: verification.contractName,
  ...(verification.transaction === null ? {} : { creationTransactionHash: verification.transaction }),
});

/** Posts a contract to one of them; returns what it says in the end. @throws Error with what it says where it refuses */
export const post = (
  name: ExplorerName,
  explorers: Explorers,
  chainId: number,
  verification: Verification,
): Promise<string> =>
  name === 'sourcify'
    ? postToSourcify(explorers, chainId, verification)
    : postToBasescan(explorers, chainId, verification);

type SourcifyAnswer = { verificationId?: string; customCode?: string; message?: string };
type SourcifyJob = {
  isJobCompleted: boolean;
  contract?: { match: string | null };
  error?: { customCode: string; message: string };
};

async function postToSourcify(
  { sourcifyUrl, pause }: Explorers,
  chainId: number,
  verification: Verification,
): Promise<string> {
  const response = await fetch(`${sourcifyUrl}/v2/verify/${chainId}/${verification.address}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(sourcifyRequest(verification)),
  });
  const answer = (await response.json()) as SourcifyAnswer;
  if (answer.customCode === 'already_verified') return 'already verified';
  if (answer.verificationId === undefined)
    throw new Error(`Sourcify refuses ${verification.contract}: ${answer.message ?? response.status}`);
  for (let look = 0; look < MAX_LOOKS; look += 1) {
    const asked = await fetch(`${sourcifyUrl}/v2/verify/${answer.verificationId}`);
    const job = (await asked.json()) as SourcifyJob;
    if (job.error !== undefined)
      throw new Error(`Sourcify does not verify ${verification.contract}: ${job.error.message}`);
    if (job.isJobCompleted) return job.contract?.match ?? 'no match';
    await pause();
  }
  return `not decided yet, ask ${sourcifyUrl}/v2/verify/${answer.verificationId}`;
}

type EtherscanAnswer = { status: string; result: string };

/** @see https://docs.etherscan.io/api-reference/endpoint/verifysourcecode */
async function postToBasescan(
  { etherscanUrl, etherscanKey, pause }: Explorers,
  chainId: number,
  verification: Verification,
): Promise<string> {
  if (etherscanKey === undefined || etherscanKey === '')
    throw new Error('Set ETHERSCAN_API_KEY, which Etherscan gives for nothing, to post to Basescan.');
  const call = async (fields: Record<string, string>, method: 'GET' | 'POST'): Promise<EtherscanAnswer> => {
    const url = new URL(`${etherscanUrl}/v2/api`);
    url.searchParams.set('chainid', String(chainId));
    const form = new URLSearchParams({ module: 'contract', apikey: etherscanKey, ...fields });
    if (method === 'GET') for (const [name, value] of form) url.searchParams.set(name, value);
    const response = await fetch(url, method === 'GET' ? {} : { method, body: form });
    return (await response.json()) as EtherscanAnswer;
  };
  const sent = await call(
    {
      action: 'verifysourcecode',
      contractaddress: verification.address,
      sourceCode: JSON.stringify(verification.standardJson),
      codeformat: 'solidity-standard-json-input',
      contractname: verification.contractName,
      compilerversion: verification.compilerVersion,
      // Spelled as it has always been; the documents spell it right, and both are taken.
      constructorArguements: verification.constructorArguments,
      constructorArguments: verification.constructorArguments,
    },
    'POST',
  );
  if (/already verified/i.test(sent.result)) return 'already verified';
  if (sent.status !== '1') throw new Error(`Basescan refuses ${verification.contract}: ${sent.result}`);
  for (let look = 0; look < MAX_LOOKS; look += 1) {
    const { status, result } = await call({ action: 'checkverifystatus', guid: sent.result }, 'GET');
    if (status === '1' || /already verified/i.test(result)) return result;
    if (!/pending/i.test(result))
      throw new Error(`Basescan does not verify ${verification.contract}: ${result}`);
    await pause();
  }
  return `not decided yet, number ${sent.result}`;
}
