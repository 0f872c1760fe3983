#!/usr/bin/env node
// Speaks just enough of solc's command line for forge, on the JavaScript build of the compiler.
// forge calls it with `--version`, or with `--standard-json` (and search paths) and the input on stdin.
import { readFileSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import { createRequire } from 'node:module';

const solc = createRequire(import.meta.url)('solc');
const args = process.argv.slice(2);

if (args.includes('--version')) {
  process.stdout.write(`solc, the solidity compiler commandline interface\nVersion: ${solc.version()}\n`);
} else if (args.includes('--standard-json')) {
  const basePath = args[args.indexOf('--base-path') + 1] ?? '.';
  const readImport = (path) => {
    try {
      return { contents: readFileSync(isAbsolute(path) ? path : join(basePath, path), 'utf8') };
    } catch (cause) {
      return { error: `${path} not found from ${dirname(basePath)}: ${cause.message}` };
    }
  };
  process.stdout.write(solc.compile(readFileSync(0, 'utf8'), { import: readImport }));
} else {
  process.stderr.write(`solc.mjs understands --version and --standard-json, not: ${args.join(' ')}\n`);
  process.exitCode = 2;
}
