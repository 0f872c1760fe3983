// LILAPE's transfers, decoded.
import { erc20Abi } from '@lilape/contracts/generated/abis';
import type { Transfer } from '@lilape/domain/holders/fold';
import { eventDecoders } from '@lilape/events/decoders';

export const TRANSFER_DECODERS = eventDecoders<typeof erc20Abi, Transfer>(erc20Abi, {
  Transfer: ({ from, to, value }) => ({ from, to, tokens: value }),
});
