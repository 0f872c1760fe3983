// Schemas of what somebody typed for others to read: text without markup or invisible characters, https links.
import { MAX_LINK_CHARS, type TextRule, textProblem, tidyText } from '@lilape/domain/typed-text';
import type { InputProblem } from '@lilape/domain/messages/input';
import { textIn, wrong } from '@lilape/wire/amounts';
import { expectations } from '@lilape/wire/expected';
import { z } from 'zod';

/** Text that a rule of the domain checks. */
export const checkedText = (problemOf: (text: string) => InputProblem | null): z.ZodString =>
  textIn().superRefine((text, context) => complain(context, problemOf(text)));

/** Text of a rule, tidied. */
export const typedText = (rule: TextRule): z.ZodString =>
  textIn()
    .overwrite(tidyText)
    .superRefine((text, context) => complain(context, textProblem(text, rule)))
    .meta({ pattern: patternOf(rule) })
    .register(expectations, { expected: 'TEXT', words: String(rule.most) });

/** The same, or nothing. */
export const noteText = (rule: TextRule): z.ZodString =>
  textIn()
    .overwrite(tidyText)
    .superRefine((text, context) => complain(context, text === '' ? null : textProblem(text, rule)))
    .meta({ pattern: `^$|${patternOf(rule)}` })
    .register(expectations, { expected: 'TEXT', words: String(rule.most) });

/** The UUID of a request, made once by who sends it: sent again, it is the same request. */
export const requestIdIn = (description: string): z.ZodString =>
  textIn()
    .regex(/^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/, 'IS_NO_UUID' satisfies InputProblem)
    .meta({ description, example: '4f9c6a4e-8a2b-4d0c-9a43-0b8d7a3f1c55' })
    .register(expectations, { expected: 'UUID' });

/** The number of a row, in a path or a body. */
export const numberIn = (of: string) =>
  z
    .string()
    .regex(/^[1-9]\d{0,14}$/, 'IS_NO_NUMBER' satisfies InputProblem)
    .meta({ description: `Number of a ${of}`, example: '1' });

/** The version of what is changed, as it was read; the first is `least`. */
export const readVersion = (least = 0) =>
  z
    .int({ error: wrong('IS_NO_NUMBER') })
    .min(least, 'IS_NO_NUMBER' satisfies InputProblem)
    .max(1_000_000, 'IS_NO_NUMBER' satisfies InputProblem)
    .meta({ description: 'Version that was read; another one is answered with 409' })
    .register(expectations, { expected: 'VERSION' });

/** Says of a body that is no object that it is none. */
export const noObject = ({ code }: { code?: string }) =>
  code === 'invalid_type' ? ('IS_NO_OBJECT' satisfies InputProblem) : undefined;

/** Links that a rule of the domain checks. */
export const typedLinks = (problemOf: (links: readonly string[]) => InputProblem | null) =>
  z
    .array(textIn().meta({ maxLength: MAX_LINK_CHARS, pattern: '^https://' }), {
      error: wrong('IS_NO_LINK'),
    })
    .superRefine((links, context) => complain(context, problemOf(links)))
    .meta({ example: ['https://pump.example.org/'] });

function complain(context: z.core.$RefinementCtx, problem: InputProblem | null): void {
  if (problem !== null) context.addIssue({ code: 'custom', message: problem });
}

/** What the document can say of the rule: the length, and no controls or halves of characters. */
function patternOf({ most, hasLines }: TextRule): string {
  const lines = hasLines ? '\\r\\n' : '';
  return `^(?=\\s*\\S)(?:[${lines} -~\\u00a0-\\ud7ff\\ue000-\\uffff]|[\\ud800-\\udbff][\\udc00-\\udfff]){1,${most}}$`;
}
