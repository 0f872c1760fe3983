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

test('behavior: a path may break between its names, and where no line holds it nowhere else', () => {
  const { container } = render(
    <code>{commandWords`node packages/art/a-b.ts ${'https://a.example/api'}`}</code>,
  );
  expect([...container.querySelectorAll('span')].map(({ innerHTML }) => innerHTML)).toEqual([
    'node',
    'packages/<wbr>art/<wbr>a-b.ts',
    'https://<wbr>a.example/<wbr>api',
  ]);
});
