/** How long until the number of an open draw comes out; comes with the first draw. */
import { Trans, useLingui } from '@lingui/react/macro';
import { formatZoned } from '#shell/text/moment-zoned.ts';
import { clockText } from '#text/clock-text.ts';
import { Clock } from '#ui/clock.tsx';

export type CountdownProps = {
  /** ISO time of the beacon's round. */
  roundTime: string;
  /** Unix milliseconds by the chain's clock. */
  nowMs: number;
};

export function Countdown({ roundTime, nowMs }: CountdownProps) {
  const { i18n } = useLingui();
  const when = formatZoned(roundTime, i18n.locale);
  return (
    <>
      <Clock>{clockText(Date.parse(roundTime) - nowMs, i18n.locale)}</Clock>
      <p>
        <Trans>
          until the number comes out, on {when}. List and round are on chain; nobody can change them.
        </Trans>
      </p>
    </>
  );
}
