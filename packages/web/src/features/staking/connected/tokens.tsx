/** An amount of LILAPE that is cut short and can be asked for to the last digit. */
import { useLingui } from '@lingui/react/macro';
import { Exact } from '#ui/exact.tsx';
import { tokensText, tokensTextInFull } from '../shared/tokens-text.ts';

type Props = { units: bigint; places?: number };

/** Base units, with `places` digits behind the point. @see specification §9 Staking */
export function Tokens({ units, places = 2 }: Props) {
  const { i18n } = useLingui();
  return <Exact short={tokensText(units, i18n.locale, places)} full={tokensTextInFull(units, i18n.locale)} />;
}
