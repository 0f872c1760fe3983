/** Where posts go, and how that is, in words. */
import { AppError } from '@lilape/domain/app-error';
import type { PostsBody } from '@lilape/wire/posts';
import { Trans } from '@lingui/react/macro';
import { part } from '#shell/page/part.tsx';
import { Status } from '#ui/status.tsx';
import beside from '#ui/said.module.css';
import styles from './posts-section.module.css';

const Fault = part({ load: async () => (await import('#ui/fault.tsx')).Fault });

/** The state of the bot and its group. */
export function Telegram({ of: { telegram, waiting } }: { of: PostsBody }) {
  const { state, bot, chat, fault, said } = telegram;
  const isWell = state === 'ready';
  return (
    <div className={styles.telegram} data-bad={state === 'failing' || undefined}>
      <Status look={isWell ? 'done' : state === 'off' ? 'ahead' : 'failed'}>
        {isWell ? (
          <Trans>Telegram is connected</Trans>
        ) : state === 'off' ? (
          <Trans>No bot yet</Trans>
        ) : (
          <Trans>Telegram refuses</Trans>
        )}
      </Status>
      <p>
        {isWell && (
          <Trans>
            {bot} writes to {chat}.
          </Trans>
        )}
        {state === 'off' && <Fault error={new AppError('TELEGRAM_OFF')} />}
        {state === 'failing' && fault !== null && (
          <Fault error={AppError.received(fault, {}, said ?? fault)} />
        )}{' '}
        {said !== null && state === 'failing' && (
          <span className={beside.small} lang="en">
            “{said}”
          </span>
        )}{' '}
        {waiting > 0 && <Trans>Waiting in the outbox: {waiting}.</Trans>}
      </p>
    </div>
  );
}
