// What each operator makes of a line.
import { describe, expect, test } from 'vitest';

import { mutationsOf } from './mutations.ts';

const made = (source: string) => mutationsOf(source).map(({ operator, after }) => `${operator}: ${after}`);

describe('mutationsOf', () => {
  test('behavior: a guard goes away, and each of its comparisons turns', () => {
    expect(made('        if (a < b && c == d) revert Bad();')).toEqual([
      'comparison: if (a <= b && c == d) revert Bad();',
      'comparison: if (a >= b && c == d) revert Bad();',
      'comparison: if (a < b && c != d) revert Bad();',
      'logic: if (a < b || c == d) revert Bad();',
      'guard: // no guard',
    ]);
  });

  test('behavior: sums, constants, choices and statements', () => {
    expect(made('    uint256 private constant ONE = 1e18;')).toEqual([
      'constant: uint256 private constant ONE = 1e18 + 1;',
    ]);
    expect(made('        total += price * count;')).toEqual([
      'arithmetic: total += price + count;',
      'arithmetic: total = price * count;',
      'arithmetic: total -= price * count;',
      'statement: // no statement',
    ]);
    expect(made('        delete bound[ape ^ 1];')).toEqual([
      'arithmetic: delete bound[ape & 1];',
      'statement: // no statement',
    ]);
    expect(made('        return isUsdt ? a : b;')).toEqual(['choice: return isUsdt ? b : a;']);
    expect(made('    function cancel() external onlyOwner {')).toEqual([
      'guard: function cancel() external {',
    ]);
  });

  test('behavior: the call to the outside comes before what is written', () => {
    const body =
      '    function pay() external {\n        check();\n\n        sold = 1;\n\n        coin.safeTransfer(a, b);\n    }';
    const swapped = mutationsOf(body).filter(({ operator }) => operator === 'order');
    expect(swapped.map(({ after }) => after)).toEqual(['before: check();', 'before: sold = 1;']);
    expect(swapped[1]?.source).toBe(
      '    function pay() external {\n        check();\n\n        coin.safeTransfer(a, b);\n\n        sold = 1;\n    }',
    );
  });

  test('behavior: comments, imports and declarations stay as they are', () => {
    expect(made('// a < b\nimport {A} from "b";\nerror Bad(uint256 a);\n/// @dev x == y')).toEqual([]);
  });
});
