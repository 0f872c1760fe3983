/** The button that starts an act on chain, and how that goes. */
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useLanguage } from '#shell/page/use-language.ts';
import { Button } from '#shell/ui/button.tsx';
import { accountHere } from '#shell/first/session.ts';
import { useSession } from '#shell/page/use-session.ts';
import { ActStatus } from '#ui/act/act-status.tsx';
import { type Followed, useShownActFlow } from '#wallet/followed.ts';
import { SwitchNetwork } from '#wallet/switch-network.tsx';

type Props<Draft, Terms, Outcome> = Pick<ComponentProps<typeof Button>, 'size' | 'look'> & {
  act: Followed<Draft, Terms, Outcome>;
  draft: Draft;
  disabled?: boolean;
  /** Whether what is under way is this button's, where several start the same act; another's is waited for in silence. */
  isOf?: (terms: Terms) => boolean;
  /** What is on the button. */
  children: ReactNode;
};

/** An act with a figure ends in the page's own place for it. On another network than the sale's it offers to switch instead. */
export function ActButton<Draft, Terms, Outcome>(props: Props<Draft, Terms, Outcome>) {
  const { act, draft, disabled = false, isOf, size, look, children } = props;
  const language = useLanguage();
  const session = useSession();
  const flow = useShownActFlow(act);
  const isPending = flow.status === 'pending';
  // Whose it is, until its terms are agreed on.
  const [isPressed, setIsPressed] = useState(false);
  if (accountHere(session) === null) return <SwitchNetwork />;
  const isOthers =
    flow.status === 'pending' && isOf !== undefined && !(flow.terms === null ? isPressed : isOf(flow.terms));
  return (
    <>
      {!isOthers && (act.words.figure === undefined || flow.status !== 'success') && (
        <ActStatus
          flow={flow}
          words={act.words}
          ending={act.ending(flow, language)}
          onStartAgain={act.startAgain}
        />
      )}
      <Button
        {...(size && { size })}
        {...(look && { look })}
        isBusy={isPending && !isOthers}
        disabled={disabled || isOthers}
        onClick={() => {
          act.dismiss();
          setIsPressed(true);
          void act.start(draft).then(() => setIsPressed(false));
        }}
      >
        {children}
      </Button>
    </>
  );
}
