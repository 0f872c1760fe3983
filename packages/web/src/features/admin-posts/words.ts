/** What figures, posts and states are called on the admin page. */
import type { FactKey } from '@lilape/domain/posts/placeholders';
import type { OutboxMessage } from '@lilape/wire/outbox';
import { useLingui } from '@lingui/react/macro';

/** What each word of a template stands for. */
export function useFactNames(): Readonly<Record<FactKey, string>> {
  const { t } = useLingui();
  return {
    formattedAmount: t`Dollars of the newest purchase`,
    formattedETH: t`ETH of the newest purchase`,
    formattedTokens: t`Tokens of the newest purchase`,
    formattedTotal: t`Dollars raised by all`,
    formattedHolders: t`Total holders`,
  };
}

/** What became of a message. */
export function useStateNames(): Readonly<Record<OutboxMessage['state'], string>> {
  const { t } = useLingui();
  return {
    queued: t`waits`,
    sending: t`on its way`,
    sent: t`sent`,
    unknown: t`unknown`,
    refused: t`refused`,
    dropped: t`dropped`,
  };
}
