/** The picture that a wallet announces for itself, taken only where it can be shown without asking anybody. @see EIP-6963, decision 74 "marks of wallets" */

/** More than any wallet's icon takes; characters of the address. */
const longest = 128 * 1024;
const pictures = /^data:image\/(png|svg\+xml|webp|jpeg)[;,]/;

/** The icon as the address of an <img>, or null: a `data:` address of one of four kinds of pictures, at most 128 Ki characters. */
export function announcedIcon(icon: unknown): string | null {
  return typeof icon === 'string' && icon.length <= longest && pictures.test(icon) ? icon : null;
}
