// What the calls of sale, collection and staking cost, beside their limits and the field's best.
import { measureGas } from '../../../packages/contracts/scripts/gas.ts';
import { maxRatio } from '../../../packages/contracts/scripts/gas-figure.ts';
import type { Bench } from '../figure.ts';

export const gasBench: Bench = {
  name: 'gas',
  run: async (print) => {
    for (const figure of await measureGas()) print({ ...figure, aim: { atMost: maxRatio(figure) } });
  },
};
