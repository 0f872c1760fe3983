/** What is wrong with what was typed, by the server's own rules, and what the server says is; comes with the first press. */
import { parseAddress } from '@lilape/domain/address';
import { AppError } from '@lilape/domain/app-error';
import { APPLICATION_PROJECT_RULE, CONTACT_RULE, PITCH_RULE } from '@lilape/domain/launchpad/application';
import { linkProblem, textProblem, tidyText } from '@lilape/domain/typed-text';
import { type InputProblem, isInputProblem } from '@lilape/domain/messages/input';
import type { Typed } from './draft.ts';

export type FaultName = 'project' | 'contract' | 'contact' | 'pitch' | `links.${number}`;
export type Faults = Readonly<Partial<Record<FaultName, InputProblem>>>;

/** The application as it is signed and sent. */
export type Tidied = {
  readonly project: string;
  readonly contract: `0x${string}` | null;
  readonly links: string[];
  readonly contact: string;
  readonly pitch: string;
};

/** What was typed without what is around it: empty lines of links, space at the ends, cases of an address. */
export function tidied({ project, contract, links, contact, pitch }: Typed): Tidied {
  const address = parseAddress(contract.trim());
  return {
    project: tidyText(project),
    contract: address.ok ? address.address : null,
    links: links.map((link) => link.trim()).filter((link) => link !== ''),
    contact: tidyText(contact),
    pitch: tidyText(pitch),
  };
}

/** What is wrong, by field; empty where nothing is. */
export function faultsOf(typed: Typed): Faults {
  const { project, contact, pitch } = tidied(typed);
  const found: Record<string, InputProblem | null> = {
    project: textProblem(project, APPLICATION_PROJECT_RULE),
    pitch: textProblem(pitch, PITCH_RULE),
    ...linkFaults(typed.links.map((link) => link.trim())),
    contact: textProblem(contact, CONTACT_RULE),
    contract: contractProblem(typed.contract.trim()),
  };
  return Object.fromEntries(
    Object.entries(found).flatMap(([name, problem]) => (problem === null ? [] : [[name, problem]])),
  );
}

/** By line: lines between others may be empty, but not all. */
function linkFaults(lines: readonly string[]): Record<string, InputProblem | null> {
  if (lines.every((line) => line === '')) return { 'links.0': 'IS_MISSING' };
  return Object.fromEntries(
    lines.map((line, index) => [`links.${index}`, line === '' ? null : lineProblem(lines, index)]),
  );
}

function lineProblem(lines: readonly string[], index: number): InputProblem | null {
  const line = lines[index] ?? '';
  return linkProblem(line) ?? (lines.indexOf(line) < index ? 'SAYS_TWICE' : null);
}

const addressProblems = {
  format: 'IS_NO_ADDRESS',
  checksum: 'FAILS_CHECKSUM',
  zero: 'IS_ZERO_ADDRESS',
} as const satisfies Record<string, InputProblem>;

function contractProblem(text: string): InputProblem | null {
  const parsed = parseAddress(text);
  return text === '' || parsed.ok ? null : addressProblems[parsed.fault];
}

/** The field that the server has refused; null where it named none of the card's. */
export function receivedFaults(thrown: unknown): Faults | null {
  if (!(thrown instanceof AppError) || thrown.code !== 'INVALID_FIELD') return null;
  const { field, problem } = thrown.values;
  const [, name, , index = '0'] =
    /^(project|contract|contact|pitch|links)(\D*(\d+))?/.exec(String(field)) ?? [];
  if (name === undefined) return null;
  const said = String(problem);
  const word = isInputProblem(said) ? said : 'IS_WRONG';
  return { [name === 'links' ? `links.${index}` : name]: word };
}
