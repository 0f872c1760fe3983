/** Text of a post with the built-in emoji as pictures, as a machine without a font of them shows an empty box; what is typed and sent keeps them. */
import { Art, type ArtName } from '#shell/ui/art.tsx';
import styles from './bubble.module.css';

const pictures: Readonly<Record<string, ArtName>> = { '🍌': 'banana', '🦍': 'logo-mark', '🌴': 'palm' };
const known = new RegExp(`(${Object.keys(pictures).join('|')})`, 'u');

export function WithEmoji({ text }: { text: string }) {
  return text.split(known).map((part, index) => {
    const name = pictures[part];
    return name === undefined ? (
      part
    ) : (
      // The parts of a text have no names, and are rendered again as a whole.
      // oxlint-disable-next-line react/no-array-index-key
      <span key={index} className={styles.emoji}>
        <Art name={name} width={20} alt={part} />
      </span>
    );
  });
}
