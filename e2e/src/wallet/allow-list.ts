// What a transaction would do, as one exact sentence, and the list of the sentences a test has allowed.
import {
  drawsAbi,
  erc20Abi,
  lilApeNFTAbi,
  lilApeStakingAbi,
  poolOpenerAbi,
  presaleAbi,
  reservesAbi,
} from '@lilape/contracts/generated/abis';
import { formatUnits } from '@lilape/domain/units';
import { decodeFunctionData, formatEther, type Hex, isAddressEqual } from 'viem';

import {
  chainId as siteChainId,
  coins,
  collectionAddress,
  drawsAddress,
  lilapeAddress,
  openerAddress,
  presaleAddress,
  reservesAddress,
  stakingAddress,
} from '#chain/chain.ts';

export type Call = { readonly to?: Hex; readonly data?: Hex; readonly value?: Hex };

/**
 * The call in words: `approve 120 USDT`, `buy 120 USDT`, `claim for 0x…`, `give back 15 USDT to 0x…`, `lock 5 LILAPE for 90 days`, else what makes it
 * something that no test allows.
 * The spender of an approval must be the sale, a purchase must name a least amount of tokens, and no call but a mint
 * sends ETH.
 */
export function describeCall({ to, data = '0x', value = '0x0' }: Call): string {
  if (to === undefined) return 'create a contract';
  if (isAddressEqual(to, collectionAddress)) return describeMint(data, BigInt(value));
  if (BigInt(value) !== 0n) return `send ${BigInt(value)} wei to ${to}`;
  try {
    if (isAddressEqual(to, presaleAddress)) return describeSaleCall(data);
    if (isAddressEqual(to, stakingAddress)) return describeStakingCall(data);
    if (isAddressEqual(to, drawsAddress)) return describeDrawsCall(data);
    if (isAddressEqual(to, reservesAddress)) return describeReservesCall(data);
    if (isAddressEqual(to, openerAddress)) return describeOpenerCall(data);
    if (isAddressEqual(to, lilapeAddress)) return describeLilapeCall(data);
    const coin = coinAt(to);
    if (coin !== undefined) return describeCoinCall(coin, data);
  } catch (error) {
    return `call ${to} with ${data}, which cannot be read: ${String(error)}`;
  }
  return `call ${to} with ${data}`;
}

/** A text in words: `sign the application of Pump`, `sign in as admin at 127.0.0.1:3000`, else all of it, which no test allows. */
export function describeText(text: string): string {
  const host =
    /^(\S+) wants you to sign in with your Ethereum account:\n0x\w{40}\n\nSign in as admin of LilApe\. /.exec(
      text,
    )?.[1];
  if (host !== undefined) return `sign in as admin at ${host}`;
  const project = /^I apply for a launch on the LilApe launchpad\.\n[^]*^Project: (.+)$/m.exec(text)?.[1];
  return project === undefined ? `sign ${text}` : `sign the application of ${project}`;
}

function describeMint(data: Hex, value: bigint): string {
  const { functionName, args } = decodeFunctionData({ abi: lilApeNFTAbi, data });
  if (functionName === 'mintPrize') return `mint prize ${args[0]}`;
  if (functionName !== 'mint') return `call ${functionName} of the collection`;
  return `mint ape ${args[1]} to ${args[0]} for ${formatEther(value)} ETH`;
}

function describeSaleCall(data: Hex): string {
  const { functionName, args } = decodeFunctionData({ abi: presaleAbi, data });
  if (functionName === 'claim') return `claim for ${args[0]}`;
  if (functionName === 'refund') return `refund ${coinAt(args[1]) ?? args[1]} for ${args[0]}`;
  if (functionName === 'closeEarly') return `close the sale at ${args[0]}`;
  if (functionName === 'rescue')
    return `give back ${formatUnits(args[2], 6)} ${coinAt(args[0]) ?? args[0]} to ${args[1]}`;
  if (functionName !== 'buy') return `call ${functionName} of the sale`;
  const [coin, amount, minTokens] = args;
  const what = `buy ${formatUnits(amount, 6)} ${coinAt(coin) ?? coin}`;
  return minTokens > 0n ? what : `${what} for any number of tokens`;
}

function describeStakingCall(data: Hex): string {
  const { functionName, args } = decodeFunctionData({ abi: lilApeStakingAbi, data });
  if (functionName === 'claimRewards') return `claim the rewards of stake ${args[0]}`;
  if (functionName === 'unstake') return `take out stake ${args[0]}`;
  if (functionName === 'unbind') return `free ape ${args[0]}`;
  if (functionName !== 'stake') return `call ${functionName} of staking`;
  const [tokens, days, isDoubled, apeId] = args;
  const what = `lock ${formatEther(tokens)} LILAPE for ${days} days`;
  return isDoubled ? `${what} with ape ${apeId}` : what;
}

function describeDrawsCall(data: Hex): string {
  const { functionName, args } = decodeFunctionData({ abi: drawsAbi, data });
  if (functionName === 'reveal') return `reveal draw ${args[0]}`;
  if (functionName === 'open') return `open a draw of ${args[0].places} places among ${args[0].count}`;
  if (functionName === 'list') return `list ${args[1].length} entrants from ${args[0].count}`;
  if (functionName !== 'settle') return `call ${functionName} of the draws`;
  return `settle ${args[2].length} places of draw ${args[0]} from ${args[1]}`;
}

function describeReservesCall(data: Hex): string {
  const { functionName } = decodeFunctionData({ abi: reservesAbi, data });
  if (functionName === 'release') return 'release the shares';
  if (functionName === 'burnUnreleased') return 'burn the shares';
  return `call ${functionName} of the reserves`;
}

function describeOpenerCall(data: Hex): string {
  const { functionName, args } = decodeFunctionData({ abi: poolOpenerAbi, data });
  if (functionName === 'open') return `open the pool with ${coinAt(args[0]) ?? args[0]}`;
  if (functionName === 'sweep') return `sweep ${coinAt(args[0]) ?? args[0]}`;
  return `call ${functionName} of the pool opener`;
}

/** Only staking is ever permitted to take LILAPE. */
function describeLilapeCall(data: Hex): string {
  const { functionName, args } = decodeFunctionData({ abi: erc20Abi, data });
  if (functionName !== 'approve') return `call ${functionName} of LILAPE`;
  const [spender, tokens] = args;
  const what = `approve ${formatEther(tokens)} LILAPE`;
  return isAddressEqual(spender, stakingAddress) ? what : `${what} for ${spender}`;
}

function describeCoinCall(coin: string, data: Hex): string {
  const { functionName, args } = decodeFunctionData({ abi: erc20Abi, data });
  if (functionName !== 'approve') return `call ${functionName} of ${coin}`;
  const [spender, amount] = args;
  const what = `approve ${formatUnits(amount, 6)} ${coin}`;
  return isAddressEqual(spender, presaleAddress) ? what : `${what} for ${spender}`;
}

function coinAt(address: Hex): string | undefined {
  return Object.entries(coins).find(([, known]) => isAddressEqual(known, address))?.[0];
}

/** Sentences that may still be signed, each once; whatever else was asked for is kept as a violation. */
export class AllowList {
  readonly violations: string[] = [];
  private allowed: string[] = [];

  /** Allows each sentence once more. */
  allow(...sentences: string[]): void {
    this.allowed.push(...sentences);
  }

  /** Whether all sentences are allowed; if not, they are violations, which fail the test. */
  permits(sentences: readonly string[], chainId: Hex | undefined): boolean {
    if (chainId === undefined || Number(chainId) !== siteChainId)
      return this.refuse(`${sentences.join(' + ')} for chain ${chainId ?? 'not named'}`);
    const rest = [...this.allowed];
    for (const sentence of sentences) {
      const at = rest.indexOf(sentence);
      if (at === -1) return this.refuse(sentence);
      rest.splice(at, 1);
    }
    return true;
  }

  /** Takes sentences off the list once they are signed. */
  use(sentences: readonly string[]): void {
    for (const sentence of sentences) this.allowed.splice(this.allowed.indexOf(sentence), 1);
  }

  private refuse(what: string): false {
    this.violations.push(what);
    return false;
  }
}
