// What a config's values must be to each other: judged before anything is sent, since nothing can be mended after.
import { type Address, formatUnits } from 'viem';

import type { DeploymentConfig, SaleTerms } from './config.ts';

const secondsPerDay = 86_400;
/** From the release to the first pool. @see PoolOpener `WAIT` */
const openingWaitSeconds = secondsPerDay;
const oneToken = 10n ** 18n;
const maxUnits = (1n << 64n) - 1n;
const maxTokens = (1n << 112n) - 1n;

/** Every rule that `config` breaks, one sentence each; none where it can be deployed. */
export function configProblems(config: DeploymentConfig): string[] {
  return [
    ...termsProblems(config.sale, config.chainId === 8453),
    ...roleProblems(rolesOf(config)),
    ...coinProblems(config),
    ...vestingProblems(config),
  ];
}

/** What `config` may say but should be known before it is sent, one sentence each. */
export function configNotes({ sale, hopedFor }: DeploymentConfig): string[] {
  const secondStage = sale.tokensPerStage * BigInt(sale.basePrice);
  if (hopedFor === null || hopedFor > secondStage) return [];
  return [
    `stage 2 begins once ${dollars(secondStage)} is raised, and sale.hopedForUsd is ${dollars(hopedFor)}: no buyer would see another price than the first`,
  ];
}

/** The addresses that a person answers for, by name. */
export function rolesOf({
  owner,
  treasury,
  reserves,
  vesting,
  studioSigner,
}: DeploymentConfig): [string, Address][] {
  return [
    ['owner', owner],
    ['treasury', treasury],
    ...Object.entries(reserves).map(([name, address]): [string, Address] => [`reserves.${name}`, address]),
    ['vesting.beneficiary', vesting.beneficiary],
    ['studioSigner', studioSigner],
  ];
}

/** The contract's own rules, and those that it cannot know. @see Presale `_checkedTotal` */
function termsProblems(sale: SaleTerms, isBase: boolean): string[] {
  const stages = BigInt(sale.stageCount);
  const ladderTokens = stages * sale.tokensPerStage * oneToken;
  const priceSum = stages * BigInt(sale.basePrice) + (BigInt(sale.priceStep) * stages * (stages - 1n)) / 2n;
  const total = sale.tokensPerStage * priceSum;
  const lengthSeconds = sale.endsAt - sale.startsAt;
  const problems: string[] = [];
  if (lengthSeconds < secondsPerDay || lengthSeconds > 366 * secondsPerDay)
    problems.push('sale.endsAt must be a day to a year after sale.startsAt');
  if (isBase ? ladderTokens !== sale.share : ladderTokens > sale.share)
    problems.push(
      `sale.tokensPerStage makes a ladder of ${ladderTokens / oneToken} LILAPE, but the share of the sale is ${sale.share / oneToken}`,
    );
  if (total > maxUnits || ladderTokens > maxTokens)
    problems.push('sale.tokensPerStage is more than the contract can count');
  if (sale.softCap > total)
    problems.push(
      `sale.softCapUsd is above the whole ladder, ${dollars(total)}, so the sale could only fail`,
    );
  if (sale.minimum > sale.tokensPerStage * BigInt(sale.basePrice))
    problems.push('sale.minimumUsd is above the whole first stage');
  return problems;
}

const dollars = (units: bigint) => `$${formatUnits(units, 6)}`;

/** Each share at an address of its own. @see decision 3 "token shares" */
function roleProblems(roles: [string, Address][]): string[] {
  return roles.flatMap(([name, address], index) => {
    const first = roles.find(([, other]) => other === address)?.[0];
    const isTaken = roles.findIndex(([, other]) => other === address) < index;
    return isTaken ? [`${name} is the same address as ${first}`] : [];
  });
}

function coinProblems(config: DeploymentConfig): string[] {
  const coins = Object.entries(config.coins).filter((entry): entry is [string, Address] => entry[1] !== null);
  const market = rolesOf(config).filter(([, role]) => role === config.poolManager);
  const same = coins.filter(
    ([, address], index) => coins.findIndex(([, other]) => other === address) < index,
  );
  const roles = rolesOf(config).filter(([, role]) => coins.some(([, address]) => address === role));
  return [
    ...same.map(([name]) => `coins.${name} is the address of another coin`),
    ...roles.map(([name]) => `${name} is a coin or the feed, which would keep for ever what it gets`),
    ...market.map(([name]) => `${name} is the PoolManager, which would keep for ever what it gets`),
  ];
}

/**
 * The wallet counts from its start, whenever its tokens come: a vesting that begins earlier would have paid for time in which
 * the share did not exist. That is there from the release on, at `sale.endsAt` or later unless the sale ends early, and the
 * pools open a day after that: the team has nothing to sell before there is a market. @see decision 176 "nothing stands in for the real thing"
 */
function vestingProblems({ vesting, sale }: DeploymentConfig): string[] {
  const days = vesting.durationSeconds / BigInt(secondsPerDay);
  return [
    ...(vesting.startsAt < BigInt(sale.endsAt + openingWaitSeconds)
      ? ['vesting.startsAt must be 24 hours after sale.endsAt or later, when the first pool can open']
      : []),
    ...(days > 3_653n ? ['vesting.durationDays must be at most ten years'] : []),
  ];
}
