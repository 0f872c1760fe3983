/** The metadata of an ape, the very bytes that are on IPFS, set out in lines. */
import { fillPath } from '@lilape/wire/endpoint';
import { tokenMetadata } from '@lilape/wire/endpoints/studio';
import { Trans } from '@lingui/react/macro';
import { AppError } from '@lilape/domain/app-error';
import { fetchWithTimeout } from '#shell/first/api.ts';
import { useLanguage } from '#shell/page/use-language.ts';
import { sentenceOf } from '#text/sentence.ts';
import { useAsync } from '#ui/use-async.ts';
import styles from './result.module.css';

async function read(id: number, signal: AbortSignal): Promise<string> {
  const response = await fetchWithTimeout(fillPath(tokenMetadata.path, { id: String(id) }), { signal });
  if (!response.ok) throw new AppError('REQUEST_FAILED', { status: response.status });
  return JSON.stringify(await response.json(), null, 2);
}

/** The text, which scrolls by itself where it is wide. */
export function Metadata({ id }: { id: number }) {
  const language = useLanguage();
  const { value, error } = useAsync(String(id), (signal) => read(id, signal));
  if (error !== null) return <p role="alert">{sentenceOf(error, language).text}</p>;
  return (
    <pre className={styles.metadata} aria-busy={value === null}>
      {value ?? <Trans>Loading from the studio…</Trans>}
    </pre>
  );
}
