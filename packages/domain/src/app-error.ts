// The one error type of the product: a code of the catalogue and the values of its sentence.
import { type MessageCode, sentence } from '@lilape/domain/messages/catalogue';
import type { MessageValues } from '@lilape/domain/messages/message';

/** Thrown where something that people must read about went wrong; `message` is the English sentence. */
export class AppError extends Error {
  readonly code: MessageCode;
  readonly values: MessageValues;

  constructor(code: MessageCode, values: MessageValues = {}, options?: ErrorOptions) {
    super(sentence(code, values).text, options);
    this.name = 'AppError';
    this.code = code;
    this.values = values;
  }
}
