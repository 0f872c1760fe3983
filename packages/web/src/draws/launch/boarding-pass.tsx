/** A launch as a boarding pass, as visitors see it in the list of launches and admins before they announce it. */
import { fillPath } from '@lilape/wire/endpoint';
import { ipfsFile } from '@lilape/wire/endpoints/studio';
import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '#shell/page/use-language.ts';
import { Link } from '#shell/ui/link.tsx';
import { type LaunchTerms, launchFigures } from '#text/launch-figures.ts';
import { Fact, Facts } from '#ui/facts.tsx';
import styles from './boarding-pass.module.css';
import { LaunchStamps } from './launch-stamps.tsx';
import { TimeLeft } from './time-left.tsx';

type Props = {
  launch: LaunchTerms;
  /** Unix milliseconds by the chain's clock. */
  nowMs: number;
  /** The page of the launch; none where it is not announced. */
  to?: string;
};

/** The pass, with a stub to tear off. */
export function BoardingPass({ launch, nowMs, to }: Props) {
  const { t } = useLingui();
  const figures = launchFigures(launch, useLanguage());
  const { picture, project } = launch;
  return (
    <div className={styles.place}>
      <article className={styles.pass}>
        <div className={styles.main}>
          <div className={styles.head}>
            {picture !== null && (
              <img
                alt=""
                className={styles.picture}
                src={fillPath(ipfsFile.path, { cid: picture })}
                width={72}
                height={72}
              />
            )}
            <h3>{to === undefined ? project : <Link to={to}>{project}</Link>}</h3>
            <span className={styles.stamps}>
              <LaunchStamps launch={launch} nowMs={nowMs} />
            </span>
          </div>
          <Facts className={styles.facts}>
            <Fact name={t`Offers (the project says)`}>{figures.gives}</Fact>
            <Fact name={t`Drawn places`}>{figures.places}</Fact>
            <Fact name={t`Snapshot`}>{figures.snapshot}</Fact>
            <Fact name={t`Launch`}>{figures.launch}</Fact>
          </Facts>
        </div>
        <div className={styles.stub}>
          <TimeLeft launch={launch} nowMs={nowMs} />
          <span className={styles.bars} aria-hidden="true" />
        </div>
      </article>
    </div>
  );
}
