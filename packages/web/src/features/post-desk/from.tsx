/** What a figure of a post was read from. */
import type { PostFact } from '@lilape/wire/posts';
import { Trans } from '@lingui/react/macro';
import { Time } from '#desk/panel.tsx';
import { localizedPath } from '#shell/page/language.ts';
import { useLanguage } from '#shell/page/use-language.ts';

/** The receipt, the block, or the feed with its answer. */
export function From({ fact: { source, block, txHash, ethUsd, at } }: { fact: PostFact }) {
  const language = useLanguage();
  if (source === 'totals' || txHash === null) return <Trans>the ledger at block {block}</Trans>;
  const receipt = (
    <a href={localizedPath(`/purchases/${txHash}`, language)}>
      <Trans>purchase in block {block}</Trans>
    </a>
  );
  if (source === 'purchase') return receipt;
  return (
    <>
      {receipt}
      {', '}
      <Trans>
        an ether at ${ethUsd} by the feed of <Time iso={at} />
      </Trans>
    </>
  );
}
