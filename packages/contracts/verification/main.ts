// Says whether the contracts on Base or Base Sepolia are what these sources compile to, and tells explorers.
//   npm run verify:code -- --chain base|base-sepolia [--rpc URL] [--post sourcify] [--post basescan]
// RPC_URL stands in for --rpc; Basescan needs ETHERSCAN_API_KEY. The exit code is 1 where anything differs.
import { setTimeout as wait } from 'node:timers/promises';

import { compileContracts, runVerifyCode } from './command.ts';

try {
  const isAlike = await runVerifyCode(process.argv.slice(2), {
    env: process.env,
    print: (line) => console.log(line),
    compile: compileContracts,
    explorers: {
      sourcifyUrl: 'https://sourcify.dev/server',
      etherscanUrl: 'https://api.etherscan.io',
      pause: () => wait(3_000),
    },
  });
  if (!isAlike) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
