/** Where a figure of a post was read, so that anyone can read it again. */
import type { PostFact } from '@lilape/wire/posts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '#shell/page/use-language.ts';
import { formatDecimal } from '#shell/first/format.ts';
import { shortAddress } from '#shell/first/short-address.ts';
import { Link } from '#shell/ui/link.tsx';
import admin from '#admin/admin.module.css';
import { Time } from '#admin/panel.tsx';
import { Explored } from '#ui/explored.tsx';
import { useFactNames } from './words.ts';

/** The figures that a post says, each with its source. */
export function Sources({ facts, version }: { facts: readonly PostFact[]; version: string | null }) {
  const { t } = useLingui();
  const names = useFactNames();
  return (
    <ul className={admin.list} aria-label={t`Where the figures come from`}>
      {facts.map((fact) => (
        <li key={fact.key} className={admin.item}>
          <strong>{names[fact.key]}</strong>
          <span className={admin.time}>{fact.text}</span>
          <small>
            <Source fact={fact} version={version} />
          </small>
        </li>
      ))}
    </ul>
  );
}

function Source({ fact, version }: { fact: PostFact; version: string | null }) {
  const language = useLanguage();
  const block = formatDecimal(String(fact.block), language);
  const at = <Time iso={fact.at} />;
  switch (fact.source) {
    case 'totals':
      return version === null ? (
        <Trans>
          ledger, block {block}, {at}
        </Trans>
      ) : (
        <Trans>
          ledger, version {version}, block {block}, {at}
        </Trans>
      );
    case 'purchase':
      return (
        <Trans>
          <Receipt fact={fact} />, block {block}, {at}
        </Trans>
      );
    case 'feed':
      return (
        <Trans>
          <Receipt fact={fact} /> at {fact.ethUsd} dollars for an ether, as <Feed fact={fact} /> said on {at}
        </Trans>
      );
  }
}

function Receipt({ fact: { txHash } }: { fact: PostFact }) {
  if (txHash === null) return <Trans>purchase</Trans>;
  return (
    <Link to={`/purchases/${txHash}`}>
      <Trans>receipt {shortAddress(txHash)}</Trans>
    </Link>
  );
}

function Feed({ fact: { feed } }: { fact: PostFact }) {
  if (feed === null) return <Trans>the price feed</Trans>;
  return <Explored page={`address/${feed}`}>{shortAddress(feed)}</Explored>;
}
