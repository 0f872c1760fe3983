/** What another admin has changed while this one was typing. */
import type { SiteField } from '@lilape/domain/site/settings';
import { Trans, useLingui } from '@lingui/react/macro';
import type { MergedTyped } from '#desk/merge-typed.ts';
import { Button } from '#shell/ui/button.tsx';
import { useSiteFieldNames } from './field-names.ts';
import styles from './site-desk.module.css';
import type { SiteTyped } from './site-typed.ts';

type Props = { merged: MergedTyped<SiteField>; onTake: (change: Partial<SiteTyped>) => void };

/** Nothing was saved; what both have changed is chosen here, and saving again is on the ground of what stands now. */
export function Meanwhile({ merged: { taken, clashes }, onTake }: Props) {
  const { t } = useLingui();
  const names = useSiteFieldNames();
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
      {clashes.map(({ field, theirs, mine }) => (
        <dl key={field}>
          <dt>
            <Trans>{names[field]}: theirs</Trans>
          </dt>
          <dd>{theirs || '–'}</dd>
          <dt>
            <Trans>{names[field]}: yours</Trans>
          </dt>
          <dd>{mine || '–'}</dd>
          <Button look="secondary" size="small" onClick={() => onTake({ [field]: theirs })}>
            <Trans>Take theirs</Trans>
          </Button>
        </dl>
      ))}
    </div>
  );
}
