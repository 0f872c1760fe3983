// Addresses of nodes of IPFS, as others tell them. @see https://github.com/libp2p/specs/blob/master/addressing/README.md

/** This machine, and what only this machine's neighbours on the wire have, such as the metadata of a cloud. */
const ONLY_HERE = /^\/(ip4\/(127|0|169\.254)\.|ip6\/(::1?|fe80:[^/]*)\/|dns[46]?\/localhost\/)/i;

/** Whether this can be the address of a node on another machine, by its form. */
export function isNodeElsewhere(address: unknown): address is string {
  return (
    typeof address === 'string' &&
    address.length < 500 &&
    /^(\/[^/\s]+)+\/p2p\/\w+$/.test(address) &&
    !ONLY_HERE.test(address)
  );
}
