/** Where a command may break. */
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { commandWords } from './command.ts';

test('behavior: each word is whole, also one that a page fills in, and what is copied is the command itself', () => {
  const origin = <b>https://lilape.example</b>;
  const { container } = render(
    <code>{commandWords`curl -s ${origin}/api/${7} | ipfs add ${'--only-hash -Q'}`}</code>,
  );
  expect(container.textContent).toBe('curl -s https://lilape.example/api/7 | ipfs add --only-hash -Q');
  expect([...container.querySelectorAll('code > span')].map(({ textContent }) => textContent)).toEqual([
    'curl',
    '-s',
    'https://lilape.example/api/7',
    '|',
    'ipfs',
    'add',
    '--only-hash',
    '-Q',
  ]);
});
