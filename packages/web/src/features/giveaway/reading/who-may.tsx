/** Who may take part in the giveaway, as far as the operator has said. Nothing of it is in the contract. */
import { Trans, useLingui } from '@lingui/react/macro';

type Props = { terms: typeof LILAPE_GIVEAWAY_TERMS };

/** Sentences on organiser, age, countries, a way in without a purchase, and who checks none of it. */
export function WhoMay({ terms }: Props) {
  const { i18n } = useLingui();
  const { organiser, leastAge, voidIn, rulesUrl, freeEntryUrl } = terms;
  const names = new Intl.DisplayNames(i18n.locale, { type: 'region' });
  const countries = voidIn.map((code) => names.of(code)).join(', ');
  return (
    <>
      {organiser === null ? (
        <Trans>The operator of this site has named no organiser.</Trans>
      ) : (
        <Trans>Organiser: {organiser}.</Trans>
      )}{' '}
      {leastAge === null ? <Trans>No minimum age is set.</Trans> : <Trans>Minimum age: {leastAge}.</Trans>}{' '}
      {voidIn.length === 0 ? (
        <Trans>No country is named where the giveaway is void.</Trans>
      ) : (
        <Trans>Void in: {countries}.</Trans>
      )}{' '}
      {freeEntryUrl === null ? (
        <Trans>There is no way in without a purchase.</Trans>
      ) : (
        <a href={freeEntryUrl} rel="noreferrer">
          <Trans>Enter without a purchase</Trans>
        </a>
      )}{' '}
      {rulesUrl !== null && (
        <a href={rulesUrl} rel="noreferrer">
          <Trans>The operator’s rules</Trans>
        </a>
      )}{' '}
      <Trans>
        The contract enters every buyer and checks none of this. Find out before you buy whether you may take
        part where you live.
      </Trans>
    </>
  );
}
