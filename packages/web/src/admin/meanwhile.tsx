/** What another admin has changed while this one was typing. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#shell/ui/button.tsx';
import styles from './admin.module.css';
import type { MergedTyped } from './merge-typed.ts';

type Props<Name extends string> = {
  merged: MergedTyped<Name>;
  names: Readonly<Record<Name, string>>;
  onTake: (field: Name) => void;
};

/** Nothing was saved; what both have changed is chosen here, and saving again is on the ground of what stands now. */
export function Meanwhile<Name extends string>({ merged: { taken, clashes }, names, onTake }: Props<Name>) {
  const { t } = useLingui();
  return (
    <div className={styles.changes} role="alert">
      <h3>
        <Trans>Another admin saved first</Trans>
      </h3>
      <p>
        <Trans>Your changes aren’t saved yet, but nothing is lost. Review and save again.</Trans>
      </p>
      {taken.length > 0 && (
        <p>
          {t`Changed by them and included here:`} {taken.map((name) => names[name]).join(', ')}
        </p>
      )}
      {clashes.map(({ field, theirs, mine }) => {
        const name = names[field];
        return (
          <dl key={field}>
            <dt>{t`${name}: theirs`}</dt>
            <dd>{theirs || '–'}</dd>
            <dt>{t`${name}: yours`}</dt>
            <dd>{mine || '–'}</dd>
            <Button look="secondary" size="small" onClick={() => onTake(field)}>
              <Trans>Use theirs</Trans>
            </Button>
          </dl>
        );
      })}
    </div>
  );
}
