// How long `npm start` takes to a usable page on a clone where it has run before.
import { rm } from 'node:fs/promises';

import { presaleInfo, stats } from '@lilape/wire/endpoints/sale';
import { newFolder, pressCtrlC, run } from '../../../scripts/stack-tests/rig.ts';
import { type Bench, median } from '../figure.ts';

const turns = 3;

export const warmStartBench: Bench = {
  name: 'start',
  run: async (print) => {
    const folder = await newFolder();
    const seconds: number[] = [];
    try {
      // The first start makes the chain, the database and, where it is stale, the page.
      for (let turn = 0; turn <= turns; turn++) {
        const startedMs = performance.now();
        const stack = run(folder);
        await stack.started();
        for (const path of ['/', presaleInfo.path, stats.path]) {
          const response = await fetch(stack.url + path);
          if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
        }
        if (turn > 0) seconds.push((performance.now() - startedMs) / 1000);
        pressCtrlC(stack);
        await stack.ended();
      }
    } finally {
      await rm(folder.dataDir, { recursive: true, force: true });
    }
    print({
      name: 'npm start on a warm clone to a usable page',
      value: median(seconds),
      unit: 's',
      aim: { atMost: 5 },
      note: `median of ${turns}, from the start of the script to the page, the sale and the totals answered`,
    });
  },
};
