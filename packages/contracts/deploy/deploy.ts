// Deploys to the local chain, Base Sepolia or Base, and records what stands there.
//   npm run deploy -w @lilape/contracts -- --chain local|base-sepolia|base [--broadcast]
// Base chains are a dry run unless --broadcast is given. RPC_URL names the chain's RPC, DEPLOYER_PRIVATE_KEY signs;
// a dry run may have DEPLOYER_ADDRESS instead of the key. --config and --out take other paths than the committed ones.
import { runDeploy } from './command.ts';
import { requireCommittedSources } from './sources.ts';

const print = (line: string) => console.log(line);

try {
  await runDeploy(process.argv.slice(2), {
    env: process.env,
    print,
    requireSources: requireCommittedSources,
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
