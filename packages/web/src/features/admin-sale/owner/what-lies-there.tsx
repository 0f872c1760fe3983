/** How much of a token lies in the sale, how much of it is owed, and what is left over. */
import { formatUnits } from '@lilape/domain/units';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '#shell/page/use-language.ts';
import { formatDecimal } from '#shell/first/format.ts';
import { Row } from '#admin/panel.tsx';
import type { Async } from '#ui/use-async.ts';
import { Fault } from '#ui/fault.tsx';
import admin from '#admin/admin.module.css';
import type { Lying } from './use-rescue.ts';

type Props = {
  read: Async<Lying>;
  /** Whether there is a token to look at and a wallet to ask through. */
  isAsked: boolean;
};

/** Read from the contract itself, through the wallet. */
export function WhatLiesThere({ read: { value, error }, isAsked }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  if (!isAsked)
    return (
      <p className={admin.small}>
        <Trans>Enter a token and connect a wallet, and we read from the contract what it holds.</Trans>
      </p>
    );
  if (error !== null)
    return (
      <p className={admin.late} role="alert">
        <Fault error={error} />
      </p>
    );
  if (value === null)
    return (
      <p className={admin.small} aria-busy="true">
        <Trans>Reading the contract…</Trans>
      </p>
    );
  const { decimals, symbol } = value;
  const unit = symbol ?? (decimals === null ? t`smallest units` : '');
  const amount = (units: bigint) => `${formatDecimal(formatUnits(units, decimals ?? 0), language)} ${unit}`;
  return (
    <dl>
      <Row name={t`In the contract`}>{amount(value.held)}</Row>
      <Row name={t`Owed of it`}>{amount(value.owed)}</Row>
      <Row name={t`Can be given back`}>
        <strong>{amount(value.surplus)}</strong>
      </Row>
    </dl>
  );
}
