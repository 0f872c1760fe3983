/** The faces of the whitepaper on paper: files of one weight each, which a PDF holds as type and not as drawings. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const faces = [
  ['Paper', 'nunito-sans', 400],
  ['Paper', 'nunito-sans', 800],
  ['Paper Figures', 'jetbrains-mono', 400],
  ['Paper Figures', 'jetbrains-mono', 700],
  ['Dela Gothic One', 'dela-gothic-one', 400],
] as const;

const cyrillic = 'U+400-45F, U+2116';

/** Returns the rules that declare them, with the files inside. */
export function faceRules(): string {
  return faces
    .flatMap(([family, name, weight]) =>
      (['latin', 'cyrillic'] as const).map((script) => {
        const file = fileURLToPath(
          import.meta.resolve(`@fontsource/${name}/files/${name}-${script}-${weight}-normal.woff2`),
        );
        const url = `data:font/woff2;base64,${readFileSync(file).toString('base64')}`;
        const range = script === 'cyrillic' ? `unicode-range: ${cyrillic};` : '';
        return `@font-face { font-family: '${family}'; font-weight: ${weight}; src: url('${url}'); ${range} }`;
      }),
    )
    .join('\n');
}
