/** The drawings of home's first screen. */
import { artAddress, artRatio, type ArtName } from 'virtual:art';

/** A drawing that comes at once, but after sheet and faces: words are read first. */
export function SceneArt({ name, width }: { name: ArtName; width: number }) {
  return (
    <img
      alt=""
      src={artAddress(name)}
      width={width}
      height={Math.round(width / artRatio(name))}
      fetchPriority="low"
    />
  );
}
