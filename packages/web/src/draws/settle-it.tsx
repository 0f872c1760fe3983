/** The winners that are fixed and not yet on chain: how many, and the button for anyone. */
import type { DrawSummary } from '@lilape/wire/draws';
import { Trans, useLingui } from '@lingui/react/macro';
import type { SettleDraft } from '#chain/acts/settle.ts';
import { part } from '#shell/page/part.tsx';
import { formatZoned } from '#shell/text/moment-zoned.ts';
import { Lost } from '#shell/ui/lost.tsx';
import { useSession } from '#shell/page/use-session.ts';
import { ConnectToGoOn } from './connect-to-go-on.tsx';
import styles from './step.module.css';

const SettleButton = part<SettleDraft>({
  load: async () => (await import('./buttons/settle-button.tsx')).SettleButton,
  catalog: 'wallet',
  lost: Lost,
});

/** Half-way too: it goes on where somebody stopped. `listCid` is the manifest's of the published list, null while it is not known. */
export function SettleIt({ draw, listCid }: { draw: DrawSummary; listCid: string | null }) {
  const { i18n } = useLingui();
  const session = useSession();
  const { settledPlaces, places } = draw;
  const when = draw.settled === null ? '' : formatZoned(draw.settled.time, i18n.locale);
  return (
    <>
      <div className={styles.bar} aria-hidden="true">
        <span style={{ inlineSize: `${(100 * settledPlaces) / Math.max(places, 1)}%` }} />
      </div>
      <p aria-live="polite">
        {draw.status === 'settled' ? (
          <Trans>
            All {places} places, the last on {when}.
          </Trans>
        ) : (
          <Trans>
            {settledPlaces} of {places} places have their winner. Anyone can continue: it costs the network
            fee, and the winners stay the same.
          </Trans>
        )}
      </p>
      {draw.status !== 'settled' &&
        listCid !== null &&
        (session.status === 'connected' ? (
          <SettleButton drawId={Number(draw.id)} listCid={listCid} />
        ) : (
          <ConnectToGoOn />
        ))}
    </>
  );
}
