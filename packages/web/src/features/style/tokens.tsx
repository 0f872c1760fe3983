/** The tokens of `ui/tokens.css`: colours, type, shape, drawings. */
import { artNames } from 'virtual:art-names';
import type { Language } from '@lilape/domain/languages';
import { Art } from '#shell/ui/art.tsx';
import { Group, Specimen } from './specimen.tsx';
import styles from './style.module.css';
import { titles, wordsIn } from './words.ts';

const surfaces = ['surface', 'surface-raised', 'surface-sunken'];
const texts = ['text', 'text-soft', 'text-leaf', 'text-lagoon', 'text-clay', 'text-plum'];
const fills = ['banana', 'banana-deep', 'leaf', 'lagoon', 'clay', 'plum'];
const sizes = ['14', '16', '20', '25', '31', '39', '49', '61'];
const faces = ['display', 'text', 'number'];
const spaces = ['4', '8', '12', '16', '24', '32', '48', '64'];

/** Gives an element its token as `--shown`; by script, since the page's policy refuses a style in HTML. */
const shows = (token: string) => (element: HTMLElement | null) => {
  element?.style.setProperty('--shown', `var(--${token})`);
};

/** All tokens; a change in the style sheet is seen here at once. */
export function Tokens({ language }: { language: Language }) {
  const { pangram } = wordsIn(language);
  return (
    <>
      <Group id="colours" title={titles.colours[language]}>
        {surfaces.map((surface) => (
          <Specimen key={surface} name={`--${surface}`}>
            <ul className={styles.swatch} ref={shows(surface)}>
              {texts.map((text) => (
                <li key={text} ref={shows(text)}>
                  --{text}
                </li>
              ))}
            </ul>
          </Specimen>
        ))}
        {fills.map((fill) => (
          <Specimen key={fill} name={`--${fill}`}>
            <p className={styles.swatch} data-token={fill} ref={shows(fill)}>
              {fill.startsWith('banana') ? '--on-banana' : '--on-fill'}
            </p>
          </Specimen>
        ))}
      </Group>
      <Group id="type" title={titles.type[language]}>
        {faces.map((face) => (
          <Specimen key={face} name={`--font-${face}`} isWide>
            <p className={styles.sample} data-token={face}>
              {pangram}
            </p>
          </Specimen>
        ))}
        {sizes.map((size) => (
          <Specimen key={size} name={`--size-${size}`} isWide>
            <p className={styles.sample} data-token="size" ref={shows(`size-${size}`)}>
              {pangram}
            </p>
          </Specimen>
        ))}
      </Group>
      <Group id="shape" title={titles.shape[language]}>
        <Specimen name="--border, --radius, --shadow-press">
          <div className={styles.shape} />
        </Specimen>
        <Specimen name="--halftone">
          <div className={styles.halftone} />
        </Specimen>
        <Specimen name="--space-4 … 64">
          <ul className={styles.spaces}>
            {spaces.map((space) => (
              <li key={space} ref={shows(`space-${space}`)} />
            ))}
          </ul>
        </Specimen>
      </Group>
      <Group id="drawings" title={titles.drawings[language]}>
        {artNames.map((name) => (
          <Specimen key={name} name={name}>
            <Art name={name} width={160} />
          </Specimen>
        ))}
      </Group>
    </>
  );
}
