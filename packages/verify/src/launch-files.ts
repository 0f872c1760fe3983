// The manifest of a launch's list as it is published, right or wrong: what it says, and which files it names.
import { cidOf } from '@lilape/domain/ipfs';
import { type AskSite, CannotCheck } from './fetchers.ts';

export type LaunchFiles = {
  /** CID of the bytes that came. */
  readonly computed: string;
  /** The manifest, as JSON. */
  readonly said: Readonly<Record<string, unknown>>;
  readonly count: number;
  readonly parts: readonly { readonly cid: string; readonly rows: number; readonly bytes: number }[];
};

/** @throws CannotCheck where it does not come, or is no manifest at all */
export async function readLaunchFiles(site: AskSite, cid: string): Promise<LaunchFiles> {
  const bytes = await site(`/ipfs/${cid}`);
  const said = parse(new TextDecoder().decode(bytes));
  const { count, parts } = said ?? {};
  if (said === null || !Array.isArray(parts) || !parts.every(isPart))
    throw new CannotCheck('UNKNOWN_FORMAT', `/ipfs/${cid} is no manifest of a list.`);
  return { computed: cidOf(bytes), said, count: Number(count), parts };
}

function isPart(part: unknown): part is LaunchFiles['parts'][number] {
  if (typeof part !== 'object' || part === null) return false;
  const { cid, rows, bytes } = part as Record<string, unknown>;
  return typeof cid === 'string' && typeof rows === 'number' && typeof bytes === 'number';
}

function parse(text: string): LaunchFiles['said'] | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as LaunchFiles['said']) : null;
  } catch {
    // Whoever asked says that it is none.
    return null;
  }
}
