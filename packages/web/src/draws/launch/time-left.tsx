/** How long until the snapshot of a launch, then until the launch. */
import { Trans } from '@lingui/react/macro';
import { useLanguage } from '#shell/page/use-language.ts';
import { clockText } from '#text/clock-text.ts';
import type { LaunchTerms } from '#text/launch-figures.ts';
import { nextMomentOf } from '#text/launch-stage.ts';
import { Clock } from '#ui/clock.tsx';

type Props = {
  launch: LaunchTerms;
  nowMs: number;
};

/** Clock and sentence; a launch without a date has neither. */
export function TimeLeft({ launch, nowMs }: Props) {
  const language = useLanguage();
  const next = nextMomentOf(launch, nowMs);
  const { cancelled, launchTime } = launch;
  if (next !== null)
    return (
      <>
        <Clock>{clockText(Date.parse(next.time) - nowMs, language)}</Clock>
        <p>
          {next.to === 'snapshot' ? (
            <Trans>until the snapshot. That’s when your tier counts.</Trans>
          ) : (
            <Trans>until the launch</Trans>
          )}
        </p>
      </>
    );
  if (cancelled !== null) {
    const reason = cancelled.reason[language];
    return (
      <p>
        <Trans>It won’t take place: {reason}</Trans>
      </p>
    );
  }
  return <p>{launchTime === null ? '–' : <Trans>It has launched.</Trans>}</p>;
}
