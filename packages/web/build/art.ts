/** Turns the drawings of `@lilape/art` into hashed .svg files or, if tiny, addresses that hold them, and tells the page where they are. */
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { drawings } from './drawings.ts';
import { favicon } from '@lilape/art/ape/favicon';
import { withNight } from '@lilape/art/draw/night';

/** Where a drawing is, and its width divided by its height. */
export type ArtFile = { src: string; ratio: number };

const moduleId = 'virtual:art';

/** Smaller ones stand in the page, where they cost less than a request. */
const SMALLEST_FILE_BYTES = 512;

/** Returns a drawing as an address that holds it, with nothing in it that an address must not have. */
export function dataAddress(svg: string): string {
  const escaped = svg.replace(/[%#<>"\s]/g, encodeURIComponent);
  return `data:image/svg+xml,${escaped}`;
}

function inlined(name: 'logo-mark' | 'wordmark'): string {
  return dataAddress(withNight(drawings[name]()));
}

function ratioOf(svg: string): number {
  const [, width, height] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg) ?? [];
  if (width === undefined || height === undefined) throw new Error('A drawing has no viewBox.');
  return Number(width) / Number(height);
}

type ArtSource = { name: string; svg: string; src: string; fileName?: string };

/** Returns every drawing with its address, and the name of its file under the site's root if it has one. */
function artSources(): ArtSource[] {
  return Object.entries(drawings).map(([name, draw]) => {
    const svg = withNight(draw());
    if (svg.length < SMALLEST_FILE_BYTES) return { name, svg, src: dataAddress(svg) };
    const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8);
    const fileName = `assets/${name}-${hash}.svg`;
    return { name, svg, src: `/${fileName}`, fileName };
  });
}

/**
 * Vite plugin: `virtual:art` exports `art`, a table of name → {@link ArtFile}, and `logo` and `wordmark`, their
 * addresses for the head of every page; the client build emits the files.
 */
export function artPlugin(): Plugin {
  const sources = artSources();
  return {
    name: 'lilape-art',
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : null),
    load(id) {
      if (id !== `\0${moduleId}`) return null;
      const table = sources.map(({ name, src, svg }) => [name, { src, ratio: ratioOf(svg) }]);
      return `export const art = ${JSON.stringify(Object.fromEntries(table))};
export const logo = ${JSON.stringify(inlined('logo-mark'))};
export const wordmark = ${JSON.stringify(inlined('wordmark'))};`;
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const { fileName, svg } of sources)
        if (fileName !== undefined) this.emitFile({ type: 'asset', fileName, source: svg });
      this.emitFile({ type: 'asset', fileName: 'favicon.svg', source: favicon() });
    },
  };
}
