/** The launches as boarding passes, each counted down by the chain's clock. */
import { Trans } from '@lingui/react/macro';
import { BoardingPass } from '#draws/launch/boarding-pass.tsx';
import { FirstPass } from '#draws/launch/first-pass.tsx';
import { useStore } from '#shell/page/use-store.ts';
import { Button } from '#shell/ui/button.tsx';
import { useNow } from '#ui/use-now.ts';
import said from '#ui/said.module.css';
import styles from './passes.module.css';
import { launches, refreshLaunches } from './launches-store.ts';

/** A pass each; one of nothing where there is none. */
export function LaunchList() {
  const { body, hasFailed, isLate, aheadMs } = useStore(launches);
  const nowMs = useNow(body !== null) + aheadMs;
  if (body === null)
    return hasFailed ? (
      <div role="alert">
        <p>
          <Trans>We can’t load the launches right now. Your tier isn’t affected.</Trans>
        </p>
        <Button look="secondary" size="small" onClick={() => void refreshLaunches()}>
          <Trans>Retry</Trans>
        </Button>
      </div>
    ) : (
      <div className={styles.blank} />
    );
  return (
    <div className={styles.list}>
      {body.launches.length === 0 && <FirstPass />}
      {(isLate || hasFailed) && (
        <p className={said.late}>
          <Trans>This may be out of date: the site hasn’t read the chain for a while.</Trans>
        </p>
      )}
      {body.launches.map((launch) => (
        <BoardingPass key={launch.id} launch={launch} nowMs={nowMs} to={`/launchpad/${launch.id}`} />
      ))}
    </div>
  );
}
