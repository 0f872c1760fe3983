/** The drawings of `@lilape/art`, as files of their own, so that they do not weigh on the scripts. */
import { artAddress, artRatio, type ArtName } from 'virtual:art';

export type { ArtName };

type Props = {
  name: ArtName;
  /** Width in CSS pixels that reserves the place; style sheets may make it smaller. */
  width: number;
  /** What it shows, where that is not said beside it. */
  alt?: string;
  /** Loads at once, after the sheet and the faces: for drawings of the first screen. */
  isEager?: boolean;
};

/** A drawing; it follows the theme by the `color-scheme` it inherits. */
export function Art({ name, width, alt = '', isEager = false }: Props) {
  return (
    <img
      alt={alt}
      src={artAddress(name)}
      width={width}
      height={Math.round(width / artRatio(name))}
      {...(isEager ? { fetchPriority: 'low' } : { loading: 'lazy' })}
    />
  );
}
