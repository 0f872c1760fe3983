// What `npm start` is given by the environment, checked once.
import { resolve } from 'node:path';

import { StackError } from './stack-error.ts';

export type StackSettings = {
  /** Port of the site, on 127.0.0.1. */
  port: number;
  /** Port of the local chain's RPC, on 127.0.0.1. Unused with `rpcUrl`. */
  chainPort: number;
  /** Absolute folder of everything that is kept: chain, database, logs. */
  dataDir: string;
  /** One or two endpoints of a chain that runs elsewhere; undefined: the local chain is started. */
  rpcUrl: string | undefined;
  /** undefined: the server starts its own Postgres in `dataDir`. */
  databaseUrl: string | undefined;
  /** `all`, or a list of `api`, `watcher`, `worker`. */
  role: string;
};

type Env = Readonly<Record<string, string | undefined>>;

/** The settings in `env`; unset and empty variables take their default. @throws StackError for a bad value */
export function readSettings(env: Env): StackSettings {
  const port = readPort(env, 'PORT', 3000);
  const rpcUrl = env['RPC_URL'] || undefined;
  const chainPort = readPort(env, 'CHAIN_PORT', 8545);
  if (rpcUrl === undefined && port === chainPort)
    throw new StackError(`PORT and CHAIN_PORT are both ${port}: the site and the chain need a port each.`);
  return {
    port,
    chainPort,
    dataDir: resolve(env['DATA_DIR'] || './.data'),
    rpcUrl,
    databaseUrl: env['DATABASE_URL'] || undefined,
    role: env['ROLE'] || 'all',
  };
}

function readPort(env: Env, name: string, fallback: number): number {
  const text = env[name] || String(fallback);
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535)
    throw new StackError(`${name} must be a port number from 1 to 65535, not "${text}".`);
  return port;
}
