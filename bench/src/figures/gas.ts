// What the calls of sale, collection and staking cost, beside their limits and the field's best.
import { measureGas } from '../../../packages/contracts/scripts/gas.ts';
import type { Bench } from '../figure.ts';

export const gasBench: Bench = {
  name: 'gas',
  run: async (print) => {
    // What a transaction may use is nothing to come near to by a share.
    for (const figure of await measureGas())
      print({ ...figure, aim: { atMost: figure.against.startsWith('limit') ? 1.05 : 1 } });
  },
};
