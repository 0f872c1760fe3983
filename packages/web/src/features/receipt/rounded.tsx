/** Credited tokens with two decimals; a tap shows the rest, and paper has it printed. */
import { useLingui } from '@lingui/react/macro';
import { formatDecimal, formatTextDown } from '#shell/first/format.ts';
import { Exact } from '#ui/exact.tsx';

export function Rounded({ tokens }: { tokens: string }) {
  const { i18n } = useLingui();
  return <Exact short={formatTextDown(tokens, 2, i18n.locale)} full={formatDecimal(tokens, i18n.locale)} />;
}
