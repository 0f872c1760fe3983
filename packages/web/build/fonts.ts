/** Cuts the faces down to what `src/ui/fonts.css` declares: the characters of its ranges and its weights. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const sheet = resolve(import.meta.dirname, '../src/ui/fonts.css');

/** Where each face's whole files are; ours keep their names. */
const packages: Readonly<Record<string, string>> = {
  'Dela Gothic One': '@fontsource/dela-gothic-one',
  'Nunito Sans Variable': '@fontsource-variable/nunito-sans',
  'JetBrains Mono Variable': '@fontsource-variable/jetbrains-mono',
};

/** A declared face: its address in the sheet, weights from lightest to boldest, and code points. */
export type DeclaredFace = { family: string; url: string; weights: readonly number[]; characters: string };

/** Reads the `@font-face` rules that name a file, from the text of a sheet. @throws Error where a part is missing */
export function declaredFaces(css: string): DeclaredFace[] {
  const rules = [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].map(([, body = '']) => body);
  return rules
    .filter((body) => body.includes('url('))
    .map((body) => ({
      family: part(body, /font-family: '([^']+)'/),
      url: part(body, /url\('([^']+)'\)/),
      weights: part(body, /font-weight: ([\d ]+)/)
        .split(' ')
        .map(Number),
      characters: charactersOf(part(body, /unicode-range:([^;]+);/)),
    }));
}

function part(body: string, pattern: RegExp): string {
  const found = pattern.exec(body)?.[1];
  if (found === undefined) throw new Error(`A font rule lacks ${pattern}: ${body}`);
  return found.trim();
}

/** The characters of a CSS `unicode-range`, such as `U+20-7E, U+A0`. */
function charactersOf(range: string): string {
  const codes = range.split(',').flatMap((item) => {
    const [first = Number.NaN, last = first] = item
      .trim()
      .replace('U+', '')
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, i) => first + i);
  });
  return String.fromCodePoint(...codes);
}

/** Writes the faces that the sheet declares where it looks for them. */
export async function writeFonts(): Promise<void> {
  for (const { family, url, weights, characters } of declaredFaces(readFileSync(sheet, 'utf8'))) {
    const whole = fileURLToPath(import.meta.resolve(`${packages[family]}/files/${basename(url)}`));
    const [min = 400, max] = weights;
    const face = await subsetFont(readFileSync(whole), characters, {
      targetFormat: 'woff2',
      // Kerning, and the place of an accent over its letter; the other features are alternatives that no rule asks for.
      keepFeatures: ['kern', 'mark', 'ccmp'],
      // What a browser does not read of a face that a sheet names: its styles for a menu, what it is smoothed at. Chromium refuses one without `name`.
      dropTables: ['STAT', 'gasp'],
      ...(max !== undefined && { variationAxes: { wght: { min, max } } }),
    });
    const target = resolve(sheet, '..', url);
    mkdirSync(resolve(target, '..'), { recursive: true });
    // Another build may be reading it.
    writeFileSync(`${target}.${process.pid}`, face);
    renameSync(`${target}.${process.pid}`, target);
  }
}
