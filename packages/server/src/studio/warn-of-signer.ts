// Whether the studio's key is the one that the collection takes, reported once at the start.
import type { Address } from 'viem';
import type { StudioSigner } from '#chain/reads.ts';
import type { Log } from '#log.ts';

/**
 * Logs where the collection, `asked` whom it names, names another than `own`: nothing that our key signs is taken then. Whoever
 * cannot be asked now is asked with each voucher.
 */
export async function warnOfSigner(
  asked: Promise<StudioSigner>,
  own: Address,
  log: Pick<Log, 'error'>,
): Promise<void> {
  const named = (await asked.catch(() => null))?.signer;
  if (named === undefined || named.toLowerCase() === own.toLowerCase()) return;
  log.error('studio.signer-differs', {
    sentence: `STUDIO_KEY is the key of ${own}, but the collection names ${named}: nobody can mint until the setting is right, or the owner calls setSigner.`,
  });
}
