// What a site says of its launches whose holders were counted: what they give, after which block, and where their lists are.
import type { Hex } from '@lilape/events/log';
import { launchesBody } from '@lilape/wire/launches';
import { type AskSite, CannotCheck } from './fetchers.ts';
import type { LaunchPlan } from './launch.ts';

export type LaunchClaim = {
  readonly plan: LaunchPlan;
  /** The block after which holders were counted. */
  readonly block: number;
  readonly blockHash: Hex;
  /** Of the list's manifest; null where nobody had a tier. */
  readonly cid: string | null;
};

/** Every launch with a snapshot. @throws CannotCheck where the site does not tell, or in another way than this engine knows */
export async function fetchLaunches(site: AskSite): Promise<LaunchClaim[]> {
  const text = new TextDecoder().decode(await site('/api/launchpad/launches'));
  const parsed = launchesBody.safeParse(jsonOf(text));
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new CannotCheck('UNKNOWN_FORMAT', `launches, ${issue?.path.join('.')}: ${issue?.message}`);
  }
  return parsed.data.launches.flatMap(({ id, launchTime, places, allocation, symbol, snapshot }) => {
    if (snapshot === null) return [];
    const launchTimeSeconds = Date.parse(launchTime) / 1_000;
    const plan = { launch: id, launchTimeSeconds, places, allocation: BigInt(allocation), symbol };
    return [{ plan, block: snapshot.block, blockHash: snapshot.blockHash as Hex, cid: snapshot.cid }];
  });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new CannotCheck('UNKNOWN_FORMAT', 'The launches are no JSON.', { cause: error });
  }
}
