/** Closing the sale early: a moment at least an hour ahead, announced once. */
import { sentence } from '@lilape/domain/messages/catalogue';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { CLOSING_NOTICE_SECONDS } from '#chain/acts/close-early.ts';
import { closeEarlyCall } from '#chain/sale-owner.ts';
import { useLanguage } from '#shell/page/use-language.ts';
import { formatDollars } from '#shell/first/format.ts';
import { formatZone } from '#shell/text/moment.ts';
import { formatZoned } from '#shell/text/moment-zoned.ts';
import { Field } from '#ui/field.tsx';
import { closingEarly } from '#wallet/acts/sale-owner.tsx';
import { useActFlow } from '#wallet/followed.ts';
import { Action } from './action.tsx';
import { Power } from './power.tsx';
import type { PowersProps } from './powers-props.ts';

/** Proposed beyond the hour, and rounded up to, seconds. */
const comfort = 900;

/** While the sale is open and nothing was announced. */
export function ClosePower({ sale, owner, onDone }: PowersProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const flow = useActFlow(closingEarly);
  const now = Date.parse(sale.time) / 1_000;
  // What was read stays what is signed: the proposal does not move on with the clock.
  const [text, setText] = useState(() => localText(proposedAt(now)));
  const closesAt = Math.floor(Date.parse(text) / 1_000);
  const fault = faultOf(closesAt, now, Date.parse(sale.ends_at) / 1_000);
  const isReady = fault === null && sale.status === 'open';
  const iso = Number.isNaN(closesAt) ? sale.ends_at : new Date(closesAt * 1_000).toISOString();
  const when = formatZoned(iso, language);
  const goal = formatDollars(sale.soft_cap, language);
  return (
    <Power
      title={t`Close early`}
      who="owner"
      notNow={notNow()}
      then={[
        t`The sale takes payments until ${when} and no longer. Every page says so at once.`,
        t`If it has raised $${goal} by then, it can be finalised and buyers claim; if not, buyers can get back what they paid.`,
      ]}
      forever={t`A closing time is announced once: it can’t be moved or withdrawn. Until then you can only cancel the sale.`}
      isBusy={flow.status !== 'none'}
    >
      <Field
        type="datetime-local"
        label={t`The sale closes`}
        hint={t`At least an hour ahead by the chain’s clock; in your own time zone, ${formatZone(iso)}.`}
        value={text}
        step={60}
        fault={sale.status === 'open' && fault !== null ? sentence(fault, {}, language).text : null}
        onChange={({ target }) => setText(target.value)}
      />
      <Action
        act={closingEarly}
        draft={isReady ? { closesAt: BigInt(closesAt) } : undefined}
        label={t`Announce the closing time`}
        look="danger"
        signer={owner}
        call={isReady ? closeEarlyCall(BigInt(closesAt)) : null}
        onDone={onDone}
      />
    </Power>
  );

  function notNow(): string | null {
    if (sale.status === 'open') return null;
    return sale.status === 'closing'
      ? t`A closing time is announced already.`
      : t`Only while the sale is open.`;
  }
}

function proposedAt(now: number): number {
  return Math.ceil((now + CLOSING_NOTICE_SECONDS + comfort) / comfort) * comfort;
}

function faultOf(closesAt: number, now: number, end: number) {
  if (Number.isNaN(closesAt) || closesAt < now + CLOSING_NOTICE_SECONDS) return 'CLOSING_TOO_SOON';
  return closesAt >= end ? 'CLOSING_TOO_LATE' : null;
}

/** Unix seconds as such a field takes them: the visitor's own clock, without a zone. */
function localText(seconds: number): string {
  const at = new Date(seconds * 1_000);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
