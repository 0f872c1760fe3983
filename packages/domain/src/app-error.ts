// The one error type of the product: a code of the catalogue and the values of its sentence, without the catalogue.
import type { MessageCode, ValuesOf, WithValues } from '@lilape/domain/messages/catalogue';
import type { MessageValues } from '@lilape/domain/messages/message';

/**
 * Thrown where something that people must read about went wrong. The sentence is made where it is shown, in the
 * language of who reads it; `message` is for logs. A `cause` that is an `AppError` fills the `{reason}` of a code.
 */
export class AppError<Code extends MessageCode = MessageCode> extends Error {
  readonly code: Code;
  readonly values: MessageValues;

  constructor(code: Code, ...[values, options]: WithValues<Code, [options?: ErrorOptions]>) {
    super(code, options);
    this.name = 'AppError';
    this.code = code;
    this.values = values ?? {};
  }

  /**
   * The error that another program named. Its code may be younger than this catalogue and its values may be missing:
   * `sentence`, that program's own, is kept as the message for these cases.
   */
  static received(code: string, values: MessageValues, sentence: string): AppError {
    const error = new AppError(code as MessageCode, values as ValuesOf<MessageCode>);
    error.message = sentence;
    return error;
  }
}
