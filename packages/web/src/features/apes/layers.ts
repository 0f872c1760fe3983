/** The layers in the words of the page; what each holds has the same name on chain and in every language. */
import type { Layer } from '@lilape/domain/apes/catalogue';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const layerWords = {
  backgrounds: msg`Background`,
  body: msg`Body`,
  eyes: msg`Eyes`,
  hats: msg`Hat`,
  accessories: msg`Accessory`,
} as const satisfies Record<Layer, MessageDescriptor>;
