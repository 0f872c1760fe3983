import { expect, test } from 'vitest';
import type { Hex } from '@lilape/events/log';
import { balanceLine, eventLine } from './lines.ts';

const TX: Hex = `0x${'11'.repeat(32)}`;
const ANN: Hex = `0x${'a1'.repeat(20)}`;
const PLACE = { block: 16n, txHash: TX, ordinal: 1, logIndex: 3 };

test('behavior: an event is its place, its name and its arguments by name, amounts as text', () => {
  const event = { type: 'purchased', tokens: 10n ** 30n, coin: 'USDT', buyer: ANN, chargedUnits: 5n };
  expect(eventLine(PLACE, event)).toBe(
    `{"block":16,"txHash":"${TX}","ordinal":1,"logIndex":3,"event":"purchased","buyer":"${ANN}",` +
      `"chargedUnits":"5","coin":"USDT","tokens":"1000000000000000000000000000000"}`,
  );
});

test('behavior: the order in which an event was put together changes nothing', () => {
  const one = eventLine(PLACE, { type: 'transfer', from: ANN, to: ANN, id: 7 });
  expect(eventLine(PLACE, { id: 7, to: ANN, from: ANN, type: 'transfer' })).toBe(one);
  expect(JSON.parse(one)).toMatchObject({ event: 'transfer', id: 7, logIndex: 3 });
});

test('behavior: an event that says nothing is its place and its name', () => {
  expect(eventLine(PLACE, { type: 'cancelled' })).toBe(
    `{"block":16,"txHash":"${TX}","ordinal":1,"logIndex":3,"event":"cancelled"}`,
  );
});

test('behavior: a balance', () => {
  expect(balanceLine(9n, ANN, 0n)).toBe(`{"block":9,"account":"${ANN}","after":"0"}`);
});
