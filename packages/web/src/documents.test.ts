// @vitest-environment node
/** What documents are made of has no state and hears nothing: in a document nobody would run it. @see decision 140 "islands" */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const src = import.meta.dirname;
const ISLAND = '.island.tsx';

const routes = readdirSync(resolve(src, 'routes'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.endsWith(ISLAND))
  .map((file) => resolve(src, 'routes', file));
const rendered = renderedFrom([...routes, resolve(src, 'app/document.tsx')]);

/** All files of ours that these import, and so on, up to islands. */
function renderedFrom(entries: readonly string[]): Set<string> {
  const found = new Set<string>();
  const visit = (file: string): void => {
    if (found.has(file) || file.endsWith(ISLAND)) return;
    found.add(file);
    const imports = readFileSync(file, 'utf8').matchAll(
      /^(?:import|export)\s(?!type\s)[^;]*?from\s'([^']+)'/gm,
    );
    for (const [, name = ''] of imports) {
      const target = fileOf(name, file);
      if (target !== undefined) visit(target);
    }
  };
  entries.forEach(visit);
  return found;
}

function fileOf(name: string, from: string): string | undefined {
  if (!/^[.#].*\.tsx?$/.test(name)) return undefined;
  const file = name.startsWith('#') ? resolve(src, name.slice(1)) : resolve(dirname(from), name);
  return existsSync(file) ? file : undefined;
}

const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
const usesOf = (pattern: RegExp) =>
  [...rendered].flatMap((file) =>
    (withoutComments(readFileSync(file, 'utf8')).match(pattern) ?? []).map(
      (use) => `${relative(src, file)}: ${use}`,
    ),
  );

test('behavior: the documents are found, and their islands are not among them', () => {
  expect(rendered.size).toBeGreaterThan(150);
  expect([...rendered].filter((file) => file.endsWith(ISLAND))).toEqual([]);
});

test('behavior: no component of a document has state or effects', () => {
  expect(
    usesOf(
      /\buse(State|Reducer|Ref|Effect|LayoutEffect|SyncExternalStore|Store|Live|Session|Polled|Async)(?:<[^(]*>)?\(/g,
    ),
  ).toEqual([]);
});

test('behavior: no component of a document hears a press; a link that islands share hands one on', () => {
  expect(usesOf(/\son[A-Z]\w+=\{/g)).toEqual(['shell/ui/button.tsx:  onClick={']);
});

test('behavior: portals lead over the page', () => {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.tsx'),
  );
  const portals = files.filter((file) => /\bcreatePortal\(/.test(readFileSync(resolve(src, file), 'utf8')));
  expect(portals.filter((file) => !file.endsWith('.test.tsx')).toSorted()).toEqual([
    'ui/toast/toast-host.tsx',
  ]);
});

/** What scripts ask documents for by name, outside the game and the wall, which render themselves. The list may get shorter. */
const LOOKED_UP = [
  'data-action',
  'data-copied',
  'data-figures',
  'data-fill',
  'data-head',
  'data-off-when',
  'data-rel',
  'data-rung',
  'data-when',
];

test('behavior: scripts look up no other names in documents than these', () => {
  const asked = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|features\/(game|apes\/wall)\//.test(file))
    .flatMap((file) => [
      ...withoutComments(readFileSync(resolve(src, file), 'utf8')).matchAll(
        /\b(?:querySelector(?:All)?(?:<[^>]*>)?|closest(?:<[^>]*>)?|matches)\(\s*(['"`])(.*?)\1/gs,
      ),
    ])
    .flatMap(([, , selector = '']) => selector.match(/data-[a-z-]+/g) ?? []);
  expect([...new Set(asked)].toSorted()).toEqual(LOOKED_UP);
});
