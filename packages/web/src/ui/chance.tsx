/** A chance in words: "1 in 81", "42.5%". */
import { Trans } from '@lingui/react/macro';
import { useLanguage } from '#shell/page/use-language.ts';
import { chanceText } from '#text/chance-text.ts';

/** From 0 to 1, as decimal text. */
export function Chance({ of }: { of: string }) {
  const said = chanceText(of, useLanguage());
  if (said === null) return <Trans>none</Trans>;
  const { figure } = said;
  return said.kind === 'percent' ? `${figure}%` : <Trans>1 in {figure}</Trans>;
}
