/** One run of the generator: the ape by its layers and as painted, every field of the answer, the time it took. */
import { traitsOf } from '@lilape/domain/apes/traits';
import { fillPath } from '@lilape/wire/endpoint';
import { nftImage, tokenMetadata } from '@lilape/wire/endpoints/studio';
import type { GenerateBody } from '@lilape/wire/studio';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { previewOf } from '#api/studio-api.ts';
import { useLanguage } from '#shell/page/use-language.ts';
import { formatDecimal } from '#shell/first/format.ts';
import { Button } from '#shell/ui/button.tsx';
import { sentenceOf } from '#text/sentence.ts';
import { useAsync } from '#ui/use-async.ts';
import { Layers } from './layers.tsx';
import { Metadata } from './metadata.tsx';
import styles from './result.module.css';
import { Fact, Facts } from '#ui/facts.tsx';

type Made = { readonly body: GenerateBody; readonly ms: number };

async function make(id: number, signal: AbortSignal): Promise<Made> {
  const startedAt = performance.now();
  const body = await previewOf(id, signal);
  return { body, ms: Math.round(performance.now() - startedAt) };
}

/** The layers stand at once, for they follow from the number; the rest comes from the generator. */
export function Result({ id }: { id: number }) {
  const language = useLanguage();
  const { value, error, reload } = useAsync(String(id), (signal) => make(id, signal));
  return (
    <article className={styles.card} aria-label={`#${id}`} aria-busy={value === null && error === null}>
      <header>
        <h2>#{id}</h2>
        {value !== null && (
          <span className={styles.took}>
            <Trans>made in {formatDecimal(String(value.ms), language)} ms</Trans>
          </span>
        )}
      </header>
      <Pictures id={id} isPainted={value !== null} />
      {error !== null && (
        <div className={styles.failed}>
          <p role="alert">{sentenceOf(error, language).text}</p>
          <Button look="secondary" size="small" onClick={reload}>
            <Trans>Retry</Trans>
          </Button>
        </div>
      )}
      {value === null ? error === null && <Waiting /> : <Answer body={value.body} />}
    </article>
  );
}

function Waiting() {
  return (
    <p className={styles.waiting}>
      <Trans>The studio paints…</Trans>
    </p>
  );
}

function Pictures({ id, isPainted }: { id: number; isPainted: boolean }) {
  const { t } = useLingui();
  return (
    <div className={styles.pictures}>
      <figure>
        <Layers traits={traitsOf(id)} />
        <figcaption>
          <Trans>Layers, one over another</Trans>
        </figcaption>
      </figure>
      <figure>
        {isPainted ? (
          <img
            src={fillPath(nftImage.path, { id: String(id) })}
            alt={t`Ape ${id} as painted`}
            width={512}
            height={512}
          />
        ) : (
          <div className={styles.blank} />
        )}
        <figcaption>
          <Trans>As painted, one of a kind</Trans>
        </figcaption>
      </figure>
    </div>
  );
}

function Answer({ body }: { body: GenerateBody }) {
  const [isOpen, setIsOpen] = useState(false);
  const { tokenId, traits, traceId, ok, metadataURI, imageURI, rarityScore, band, cid } = body;
  const said = { ok, traceId, tokenId, metadataURI, imageURI, rarityScore, band, cid };
  return (
    <>
      <Facts look="columns" className={styles.fields}>
        {Object.entries({ ...said, ...traits }).map(([name, field]) => (
          <Fact key={name} name={name}>
            {String(field)}
          </Fact>
        ))}
      </Facts>
      <div className={styles.acts}>
        <Button look="secondary" size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? <Trans>Hide metadata</Trans> : <Trans>Show metadata</Trans>}
        </Button>
        <a href={fillPath(tokenMetadata.path, { id: String(tokenId) })} target="_blank" rel="noreferrer">
          <Trans>View JSON</Trans>
        </a>
      </div>
      {isOpen && <Metadata id={tokenId} />}
    </>
  );
}
