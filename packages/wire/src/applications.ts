// Applications of projects on the wire: what an applicant sends, and what the admin reads and says of it.
import { APPLICATION_LIMITS } from '@lilape/domain/launchpad/application-limits';
import {
  APPLICATION_PROJECT_RULE,
  APPLICATION_STATES,
  CONTACT_RULE,
  NOTE_RULE,
  PITCH_RULE,
  applicationLinksProblem,
} from '@lilape/domain/launchpad/application';
import { LANGUAGES } from '@lilape/domain/languages';
import type { InputProblem } from '@lilape/domain/messages/input';
import { addressIn, addressOut, isoTime, textIn, wordIn, wrong } from '@lilape/wire/amounts';
import { expectations } from '@lilape/wire/expected';
import { noObject, noteText, requestIdIn, typedLinks, typedText } from '@lilape/wire/typed';
import { z } from 'zod';

/** `POST /api/launchpad/applications`. */
export const applicationRequest = z
  .strictObject(
    {
      requestId: requestIdIn('Made once by who applies: the same request again gets the same number'),
      project: typedText(APPLICATION_PROJECT_RULE).meta({ example: 'Pump the Volcano' }),
      contract: addressIn.optional().meta({ description: "The project's token, where it has one" }),
      links: typedLinks(applicationLinksProblem).register(expectations, {
        expected: 'LINKS',
        words: String(APPLICATION_LIMITS.links),
      }),
      contact: typedText(CONTACT_RULE).meta({ example: 'team@pump.example.org' }),
      pitch: typedText(PITCH_RULE).meta({ example: 'We pump a volcano.' }),
      language: wordIn(LANGUAGES),
      account: addressIn.optional().meta({ description: 'The wallet that signed, where one is connected' }),
      signature: textIn()
        .regex(/^0x([\da-fA-F]{2}){1,8192}$/, 'IS_NO_SIGNATURE' satisfies InputProblem)
        .meta({
          description: 'Its signature (EIP-191, EIP-1271 or EIP-6492) of the text of the application',
          example: `0x${'1b'.repeat(65)}`,
        })
        .register(expectations, { expected: 'SIGNATURE' })
        .optional(),
    },
    { error: noObject },
  )
  .superRefine(({ account, signature }, context) => {
    if ((account === undefined) === (signature === undefined)) return;
    const path = [account === undefined ? 'account' : 'signature'];
    context.addIssue({ code: 'custom', message: 'NEEDS_ITS_PAIR' satisfies InputProblem, path });
  })
  .meta({ id: 'ApplicationRequest' });

export type ApplicationRequest = z.infer<typeof applicationRequest>;

const number = z.int().min(1).meta({ description: 'Number of the application' });

export const applicationBody = z
  .object({ success: z.literal(true), number, receivedTime: isoTime })
  .meta({ id: 'ApplicationReceived' });

export type ApplicationBody = z.infer<typeof applicationBody>;

/** An application as the admin reads it. */
export const application = z
  .object({
    number,
    version: z.int().min(1).meta({ description: 'One more with every change of state or note' }),
    state: z.enum(APPLICATION_STATES),
    note: z.string().meta({ description: "The admins' own; empty where there is none" }),
    receivedTime: isoTime,
    changedTime: isoTime,
    project: z.string(),
    contract: addressOut.nullable(),
    links: z.array(z.string()),
    contact: z.string(),
    pitch: z.string(),
    language: z.enum(LANGUAGES),
    account: addressOut.nullable().meta({ description: 'Whose signature was checked when it came' }),
  })
  .meta({ id: 'Application' });

export type Application = z.infer<typeof application>;

/** Applications on a page. */
export const PAGE_OF_APPLICATIONS = 50;

export const applicationsQuery = z.object({
  state: wordIn(APPLICATION_STATES).optional(),
  after: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, 'IS_NO_PLACE' satisfies InputProblem)
    .meta({ example: '120', description: 'The `next` of the page before: only older ones' })
    .register(expectations, { expected: 'PLACE' })
    .optional(),
});

/** `GET /api/admin/applications`: the newest first. */
export const applicationsBody = z
  .object({
    success: z.literal(true),
    counts: z
      .object({ new: z.int(), reading: z.int(), accepted: z.int(), declined: z.int() })
      .meta({ description: 'How many there are in each state' }),
    applications: z.array(application),
    next: z.string().nullable().meta({ description: 'Where the next page begins; null at the end' }),
  })
  .meta({ id: 'Applications' });

export type ApplicationsBody = z.infer<typeof applicationsBody>;

export const applicationParams = z.object({
  number: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, 'IS_NO_NUMBER' satisfies InputProblem)
    .meta({ description: 'Number of an application', example: '1' }),
});

/** `PUT /api/admin/applications/{number}`. */
export const changeApplicationRequest = z
  .strictObject(
    {
      state: wordIn(APPLICATION_STATES),
      note: noteText(NOTE_RULE).meta({ description: 'Empty for none', example: 'Asked for the audit.' }),
      version: z
        .int({ error: wrong('IS_NO_NUMBER') })
        .min(1, 'IS_NO_NUMBER' satisfies InputProblem)
        .meta({ description: 'Version that was read; another one is answered with 409' })
        .register(expectations, { expected: 'VERSION' }),
    },
    { error: noObject },
  )
  .meta({ id: 'ChangeApplicationRequest' });

export const adminApplicationBody = z
  .object({ success: z.literal(true), application })
  .meta({ id: 'AdminApplication' });
