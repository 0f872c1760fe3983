/** The ape proofreads a post: how old its figures are, and why it would not be sent as it is typed. */
import { AppError } from '@lilape/domain/app-error';
import { OLDEST_MS, refusalOf } from '@lilape/domain/posts/refusal';
import type { PostTemplate, PostType } from '@lilape/domain/posts/template';
import { Trans } from '@lingui/react/macro';
import { part } from '#shell/page/part.tsx';
import { useLanguage } from '#shell/page/use-language.ts';
import { formatAge } from '#shell/heads/age.ts';
import { Brow } from '#admin/brow.tsx';
import type { FiguresNow } from './figures.ts';
import said from '#ui/said.module.css';
import styles from './posts-section.module.css';

const Fault = part({ load: async () => (await import('#ui/fault.tsx')).Fault });

/** Why a post would not go now; null where it would. */
export function refusalNow(
  post: PostType,
  template: PostTemplate,
  { facts, ageMs }: FiguresNow,
): AppError | null {
  if (ageMs === null) return new AppError('SERVICE_UNAVAILABLE');
  const refusal = refusalOf(post, template, { facts, ageMs });
  return refusal === null ? null : AppError.received(refusal.code, refusal.values, refusal.code);
}

/** The brow with its words. */
export function Proof({ figures, refusal }: { figures: FiguresNow; refusal: AppError | null }) {
  const language = useLanguage();
  const { ageMs } = figures;
  const isLate = ageMs === null || ageMs > OLDEST_MS;
  return (
    <div className={styles.proof} data-bad={refusal !== null || undefined}>
      <Brow isRaised={isLate || refusal !== null} />
      <div>
        {ageMs !== null && (
          <p className={said.small}>
            {isLate ? (
              <Trans>
                These figures are out of date: the ledger last read the chain {formatAge(ageMs, language)}.
              </Trans>
            ) : (
              <Trans>Up to date: the ledger read the chain {formatAge(ageMs, language)}.</Trans>
            )}
          </p>
        )}
        {refusal !== null && (
          <p>
            <Fault error={refusal} />
          </p>
        )}
      </div>
    </div>
  );
}
