/** The test bench: any number paints its ape, layer by layer, with all that the generator says of it. */
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import { part } from '#shell/page/part.tsx';
import { Button } from '#shell/ui/button.tsx';
import { Lost } from '#shell/ui/lost.tsx';
import { Field } from '#ui/field.tsx';
import styles from './bench.module.css';
import { parseTokenId, randomIds } from './token-id.ts';

const Result = part({ load: async () => (await import('./result.tsx')).Result, lost: Lost });

/** What was asked for: the same number asked for again is another run. */
type Run = { readonly key: number; readonly id: number };

/** A number to type, six at random, and a clean bench. */
export function Bench() {
  const { t } = useLingui();
  const [text, setText] = useState('1');
  const [fault, setFault] = useState<string | null>(null);
  const [runs, setRuns] = useState<readonly Run[]>([]);
  const lastKey = useRef(0);

  const run = (ids: readonly number[]) =>
    setRuns((before) => [...ids.map((id) => ({ key: (lastKey.current += 1), id })), ...before]);

  const generate = (event: FormEvent) => {
    event.preventDefault();
    const id = parseTokenId(text);
    if (id === null) {
      setFault(t`A whole number from 1 to 10,000.`);
      return;
    }
    setFault(null);
    setText(String(id));
    run([id]);
  };

  return (
    <div className={styles.bench}>
      <form className={styles.form} onSubmit={generate} noValidate>
        <Field
          label={t`Token id, 1 to 10,000`}
          inputMode="numeric"
          autoComplete="off"
          value={text}
          fault={fault}
          hint={t`What is no number counts as 1.`}
          onChange={(event) => setText(event.target.value)}
        />
        <div className={styles.buttons}>
          <Button type="submit">
            <Trans>Generate</Trans>
          </Button>
          <Button look="secondary" onClick={() => run(randomIds())}>
            <Trans>6 random</Trans>
          </Button>
          <Button look="secondary" disabled={runs.length === 0} onClick={() => setRuns([])}>
            <Trans>Clear</Trans>
          </Button>
        </div>
      </form>
      <ol className={styles.results}>
        {runs.map(({ key, id }) => (
          <li key={key}>
            <Result id={id} />
          </li>
        ))}
      </ol>
    </div>
  );
}
