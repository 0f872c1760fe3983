// With which key the calls are sent that anyone may send, and what that may cost.
import { parseUnits } from 'viem';
import { ConfigError, type Env, privateKey } from '#settings.ts';

export type KeeperSettings = {
  /** Never shown. */
  readonly key: `0x${string}`;
  /** What its transactions may cost within 24 hours, wei. */
  readonly dailyWei: bigint;
};

const DAILY_ETH = '0.01';

/** The settings; null where there is no keeper. @throws ConfigError */
export function readKeeper(env: Env): KeeperSettings | null {
  const key = privateKey(env, 'KEEPER_KEY');
  const dailyEth = env['KEEPER_DAILY_ETH'] || DAILY_ETH;
  if (!/^\d{1,6}(\.\d{1,18})?$/.test(dailyEth) || Number(dailyEth) === 0)
    throw new ConfigError(`KEEPER_DAILY_ETH must be ether above 0 such as ${DAILY_ETH}, not "${dailyEth}".`);
  return key === undefined ? null : { key, dailyWei: parseUnits(dailyEth, 18) };
}
