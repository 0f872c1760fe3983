/** Turns the drawings of `@lilape/art` into hashed .svg files, and tells the page where they are. */
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { drawings } from './drawings.ts';
import { favicon } from '@lilape/art/ape/favicon';
import { palette } from '@lilape/art/draw/palette';

/** Where a drawing is served, and its width divided by its height. */
export type ArtFile = { src: string; ratio: number };

const moduleId = 'virtual:art';

// A picture file cannot see the page's classes, but it does follow the `color-scheme` of its <img>.
const nightRules = Object.entries(palette)
  .filter(([, { light, dark }]) => light !== dark)
  .map(([colour, { dark }]) => `.art-${colour}{fill:${dark}}.art-${colour}-line{stroke:${dark}}`)
  .join('');

function followingTheme(svg: string): string {
  const style = `<style>@media (prefers-color-scheme:dark){${nightRules}}</style>`;
  return svg.replace(/<svg[^>]*>/, (tag) => tag.replace(' aria-hidden="true"', '') + style);
}

function ratioOf(svg: string): number {
  const [, width, height] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg) ?? [];
  if (width === undefined || height === undefined) throw new Error('A drawing has no viewBox.');
  return Number(width) / Number(height);
}

/** Returns every drawing as a file name under the site's root and its text. */
export function artFiles(): { name: string; fileName: string; svg: string }[] {
  return Object.entries(drawings).map(([name, draw]) => {
    const svg = followingTheme(draw());
    const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8);
    return { name, fileName: `assets/${name}-${hash}.svg`, svg };
  });
}

/** Vite plugin: `virtual:art` exports `art`, a table of name → {@link ArtFile}; the client build emits the files. */
export function artPlugin(): Plugin {
  const files = artFiles();
  return {
    name: 'lilape-art',
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : null),
    load(id) {
      if (id !== `\0${moduleId}`) return null;
      const table = files.map(({ name, fileName, svg }) => [
        name,
        { src: `/${fileName}`, ratio: ratioOf(svg) },
      ]);
      return `export const art = ${JSON.stringify(Object.fromEntries(table))};`;
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const { fileName, svg } of files) this.emitFile({ type: 'asset', fileName, source: svg });
      this.emitFile({ type: 'asset', fileName: 'favicon.svg', source: favicon() });
    },
  };
}
