/** How an act goes, and how it failed until that is put away; a good end is a card of its own, and is said once. @see specification §4 Staking 'An error can be cleared' */
import { Trans } from '@lingui/react/macro';
import { useLanguage } from '#shell/page/use-language.ts';
import type { ActFlow } from '#shell/ui/act-flow.ts';
import { Button } from '#shell/ui/button.tsx';
import { ActStatus } from '#ui/act/act-status.tsx';
import type { Followed } from '#wallet/followed.ts';
import styles from './connected.module.css';

type Props<Terms, Outcome> = {
  act: Pick<Followed<never, Terms, Outcome>, 'words' | 'ending' | 'startAgain' | 'dismiss'>;
  flow: ActFlow<Terms, Outcome>;
};

/** The status box, and under a failure the way to put it away. Its region stays where it says nothing, as only one that was there before is heard. */
export function ActResult<Terms, Outcome>({ act, flow }: Props<Terms, Outcome>) {
  const language = useLanguage();
  return (
    <div aria-live="polite" className={styles.result}>
      {flow.status !== 'success' && (
        <ActStatus
          flow={flow}
          words={act.words}
          ending={act.ending(flow, language)}
          onStartAgain={act.startAgain}
        />
      )}
      {flow.status === 'error' && (
        <Button size="small" look="plain" onClick={act.dismiss}>
          <Trans>Dismiss</Trans>
        </Button>
      )}
    </div>
  );
}
