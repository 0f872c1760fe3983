// What the admin panel is given and sends.
import { ADMIN_ACTIONS } from '@lilape/domain/admin/actions';
import type { InputProblem } from '@lilape/domain/messages/input';
import { WALLET_TEXT_MINUTES } from '@lilape/domain/admin/wallet-text';
import { isoTime, textIn } from '@lilape/wire/amounts';
import { expectations } from '@lilape/wire/expected';
import { noObject } from '@lilape/wire/typed';
import { z } from 'zod';

/** `POST /api/admin/login`. */
export const loginRequest = z
  .strictObject(
    {
      password: z
        .string({ error: 'IS_NO_PASSWORD' satisfies InputProblem })
        .regex(/^[\s\S]{1,200}$/, 'IS_NO_PASSWORD' satisfies InputProblem)
        .register(expectations, { expected: 'PASSWORD' }),
    },
    { error: noObject },
  )
  .meta({ id: 'LoginRequest' });

/** `POST /api/admin/nonce`: what the text of a wallet is made of, besides who signs it. */
export const nonceBody = z
  .object({
    success: z.literal(true),
    nonce: z.string().meta({ description: 'Good once' }),
    issuedAt: isoTime,
    expiresAt: isoTime.meta({ description: `${WALLET_TEXT_MINUTES} minutes later` }),
  })
  .meta({ id: 'SignInNonce' });

export type NonceBody = z.infer<typeof nonceBody>;

/** `POST /api/admin/login/wallet`. */
export const walletLoginRequest = z
  .strictObject(
    {
      message: textIn()
        .regex(/^[\s\S]{1,1000}$/, 'IS_TOO_LONG' satisfies InputProblem)
        .meta({ description: 'The text that was signed: EIP-4361', example: 'lilape.example wants you to …' })
        .register(expectations, { expected: 'WALLET_TEXT' }),
      signature: textIn()
        .regex(/^0x([\da-fA-F]{2}){1,8192}$/, 'IS_NO_SIGNATURE' satisfies InputProblem)
        .meta({
          description: 'Its signature (EIP-191, EIP-1271 or EIP-6492)',
          example: `0x${'1b'.repeat(65)}`,
        })
        .register(expectations, { expected: 'SIGNATURE' }),
    },
    { error: noObject },
  )
  .meta({ id: 'WalletLoginRequest' });

/** Which sessions are ended. */
export const LOGOUT_SCOPES = ['here', 'others', 'everywhere'] as const;
export type LogoutScope = (typeof LOGOUT_SCOPES)[number];

/** `POST /api/admin/logout`. */
export const logoutRequest = z
  .strictObject(
    {
      scope: z
        .enum(LOGOUT_SCOPES, { error: 'IS_NONE_OF' satisfies InputProblem })
        .register(expectations, { expected: 'ONE_OF', words: LOGOUT_SCOPES.join(', ') }),
    },
    { error: noObject },
  )
  .meta({ id: 'LogoutRequest' });

const who = z.string().meta({ description: '`password`, or the address of the wallet that signed in' });

export const adminSession = z
  .object({
    id: z.string().meta({ description: 'Names the session without opening it' }),
    opened_at: isoTime,
    ends_at: isoTime,
    who,
    client: z.string().nullable().meta({ description: 'Network that it was opened from' }),
  })
  .meta({ id: 'AdminSession' });

export type AdminSession = z.infer<typeof adminSession>;

/** `GET /api/admin/session`, and what signing in answers: who is signed in, if anybody. */
export const sessionBody = z
  .object({
    success: z.literal(true),
    isSetUp: z.boolean().meta({ description: 'Whether anybody can sign in to this server' }),
    hasPassword: z.boolean().meta({ description: 'By a password' }),
    hasWallets: z.boolean().meta({ description: 'By a wallet' }),
    session: adminSession.nullable(),
  })
  .meta({ id: 'SessionBody' });

export type SessionBody = z.infer<typeof sessionBody>;

/** `GET /api/admin/sessions`. */
export const sessionsBody = z
  .object({
    success: z.literal(true),
    current: z.string().meta({ description: 'Id of the session that asks' }),
    sessions: z.array(adminSession),
  })
  .meta({ id: 'SessionsBody' });

export type SessionsBody = z.infer<typeof sessionsBody>;

export const doneBody = z.object({ success: z.literal(true) }).meta({ id: 'Done' });

/** How many actions a page of the log holds. */
export const PAGE_OF_ACTIONS = 50;

/** What the log of actions is asked for. */
export const actionsQuery = z.object({
  before: z
    .string()
    .regex(/^[1-9]\d{0,14}$/, 'IS_NO_PLACE' satisfies InputProblem)
    .meta({ example: '120', description: 'The `next` of the page before: only older actions' })
    .register(expectations, { expected: 'PLACE' })
    .optional(),
});

export const adminAction = z
  .object({
    id: z.string(),
    at: isoTime,
    action: z.enum(ADMIN_ACTIONS),
    session: z.string().nullable(),
    who: who.nullable(),
    client: z.string().nullable().meta({ description: 'Network; forgotten after 30 days' }),
    detail: z.record(z.string(), z.union([z.string(), z.number()])),
    times: z.int().min(1).meta({ description: 'How often, where repetitions of an hour are one row' }),
  })
  .meta({ id: 'AdminAction' });

export type NotedAction = z.infer<typeof adminAction>;

/** `GET /api/admin/audit`: the newest first. */
export const auditBody = z
  .object({
    success: z.literal(true),
    actions: z.array(adminAction),
    next: z.string().nullable().meta({ description: 'Where the next page begins; null at the end' }),
  })
  .meta({ id: 'AuditBody' });

export type AuditBody = z.infer<typeof auditBody>;
