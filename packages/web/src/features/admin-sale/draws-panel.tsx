/** The draws at a glance: the giveaway's and each launch's, how far it is, and what comes next. */
import type { DrawStatus, DrawSummary } from '@lilape/wire/draws';
import type { Launch, LaunchStatus } from '@lilape/wire/launches';
import { Trans, useLingui } from '@lingui/react/macro';
import { localizedPath } from '@lilape/domain/languages';
import { useLanguage } from '#shell/page/use-language.ts';
import { formatDecimal } from '#shell/first/format.ts';
import admin from '#admin/admin.module.css';
import { Panel, Time } from '#admin/panel.tsx';
import { usePolled } from '#admin/use-polled.ts';
import { readDraws } from './admin-sale-api.ts';

/** A row each, with a link to its page, where everybody may do the next step. */
export function DrawsPanel() {
  const { t } = useLingui();
  const of = usePolled('draws', readDraws);
  return (
    <Panel title={t`Draws`} of={of} isForLater>
      {({ draws, launches, time }) => (
        <ul className={admin.list}>
          <Row
            name={t`The giveaway`}
            path="/giveaway"
            draw={draws.find(({ kind }) => kind === 'giveaway') ?? null}
            next={t`opens once the sale is finalised and anyone has listed its buyers`}
            time={time}
          />
          {launches
            .filter(({ status }) => status !== 'cancelled')
            .map((launch) => (
              <LaunchRow key={launch.id} launch={launch} time={time} />
            ))}
        </ul>
      )}
    </Panel>
  );
}

function LaunchRow({ launch: { id, project, status, draw }, time }: { launch: Launch; time: string }) {
  const { t } = useLingui();
  const words: Record<LaunchStatus, string> = {
    announced: t`waits for its snapshot`,
    counting: t`is being counted`,
    listed: t`the owner may open its draw`,
    open: '',
    revealed: '',
    settled: '',
    cancelled: t`cancelled`,
  };
  return (
    <Row name={`№ ${id} ${project}`} path={`/launchpad/${id}`} draw={draw} next={words[status]} time={time} />
  );
}

type Props = {
  name: string;
  path: string;
  draw: DrawSummary | null;
  /** What comes next where there is no draw yet. */
  next: string;
  /** The chain's time. */
  time: string;
};

function Row({ name, path, draw, next, time }: Props) {
  const language = useLanguage();
  return (
    <li className={admin.item}>
      <strong>
        <a href={localizedPath(path, language)}>{name}</a>
      </strong>
      {draw === null ? <span /> : <Time iso={draw.roundTime} />}
      <small>{draw === null ? next : <Drawn draw={draw} time={time} />}</small>
    </li>
  );
}

function Drawn({ draw, time }: { draw: DrawSummary; time: string }) {
  const { t } = useLingui();
  const language = useLanguage();
  const isDue = Date.parse(time) >= Date.parse(draw.roundTime);
  const words: Record<DrawStatus, string> = {
    open: isDue ? t`anyone may submit the beacon’s number` : t`waits for the beacon`,
    revealed: t`anyone may name the winners`,
    settled: t`all winners are named`,
    withdrawn: t`was withdrawn`,
  };
  const round = formatDecimal(String(draw.round), language);
  const { settledPlaces, places } = draw;
  return (
    <>
      <Trans>
        round {round}, places {settledPlaces} of {places}
      </Trans>
      {' · '}
      {words[draw.status]}
    </>
  );
}
