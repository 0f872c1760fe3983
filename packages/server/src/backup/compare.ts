// Compares restored rows that name something of the chain with the ledger, once that was read again.
import type { Db } from '#postgres/database.ts';
import { StartError } from '#start-error.ts';

/** Each gives a row for what differs, with a sentence. */
const DIFFERENCES: readonly string[] = [
  `select format('The purchase 0x%s, %s was reported to the group, and the chain has it no more.',
     encode(tx_hash, 'hex'), ordinal) as sentence
   from app.alerted_purchases a
   where exists (select from ledger.sale_events) and not exists (
     select from ledger.sale_events e where e.tx_hash = a.tx_hash and e.ordinal = a.ordinal)`,
  `select format('The transaction 0x%s was reported to the group as news of the market, and the chain has it no more.',
     encode(tx_hash, 'hex')) as sentence
   from app.announced_market a
   where exists (select from ledger.sale_events) and not exists (
     select from ledger.market_events e where e.tx_hash = a.tx_hash)`,
  `select format('The snapshot of launch %s was taken at block %s, which the chain has not reached.', launch_id, block)
     as sentence
   from app.launch_snapshots where block > (select number from ledger.state)`,
  `select format('The published part %s of the ledger ends at block %s, which is not final.', cid, to_block) as sentence
   from app.ledger_parts where to_block > (select final from ledger.state)`,
  `select format('Ape %s was minted, and where its files are is not known: pin services and gateways have them.', token_id)
     as sentence
   from (select distinct token_id from ledger.ape_transfers) minted
   where not exists (select from app.painted_apes p where p.token_id = minted.token_id)`,
];

/** A sentence for each difference. @throws StartError before the ledger was at the chain's head */
export async function readDifferences(db: Db): Promise<string[]> {
  const { rows } = await db.query(
    'select from watch.progress where read_at_ms > 0 and exists (select from ledger.state)',
  );
  if (rows.length === 0)
    throw new StartError('The ledger was not at the chain’s head yet: start the server, and compare then.');
  const sentences: string[] = [];
  for (const sql of DIFFERENCES)
    sentences.push(
      ...(await db.query<{ sentence: string }>(`${sql} order by 1`)).rows.map(({ sentence }) => sentence),
    );
  return sentences;
}
