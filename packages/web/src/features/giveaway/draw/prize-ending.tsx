/** How the mint of a won ape ends. */
import { sentence } from '@lilape/domain/messages/catalogue';
import { Trans, useLingui } from '@lingui/react/macro';
import type { PrizeMinted } from '#chain/acts/mint-prize.ts';
import { useLanguage } from '#shell/page/use-language.ts';
import { shortAddress } from '#shell/first/short-address.ts';
import { ChainEnding } from '#ui/ending/chain-ending.tsx';

/** Whose it is, and the way to its page. */
export function PrizeEnding({ outcome: { hash, winner, tokenId } }: { outcome: PrizeMinted }) {
  const { t } = useLingui();
  const { title = '', text } = sentence('PRIZE_MINTED', { id: tokenId }, useLanguage());
  return (
    <ChainEnding
      title={title}
      figure={`#${tokenId}`}
      says={text}
      hash={hash}
      rows={[[t`Winner`, shortAddress(winner)]]}
      next={{ to: `/nft/${tokenId}`, words: <Trans>See its page</Trans> }}
      card={{ figure: `#${tokenId}`, unit: 'LilApe', what: title }}
    />
  );
}
