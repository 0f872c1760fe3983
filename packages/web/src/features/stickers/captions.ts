/** What each sticker says, in the order in which they lie on the sheet. */
import type { StickerName } from '@lilape/art/stickers/stickers';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Name for who cannot see it, and on its buttons. */
export const captions = {
  gm: msg`gm`,
  'prove-it': msg`Prove it`,
  rich: msg`Rich`,
  'wagmi-no': msg`wagmi? No.`,
  asleep: msg`Asleep`,
  panic: msg`Panic`,
  shrug: msg`No idea`,
  banana: msg`Banana`,
  nope: msg`Nope`,
  reading: msg`Reading the contract`,
  crying: msg`Crying`,
  salute: msg`Yes, sir`,
} as const satisfies Record<StickerName, MessageDescriptor>;
