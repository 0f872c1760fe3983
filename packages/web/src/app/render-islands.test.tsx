// @vitest-environment node
/** What a document may give to an island, and the error it gets where it would be rendered wrong. */
import { type ReactElement, type ReactNode, useId, useState } from 'react';
import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { Island, IslandContext } from '#shell/island/island.tsx';
import { type IslandFiles, islandRenderer } from './render-islands.tsx';

type Props = { label: string; amounts?: unknown; children?: ReactNode };

function Part({ label, children }: Props) {
  const [count] = useState(0);
  const id = useId();
  return (
    <label htmlFor={id}>
      {label} <input id={id} defaultValue={count} /> {children}
    </label>
  );
}

function Stranger() {
  return null;
}

function Holder() {
  return (
    <Island when="load">
      <Part label="inner" />
    </Island>
  );
}

const files: IslandFiles = {
  '/src/features/a/part.island.tsx': { Part },
  '/src/features/a/holder.island.tsx': { Holder },
};

async function render(content: ReactElement): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <IslandContext value={islandRenderer(files)}>{content}</IslandContext>,
    {
      onError: (failure) => void failures.push(failure),
    },
  );
  if (failures.length > 0) throw failures[0];
  return new Response(prelude).text();
}

const island = (child: ReactElement) => <Island when="press">{child}</Island>;

test('behavior: an island has its name, its props as JSON, and HTML with ids of its own', async () => {
  const html = await render(
    <main>
      {island(<Part label="one" />)}
      {island(<Part label="two" />)}
    </main>,
  );
  expect(html).toContain(
    '<page-island name="features/a/part" when="press" props="{&quot;label&quot;:&quot;one&quot;}"',
  );
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(2);
});

test('behavior: children of an island are HTML of the document, and not among its props', async () => {
  const html = await render(
    island(
      <Part label="one">
        <b>fixed</b>
      </Part>,
    ),
  );
  expect(html).toContain('<island-slot><b>fixed</b></island-slot>');
  expect(html).toContain('props="{&quot;label&quot;:&quot;one&quot;}"');
});

test.each([
  ['a function', () => 1],
  ['a date', new Date(0)],
  ['a bigint', 1n],
  ['an element', <b key="b" />],
  ['not a number', Number.NaN],
  ['what is nested', { at: [new Map()] }],
])('error: %s is no JSON', async (_, amounts) => {
  await expect(render(island(<Part label="one" amounts={amounts} />))).rejects.toThrow(/features\/a\/part/);
});

test('behavior: whatever JSON can say is given', async () => {
  const html = await render(island(<Part label="one" amounts={{ at: [1, 'two', null, true] }} />));
  expect(html).toContain('[1,&quot;two&quot;,null,true]');
});

test('error: a component of no such file, and an island in an island', async () => {
  await expect(render(island(<Stranger />))).rejects.toThrow('Stranger is in no file *.island.tsx.');
  await expect(render(island(<Holder />))).rejects.toThrow('An island lies in another');
});

test('error: a file that exports more than one thing', () => {
  expect(() => islandRenderer({ '/src/two.island.tsx': { Part, Stranger } })).toThrow(
    'must export one component',
  );
});

test('behavior: elsewhere than in a document the child is simply rendered', async () => {
  const { prelude } = await prerender(island(<Part label="one" />));
  expect(await new Response(prelude).text()).toMatch(/^<page-island><label/);
});
