// The collection's transfers, decoded.
import { lilApeNFTAbi } from '@lilape/contracts/generated/abis';
import type { ApeTransfer } from '@lilape/domain/apes/fold';
import { eventDecoders } from '@lilape/events/decoders';

export const APE_DECODERS = eventDecoders<typeof lilApeNFTAbi, ApeTransfer>(lilApeNFTAbi, {
  Transfer: ({ from, to, id }) => ({ from, to, id: Number(id) }),
});
