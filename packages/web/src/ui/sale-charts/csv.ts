/** The charts' figures as CSV files: exact amounts, ISO times. */
import type { SaleHistory } from '@lilape/wire/history';
import { csvText } from '#text/csv.ts';

/** One line a point, oldest first: everything up to and with that moment. */
export function pointsCsv({ points }: Pick<SaleHistory, 'points'>): string {
  return csvText(
    ['time', 'block', 'raised_usd', 'tokens_sold', 'purchases'],
    points.map(({ time, block, raised, tokens, purchases }) => [
      time,
      String(block),
      raised,
      tokens,
      String(purchases),
    ]),
  );
}

/** One line a stage; the last two cells are empty until it is complete. */
export function stagesCsv({ stages }: Pick<SaleHistory, 'stages'>): string {
  return csvText(
    ['stage', 'price_usd', 'raised_usd', 'size_usd', 'tokens_sold', 'completed_at', 'completed_in_block'],
    stages.map(({ stage, price, raised, size, tokens, completed }) => [
      String(stage),
      price,
      raised,
      size,
      tokens,
      completed?.time ?? '',
      String(completed?.block ?? ''),
    ]),
  );
}
