// `GET /api/contracts`: who owns what, read from the chain at one block.
import { addressOut, dollarsText, isoTime, tokensText } from '@lilape/wire/amounts';
import { z } from 'zod';

const held = tokensText.meta({ description: 'LILAPE that the address holds' });

/** A contract of the deployment that is ours. */
export const contractState = z
  .object({
    name: z.string().meta({ description: 'Its name in the deployment', example: 'presale' }),
    address: addressOut,
    owner: addressOut.nullable().meta({
      description: 'Who has its powers now; the zero address once renounced, null where no owner exists',
    }),
    lilape: held,
  })
  .meta({ id: 'ContractState' });

export type ContractState = z.infer<typeof contractState>;

/** An address that received a share of the supply when it was minted. */
export const shareRecipient = z
  .object({
    name: z.string().meta({ example: 'reserves' }),
    address: addressOut,
    share: tokensText.meta({ description: 'LILAPE minted to it' }),
    lilape: held,
  })
  .meta({ id: 'ShareRecipient' });

export type ShareRecipient = z.infer<typeof shareRecipient>;

export const contractsBody = z
  .object({
    success: z.literal(true),
    block: z.int().min(0).meta({ description: 'Everything here was read at this block' }),
    time: isoTime.meta({ description: 'Time of that block' }),
    as_of: isoTime.meta({ description: 'When it was read' }),
    supply: z.object({
      minted: tokensText,
      current: tokensText.meta({ description: 'What exists now' }),
      burned: tokensText.meta({ description: 'minted − current' }),
    }),
    sale: z.object({
      treasury: addressOut.meta({
        description: 'Where the money of a finalised sale goes, fixed: the contract that opens the pools',
      }),
      usdt: dollarsText.meta({ description: 'USDT in the contract, with what was sent there by mistake' }),
      usdc: dollarsText.meta({ description: 'USDC in the contract, likewise' }),
    }),
    contracts: z.array(contractState),
    recipients: z.array(shareRecipient),
  })
  .meta({ id: 'Contracts' });

export type ContractsBody = z.infer<typeof contractsBody>;
