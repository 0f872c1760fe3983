// Shows the terms and shares of a plan to the person who is about to send it.
import { formatUnits } from 'viem';

import type { DeploymentPlan } from './plan.ts';

const iso = (seconds: number) => new Date(seconds * 1000).toISOString();

/** Owner, treasury, times, ladder and every share, a line each. */
export function printTerms(plan: DeploymentPlan, print: (line: string) => void): void {
  const { sale, owner, treasury, vesting, studioSigner, siteUrl, excluded, generation } = plan.config;
  if (generation !== 1) print(`generation ${generation}: every address is new`);
  print(`owner ${owner}, treasury ${treasury}`);
  print(`sale ${iso(sale.startsAt)} to ${iso(sale.endsAt)}, soft cap $${formatUnits(sale.softCap, 6)}`);
  print(
    `${sale.stageCount} stages of ${sale.tokensPerStage} LILAPE from $${formatUnits(BigInt(sale.basePrice), 6)}`,
  );
  print(
    `vesting from ${iso(Number(vesting.startsAt))} over ${vesting.durationSeconds / 86_400n} days to ${vesting.beneficiary}`,
  );
  print(`studio's signer ${studioSigner}`);
  print(`prizes name the site for good: ${siteUrl ?? 'none, siteUrl is empty'}`);
  for (const [name, { address, amount }] of Object.entries(plan.recipients))
    print(`minted to ${name.padEnd(18)} ${address} ${formatUnits(amount, 18)}`);
  for (const [name, address] of Object.entries(plan.config.reserves))
    print(`paid over a year: ${name.padEnd(11)} ${address}`);
  print(
    `pools open at ${plan.contracts.poolManager} by ${plan.contracts.poolOpener}, salt ${plan.openerSalt}`,
  );
  print(`no part in the giveaway besides: ${excluded.join(', ') || 'nobody'}`);
}
