// The application of a project: its rules, its states, and the text that an applicant's wallet signs. Pure.
import type { Address } from '@lilape/domain/address';
import type { InputProblem } from '@lilape/domain/messages/input';
import { APPLICATION_LIMITS } from '@lilape/domain/launchpad/application-limits';
import { linksProblem } from '@lilape/domain/launchpad/launch';

/** Where an application is with us. */
export const APPLICATION_STATES = ['new', 'reading', 'accepted', 'declined'] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

/** So many days after its last change an application is forgotten, by its state. */
export const APPLICATION_DAYS = {
  new: 365,
  reading: 365,
  accepted: 730,
  declined: 180,
} as const satisfies Record<ApplicationState, number>;

export const APPLICATION_PROJECT_RULE = { most: APPLICATION_LIMITS.projectChars } as const;
export const CONTACT_RULE = { most: APPLICATION_LIMITS.contactChars } as const;
export const PITCH_RULE = { most: APPLICATION_LIMITS.pitchChars, hasLines: true } as const;
export const NOTE_RULE = { most: APPLICATION_LIMITS.noteChars, hasLines: true } as const;

/** What is wrong with the links of an application: one at least; null if nothing is. */
export function applicationLinksProblem(links: readonly string[]): InputProblem | null {
  return links.length === 0 ? 'IS_MISSING' : linksProblem(links, APPLICATION_LIMITS.links);
}

/** What a wallet signs for. */
export type SignedApplication = {
  /** Origin of the site that takes the application, such as `https://lilape.example`. */
  readonly site: string;
  readonly chainId: number;
  readonly project: string;
  /** The project's token; null where it has none yet. */
  readonly contract: Address | null;
  readonly contact: string;
  /** The request's UUID, so that one signature is good for one application. */
  readonly requestId: string;
  readonly account: Address;
};

/**
 * The text that the wallet shows and signs (EIP-191). It names site, chain, account and request, so that it is of no use
 * for another site, chain or application. Addresses and UUID in lower case, texts tidied.
 */
export function applicationText(signed: SignedApplication): string {
  const { site, chainId, project, contract, contact, requestId, account } = signed;
  return [
    'I apply for a launch on the LilApe launchpad.',
    'This signature moves nothing and allows nothing else.',
    '',
    `Site: ${site}`,
    `Chain: ${chainId}`,
    `Account: ${account.toLowerCase()}`,
    `Project: ${project}`,
    `Contract: ${contract === null ? 'none' : contract.toLowerCase()}`,
    `Contact: ${contact}`,
    `Request: ${requestId.toLowerCase()}`,
  ].join('\n');
}
