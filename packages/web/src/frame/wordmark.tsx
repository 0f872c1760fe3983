/** The name beside the logo. */
import { wordmarkBox } from '@lilape/art/ape/sign';
import { artAddress } from 'virtual:art';

/** Out of the logo's file, so that it costs no request of its own; `base.css` gives it its own measure, since the file has the logo's. */
export function Wordmark({ width }: { width: number }) {
  return (
    <img
      alt=""
      src={`${artAddress('logo')}#logo-name`}
      width={width}
      height={Math.round((width * wordmarkBox.height) / wordmarkBox.width)}
      decoding="async"
      loading="lazy"
    />
  );
}
