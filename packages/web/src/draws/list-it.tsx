/** The giveaway's list as its contract makes it: how far it has come, and the button for anyone. */
import type { GiveawayBody } from '@lilape/wire/draws';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ListDraft } from '#chain/acts/list-entrants.ts';
import { part } from '#shell/page/part.tsx';
import { formatDecimal } from '#shell/first/format.ts';
import { Lost } from '#shell/ui/lost.tsx';
import { useSession } from '#shell/page/use-session.ts';
import { ConnectToGoOn } from './connect-to-go-on.tsx';
import styles from './step.module.css';

const ListButton = part<ListDraft>({
  load: async () => (await import('./buttons/list-button.tsx')).ListButton,
  catalog: 'wallet',
  lost: Lost,
});

/** Half-way too: it goes on where somebody stopped. */
export function ListIt({ body: { list, listed, count } }: { body: GiveawayBody }) {
  const { i18n } = useLingui();
  const session = useSession();
  const done = listed?.count ?? 0;
  const [so, all] = [done, count].map((each) => formatDecimal(String(each), i18n.locale));
  return (
    <>
      <div className={styles.bar} aria-hidden="true">
        <span style={{ inlineSize: `${(100 * done) / Math.max(count, 1)}%` }} />
      </div>
      <p aria-live="polite">
        <Trans>
          {so} of {all} so far. Anyone can continue: the contract takes each buyer from the sale’s own record,
          and only the complete list opens the draw. It costs the network fee, about 4,700 gas a buyer.
        </Trans>
      </p>
      {list !== null &&
        (session.status === 'connected' ? (
          <ListButton listCid={list.cid} listed={done} />
        ) : (
          <ConnectToGoOn />
        ))}
    </>
  );
}
