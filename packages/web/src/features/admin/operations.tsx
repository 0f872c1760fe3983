/** Operations: how server, chain and jobs are, who is signed in, what was done, and the pages of those who build it. */
import { useLingui } from '@lingui/react/macro';
import { isLocalChain } from '#shell/first/deployment.ts';
import { localizedPath } from '@lilape/domain/languages';
import { useLanguage } from '#shell/page/use-language.ts';
import styles from '#admin/admin.module.css';
import { Box } from '#admin/panel.tsx';
import { usePolled } from '#admin/use-polled.ts';
import { AlarmsPanel } from './alarms-panel.tsx';
import { readServer } from './admin-api.ts';
import { LogPanel } from './log-panel.tsx';
import { ChainPanel, JobsPanel, ServerPanel } from './server-panels.tsx';
import { SessionsPanel } from './sessions-panel.tsx';
import { EndpointsPanel, OutwardPanel } from './stands-on-panels.tsx';

/** The panels. */
export function Operations() {
  const server = usePolled('server', readServer);
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.column}>
          <AlarmsPanel of={server} />
          <ServerPanel of={server} />
          <ChainPanel of={server} />
        </div>
        <div className={styles.column}>
          <JobsPanel of={server} />
          <Workshop />
        </div>
        <div className={styles.column}>
          <EndpointsPanel of={server} />
          <OutwardPanel of={server} />
          <SessionsPanel />
        </div>
      </div>
      <LogPanel />
    </>
  );
}

/** Pages that only those who build the site have use for; the server gives them, so they are asked for anew. */
function Workshop() {
  const { t } = useLingui();
  const language = useLanguage();
  const pages = [
    ['/test-nft', t`NFT test bench`],
    ['/debug-characters', t`The cast`],
    ...(isLocalChain ? [['/lab', t`The laboratory`] as const, ['/style', t`Style`] as const] : []),
  ] as const;
  return (
    <Box title={t`Workshop`} isForLater>
      <ul className={styles.links}>
        {pages.map(([path, name]) => (
          <li key={path}>
            <a href={localizedPath(path, language)}>{name}</a>
          </li>
        ))}
      </ul>
    </Box>
  );
}
