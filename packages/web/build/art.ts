/** Turns the drawings of `@lilape/art` into .svg files of one folder named by their content, and tells the page where they are. */
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { drawings } from './drawings.ts';
import { favicon } from '@lilape/art/ape/favicon';
import { withNight } from '@lilape/art/svg/night';

function ratioOf(svg: string): number {
  const [, width, height] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg) ?? [];
  if (width === undefined || height === undefined) throw new Error('A drawing has no viewBox.');
  // All digits of a third would weigh on every page; a picture 500 px wide is 0.01 px off.
  return Number((Number(width) / Number(height)).toFixed(4));
}

type Drawing = { name: string; svg: string };

/** The source of `virtual:art`: a rule instead of a table, which would weigh on every page. */
export function artModule(all: readonly Drawing[]): string {
  const oblong = all.map(({ name, svg }) => [name, ratioOf(svg)] as const).filter(([, ratio]) => ratio !== 1);
  return [
    `const oblong = ${JSON.stringify(Object.fromEntries(oblong))};`,
    `export const artRatio = (name) => oblong[name] ?? 1;`,
    `export const artAddress = (name) => \`/${folderOf(all)}/\${name}.svg\`;`,
  ].join('\n');
}

/** Changes with any of the drawings, for browsers keep what is in it for ever. */
function folderOf(all: readonly Drawing[]): string {
  const hash = createHash('sha256');
  for (const { name, svg } of all) hash.update(`${name} ${svg}`);
  return `assets/art-${hash.digest('hex').slice(0, 8)}`;
}

/**
 * Vite plugin: `virtual:art` exports where a drawing is and its width divided by its height, `virtual:art-names` the
 * names of all; the client build emits the files.
 */
export function artPlugin(): Plugin {
  const all = Object.entries(drawings).map(([name, render]) => ({ name, svg: withNight(render()) }));
  const modules = new Map([
    ['virtual:art', artModule(all)],
    ['virtual:art-names', `export const artNames = ${JSON.stringify(all.map(({ name }) => name))};`],
  ]);
  return {
    name: 'lilape-art',
    resolveId: (id) => (modules.has(id) ? `\0${id}` : null),
    load: (id) => modules.get(id.slice(1)) ?? null,
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const { name, svg } of all)
        this.emitFile({ type: 'asset', fileName: `${folderOf(all)}/${name}.svg`, source: svg });
      this.emitFile({ type: 'asset', fileName: 'favicon.svg', source: favicon() });
    },
  };
}
