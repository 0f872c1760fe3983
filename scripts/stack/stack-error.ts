// The error whose message is a sentence for whoever typed the command.

/** Something that the person at the keyboard can mend; `message` says what and how. */
export class StackError extends Error {
  override readonly name = 'StackError';
}
