/** The button that starts an act of a draw, and how that goes. */
import type { ReactNode } from 'react';
import { useLanguage } from '#shell/page/use-language.ts';
import { Button } from '#shell/ui/button.tsx';
import { accountHere, useSession } from '#shell/wallet/session.ts';
import { ActStatus } from '#ui/act-status.tsx';
import { type Followed, useShownActFlow } from '#wallet/followed.ts';
import { SwitchNetwork } from '#wallet/switch-network.tsx';

type Props<Draft, Terms, Outcome> = {
  act: Followed<Draft, Terms, Outcome>;
  draft: Draft;
  disabled?: boolean;
  /** What is on the button. */
  children: ReactNode;
};

/** On another network than the sale's it offers to switch instead. */
export function ActDesk<Draft, Terms, Outcome>(props: Props<Draft, Terms, Outcome>) {
  const { act, draft, disabled = false, children } = props;
  const language = useLanguage();
  const session = useSession();
  const flow = useShownActFlow(act);
  if (accountHere(session) === null) return <SwitchNetwork />;
  return (
    <>
      <ActStatus
        flow={flow}
        words={act.words}
        ending={act.ending(flow, language)}
        onStartAgain={act.startAgain}
      />
      <Button
        isBusy={flow.status === 'pending'}
        disabled={disabled}
        onClick={() => {
          act.dismiss();
          void act.start(draft);
        }}
      >
        {children}
      </Button>
    </>
  );
}
