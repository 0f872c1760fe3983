/** The logo's mark, and the name beside it. */
import { wordmarkBox } from '@lilape/art/ape/sign';
import { artAddress } from 'virtual:art';

/** Out of one file, so that they cost one request; the sheet of where they stand shows one end of it, at the measure given here. */
export function LogoPart({ part, width }: { part: 'mark' | 'name'; width: number }) {
  const ratio = part === 'mark' ? 1 : wordmarkBox.width / wordmarkBox.height;
  return (
    <img
      alt=""
      src={artAddress('logo')}
      width={width}
      height={Math.round(width / ratio)}
      {...(part === 'mark' ? { fetchPriority: 'low' } : { loading: 'lazy' })}
    />
  );
}
