/** The small picture of a trait, cut out of the sheet of all. */
import { ICON_COUNT, ICON_SIDE, iconIndex, type IconLayer } from '@lilape/art/nft/trait-icons';

type Props = { layer: IconLayer; option: number };

/** Says nothing: its name stands beside it. */
export function TraitIcon({ layer, option }: Props) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`${iconIndex(layer, option) * ICON_SIDE} 0 ${ICON_SIDE} ${ICON_SIDE}`}
      width={44}
      height={44}
    >
      <image href="/nft-assets/trait-icons.webp" width={ICON_COUNT * ICON_SIDE} height={ICON_SIDE} />
    </svg>
  );
}
