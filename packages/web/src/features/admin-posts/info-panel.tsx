/** What the posts say, when they are refused, and where they go. */
import { MAX_CAPTION_CHARS, MAX_MESSAGE_CHARS } from '@lilape/domain/posts/render';
import { isFactKey } from '@lilape/domain/posts/placeholders';
import type { PostsBody } from '@lilape/wire/posts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '#shell/page/use-language.ts';
import { formatDecimal } from '#shell/first/format.ts';
import plus from '#ui/plus.module.css';
import styles from './posts-section.module.css';
import { useFactNames } from './words.ts';

/** The box; what each post says is taken from its lines as they are saved. */
export function Info({ of }: { of: PostsBody }) {
  const { t } = useLingui();
  const language = useLanguage();
  const names = useFactNames();
  const caption = formatDecimal(String(MAX_CAPTION_CHARS), language);
  const most = formatDecimal(String(MAX_MESSAGE_CHARS), language);
  return (
    <details className={styles.info}>
      <summary className={plus.plus}>
        <Trans>What posts say, when they are refused, where they go</Trans>
      </summary>
      <ul>
        {of.posts.map(({ postType, template }) => (
          <li key={postType}>
            <strong>{postType}</strong>:{' '}
            {template.fields
              .map(({ label, value }) => (isFactKey(value) ? names[value] : `${label}: ${value}`))
              .join('; ')}
            {template.gif === null ? '' : `; ${t`with a clip`}`}
          </li>
        ))}
        <li>
          <Trans>
            Figures are filled in from the ledger at the moment of sending, all from one version of it. A
            purchase counts once it’s final; nothing is ever made up.
          </Trans>
        </li>
        <li>
          <Trans>
            A post is refused if it reports a purchase and none is final yet. It’s refused if the ledger
            hasn’t seen the chain for 60 seconds, or if it needs a price of ETH and there’s none. And it’s
            refused if it has more than {caption} characters with a clip, or {most} without.
          </Trans>
        </li>
        <li>
          <Trans>
            It goes into the outbox and from there to the group, one message a second at most. If Telegram’s
            answer gets lost, nobody knows whether the group has it, so it’s never sent again by itself.
          </Trans>
        </li>
      </ul>
    </details>
  );
}
