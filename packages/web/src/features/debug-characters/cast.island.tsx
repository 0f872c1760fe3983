/** The cast: every field of every character, and its picture at several sizes. */
import type { Character } from '@lilape/wire/characters';
import { characterPicture, debugCharacters } from '@lilape/wire/endpoints/workshop';
import { fillPath } from '@lilape/wire/endpoint';
import { useLingui, Trans } from '@lingui/react/macro';
import { callApi } from '#shell/first/api.ts';
import { part } from '#shell/page/part.tsx';
import { useLanguage } from '#shell/page/use-language.ts';
import { Lost } from '#shell/ui/lost.tsx';
import { useAsync } from '#ui/use-async.ts';
import styles from './cast.module.css';
import { Fact, Facts } from '#ui/facts.tsx';

const Refused = part({ load: async () => (await import('./refused.tsx')).Refused, lost: Lost });

/** Sides at which a character has to be known again, CSS pixels. */
const sizes = [160, 64, 32, 16] as const;

const read = async (signal: AbortSignal) => (await callApi(debugCharacters, { signal })).body.characters;

/** A card each. */
export function Cast() {
  const { value, error, reload } = useAsync('cast', read);
  if (error !== null)
    return (
      <div className={styles.cast}>
        <Refused error={error} onRetry={reload} />
      </div>
    );
  return (
    <ul className={styles.cast} aria-busy={value === null}>
      {value?.map((character) => (
        <li key={character.id}>
          <Card character={character} />
        </li>
      ))}
      {value === null && (
        <li className={styles.waiting}>
          <Trans>Loading…</Trans>
        </li>
      )}
    </ul>
  );
}

function Card({ character }: { character: Character }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { name, description, ...rest } = character;
  const src = fillPath(characterPicture.path, { id: character.id });
  const fields = { ...rest, name: name[language], description: description[language] };
  const order = [
    'id',
    'name',
    'type',
    'price',
    'emoji',
    'description',
    'size',
    'unlocked',
    'is3D',
    'model3D',
    'style',
  ] as const;
  return (
    <article className={styles.card}>
      <h2>{name[language]}</h2>
      <div className={styles.sizes}>
        {sizes.map((size, index) => (
          <img
            key={size}
            src={src}
            alt={index === 0 ? name[language] : ''}
            title={t`${size} pixels`}
            width={size}
            height={size}
          />
        ))}
      </div>
      <Facts look="columns" className={styles.fields}>
        {order.map((field) => (
          <Fact key={field} name={field}>
            {String(fields[field])}
          </Fact>
        ))}
      </Facts>
    </article>
  );
}
