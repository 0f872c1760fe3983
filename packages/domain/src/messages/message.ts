// The shape of a message and how it is filled in.

/**
 * What a person can do about it: `input` mend what was entered, `wallet` act in the wallet, `retry` try again
 * later, `bug` nothing (ours to mend); `info` and `success` are no errors.
 */
export type MessageKind = 'input' | 'wallet' | 'retry' | 'bug' | 'info' | 'success';

export type Sentence = { readonly title?: string; readonly text: string };

export type Message = {
  readonly kind: MessageKind;
  /** HTTP status when the server answers with it. */
  readonly status?: number;
  /** Where the sentence comes from: a section of the specification or a decision. */
  readonly source: string;
} & InEach<Sentence>;

export type MessageValue = string | number;

export type MessageValues = Readonly<Record<string, MessageValue>>;

/** The names of the `{name}` places in a text. */
export type Places<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Places<Rest>
  : never;

/** The sentence with its `{name}` places filled. A place without a value stays as it is, visibly. */
export function fillSentence(
  message: Message,
  values: Readonly<Record<string, MessageValue | undefined>> = {},
  language: Language = FIRST_LANGUAGE,
): Sentence {
  const { title, text } = message[language];
  return title === undefined
    ? { text: fill(text, values) }
    : { title: fill(title, values), text: fill(text, values) };
}

function fill(template: string, values: Readonly<Record<string, MessageValue | undefined>>): string {
  return template.replace(/\{(\w+)\}/g, (place, name: string) =>
    name in values ? String(values[name]) : place,
  );
}
import { FIRST_LANGUAGE, type InEach, type Language } from '@lilape/domain/languages';
