/** Below a draft: what another admin did meanwhile, and what saving failed with. */
import { Trans } from '@lingui/react/macro';
import { part } from '#shell/page/part.tsx';
import styles from './admin.module.css';
import { Meanwhile } from './meanwhile.tsx';
import type { VersionedDraft } from './use-versioned-draft.ts';

const Fault = part({ load: async () => (await import('#ui/fault.tsx')).Fault });

type Of<Part extends string> = Pick<
  VersionedDraft<{ readonly version: number } | null, object, Part, unknown>,
  'base' | 'meanwhile' | 'isBusy' | 'failure' | 'take'
>;
type Props<Part extends string> = {
  of: Of<Part>;
  names: Readonly<Record<Part, string>>;
  /** The version that stands, as it was read last. */
  newest?: number;
};

export function DraftState<Part extends string>({ of, names, newest = 0 }: Props<Part>) {
  const { base, meanwhile, isBusy, failure, take } = of;
  return (
    <>
      {meanwhile !== null && <Meanwhile merged={meanwhile} names={names} onTake={take} />}
      {base !== null && newest > base.version && !isBusy && (
        <output className={styles.small}>
          <Trans>
            Another admin saved version {newest} in the meantime. When you save, your changes go on top of it.
          </Trans>
        </output>
      )}
      <div className={styles.fault} role="alert">
        {failure !== null && <Fault error={failure} />}
      </div>
    </>
  );
}
