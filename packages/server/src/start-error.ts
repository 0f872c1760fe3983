// A start that cannot succeed until somebody does something.

/** `message` is one sentence for the operator: what is wrong and what to do. */
export class StartError extends Error {
  override readonly name: string = 'StartError';
}
