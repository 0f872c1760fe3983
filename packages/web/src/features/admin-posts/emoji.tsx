/** A post in a list, with the built-in emoji as pictures: a machine without a font of them shows an empty box. Its bubble keeps what Telegram shows. */
import { Art, type ArtName } from '#shell/ui/art.tsx';

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
      <Art key={index} name={name} width={20} alt={part} />
    );
  });
}
