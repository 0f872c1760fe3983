/** What another admin has changed while this one was typing. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#shell/ui/button.tsx';
import { useFieldNames } from './field-names.ts';
import type { LaunchTyped } from './launch-typed.ts';
import styles from './launches.module.css';
import type { Clash, Merged } from './merge.ts';

type Props = { merged: Merged; onTake: (change: Partial<LaunchTyped>) => void };

/** Nothing was saved; what both have changed is chosen here, and saving again is on the ground of what stands now. */
export function Meanwhile({ merged: { taken, clashes }, onTake }: Props) {
  const { t } = useLingui();
  const names = useFieldNames();
  return (
    <div className={styles.meanwhile} role="alert">
      <h3>
        <Trans>Another admin was faster</Trans>
      </h3>
      <p>
        <Trans>Nothing of yours was saved yet, and all that you typed is here. Look, and save again.</Trans>
      </p>
      {taken.length > 0 && (
        <p>
          {t`Changed by them, and taken over:`} {taken.map((name) => names[name]).join(', ')}
        </p>
      )}
      {clashes.map((clash) => (
        <BothChanged key={clash.field} clash={clash} name={names[clash.field]} onTake={onTake} />
      ))}
    </div>
  );
}

function BothChanged({
  clash: { field, theirs, mine },
  name,
  onTake,
}: {
  clash: Clash;
  name: string;
  onTake: Props['onTake'];
}) {
  return (
    <dl className={styles.clash}>
      <div>
        <dt>
          <Trans>{name}: theirs</Trans>
        </dt>
        <dd>{theirs || '–'}</dd>
      </div>
      <div>
        <dt>
          <Trans>{name}: yours</Trans>
        </dt>
        <dd>{mine || '–'}</dd>
      </div>
      <Button
        look="secondary"
        size="small"
        onClick={() => onTake({ [field]: field === 'links' ? theirs.split('\n') : theirs })}
      >
        <Trans>Take theirs</Trans>
      </Button>
    </dl>
  );
}
