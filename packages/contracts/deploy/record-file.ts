// The committed records of deployments: one JSON a chain, read by scripts, server and page build.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { type Deployment, parseDeployment } from '../deployment.ts';

/** The folder of the committed records. */
export const deploymentsFolder = join(import.meta.dirname, '..', 'deployments');

/** The path of a chain's record, whether or not it exists. */
export const recordPath = (chainId: number, folder = deploymentsFolder) => join(folder, `${chainId}.json`);

/** Writes the record and returns its path. The record of another generation is not lost but moved to `earlier/`. */
export function writeDeployment(deployment: Deployment, folder = deploymentsFolder): string {
  const path = recordPath(deployment.chainId, folder);
  const earlier = readDeployment(deployment.chainId, folder);
  if (earlier !== null && earlier.generation !== deployment.generation) {
    mkdirSync(join(folder, 'earlier'), { recursive: true });
    renameSync(path, join(folder, 'earlier', `${earlier.chainId}-generation-${earlier.generation}.json`));
  }
  writeFileSync(path, `${JSON.stringify(deployment, null, 2)}\n`);
  return path;
}

/** The record of a chain, or null where nothing was deployed yet. @throws Error where the file is no record */
export function readDeployment(chainId: number, folder = deploymentsFolder): Deployment | null {
  const path = recordPath(chainId, folder);
  if (!existsSync(path)) return null;
  try {
    return parseDeployment(JSON.parse(readFileSync(path, 'utf8')));
  } catch (cause) {
    throw new Error(`${path} cannot be used. ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
}
