/** Where a flaw is reported. The bundled address is an example: replace it and set `isExample` to false. */
import { LANGUAGES } from '@lilape/domain/languages';

/** Contact of `/.well-known/security.txt` and of the contracts page. @see RFC 9116 */
export const security = {
  isExample: true,
  /** A URI: `mailto:`, `https:` or `tel:`. */
  contact: 'mailto:security@lilape.example',
  languages: LANGUAGES,
} as const;
