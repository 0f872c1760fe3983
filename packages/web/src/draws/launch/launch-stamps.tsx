/** Where a launch stands, as stamps. */
import { useLingui } from '@lingui/react/macro';
import type { LaunchTerms } from '#text/launch-figures.ts';
import { type LaunchStage, launchStageOf, wasMoved } from '#text/launch-stage.ts';
import { Status, type StatusLook } from '#ui/status.tsx';

const looks: Record<LaunchStage, StatusLook> = {
  announced: 'ahead',
  counting: 'now',
  listed: 'now',
  nobody: 'done',
  open: 'now',
  due: 'now',
  revealed: 'now',
  settled: 'done',
  cancelled: 'failed',
};

/** Its stage, and whether it was moved. */
export function LaunchStamps({ launch, nowMs }: { launch: LaunchTerms; nowMs: number }) {
  const { t } = useLingui();
  const words: Record<LaunchStage, string> = {
    announced: t`Boarding soon`,
    counting: t`Snapshot taken`,
    listed: t`The list is fixed`,
    nobody: t`Nobody is on the list`,
    open: t`The draw is open`,
    due: t`The number is due`,
    revealed: t`The number is out`,
    settled: t`Drawn`,
    cancelled: t`Cancelled`,
  };
  const stage = launchStageOf(launch, nowMs);
  return (
    <>
      <Status look={looks[stage]}>{words[stage]}</Status>
      {wasMoved(launch) && <Status look="failed">{t`Moved`}</Status>}
    </>
  );
}
