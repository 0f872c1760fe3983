/** The board of a day. */
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { localizedPath } from '@lilape/domain/languages';
import { useLanguage } from '#shell/page/use-language.ts';
import { Button } from '#shell/ui/button.tsx';
import { Link } from '#shell/ui/link.tsx';
import { classNames } from '#shell/ui/class-names.ts';
import table from '#ui/table/table.module.css';
import styles from './board.module.css';

/** The table with its days; `board.ts` fills it. */
export function Board() {
  const { t } = useLingui();
  const path = localizedPath('/game', useLanguage());
  return (
    <section aria-labelledby="game-board" data-board-state="asking">
      <div className={styles.head}>
        <h2 id="game-board" tabIndex={-1}>{t`The board`}</h2>
        <div className={styles.days}>
          <button type="button" data-game-do="earlier" aria-label={t`The day before`}>
            <ChevronLeft aria-hidden="true" />
          </button>
          <strong data-now="boardDay" aria-live="polite">
            {t`today`}
          </strong>
          <button type="button" data-game-do="later" aria-label={t`The day after`} disabled>
            <ChevronRight aria-hidden="true" />
          </button>
        </div>
      </div>
      <p data-board-shown="asking">
        <Trans>Loading the board…</Trans>
      </p>
      <p data-board-shown="empty" hidden>
        <Trans>Nobody yet. One banana is enough for the first place.</Trans>
      </p>
      <p data-board-shown="failed" hidden>
        <Trans>We can’t load the board right now.</Trans>{' '}
        <Button look="secondary" size="small" data-game-do="board">
          <Trans>Retry</Trans>
        </Button>
      </p>
      <table
        className={classNames(table.table, styles.table)}
        data-board=""
        data-path={path}
        data-nobody={t`Somebody`}
        data-won={t`won`}
        data-lost={t`splat`}
        data-timeout={t`time`}
        data-watch={t`Watch`}
        data-board-shown="some"
        hidden
      >
        <thead>
          <tr>
            <th scope="col">{t`Place`}</th>
            <th scope="col">{t`Who`}</th>
            <th scope="col">{t`Points`}</th>
            <th scope="col">{t`Time`}</th>
            <th scope="col">{t`End`}</th>
            <th scope="col">{t`Game`}</th>
          </tr>
        </thead>
        <tbody />
      </table>
      <p className={styles.small} data-board-shown="some" hidden>
        <span data-replays="later">
          <Trans>
            Games of this day can be watched from <span data-now="replaysTime">—</span>, when nobody can copy
            them any more.
          </Trans>
        </span>
        <span data-replays="open" hidden>
          <Trans>The day is over: its games can be watched.</Trans>
        </span>
      </p>
      <p className={styles.small}>
        <Trans>
          The server replays every game to check the score. Most points first; ties go to the faster ape. Bots
          can play too, so there is no prize. <Link to="/privacy#game">What the board stores</Link>
        </Trans>
      </p>
    </section>
  );
}
