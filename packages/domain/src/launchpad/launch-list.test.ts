import { publishList } from '@lilape/domain/draws/list';
import { readList, readManifest } from '@lilape/domain/draws/read-list';
import {
  type LaunchHead,
  LAUNCH_LIST,
  launchEntrants,
  launchRow,
} from '@lilape/domain/launchpad/launch-list';
import { TIERS, tierOf } from '@lilape/domain/launchpad/tiers';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const WHOLE = 10n ** 18n;
const BILLION = 10n ** 9n * WHOLE;
const head: LaunchHead = {
  chainId: 31_337,
  draws: '0x00000000000000000000000000000000000000D1',
  launch: 1,
  launchTimeSeconds: 1_800_086_400,
  places: 100,
  allocation: 1_000_000n,
  symbol: 'PUMP',
  block: 77,
  blockHash: `0x${'ab'.repeat(32)}`,
  excluded: ['0x00000000000000000000000000000000000000F2', '0x00000000000000000000000000000000000000f1'],
};
const holders = [
  ['0x00000000000000000000000000000000000000B2', { wallet: BILLION - 1n, staked: 1n, unclaimed: 0n }],
  ['0x00000000000000000000000000000000000000a1', { wallet: 0n, staked: 0n, unclaimed: BILLION / 10n }],
  ['0x00000000000000000000000000000000000000a0', { wallet: 0n, staked: 0n, unclaimed: BILLION / 10n - 1n }],
  ['0x00000000000000000000000000000000000000f1', { wallet: 50n * BILLION, staked: 0n, unclaimed: 0n }],
] as const;
const entrants = launchEntrants(head.excluded, holders);
const published = publishList(LAUNCH_LIST, head, entrants);
const text = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);
const bytes = (line: string) => new TextEncoder().encode(line);
const partBytes = published.parts.map((part) => part.bytes);

test('behavior: rows and manifest are written in one way only', () => {
  expect(partBytes.map(text)).toEqual([
    '{"index":0,"account":"0x00000000000000000000000000000000000000a1","from":"0","weight":"1","tier":"banana-tree",' +
      '"wallet":"0","staked":"0","unclaimed":"100000000000000000000000000"}\n' +
      '{"index":1,"account":"0x00000000000000000000000000000000000000b2","from":"1","weight":"3","tier":"jungle-king",' +
      '"wallet":"999999999999999999999999999","staked":"1","unclaimed":"0"}\n',
  ]);
  expect(text(published.manifest.bytes)).toBe(
    '{"format":"lilape-launch-list/1","chainId":31337,"draws":"0x00000000000000000000000000000000000000d1","launch":1,' +
      '"launchTime":1800086400,"snapshotTime":1800000000,"places":100,"allocation":"1000000","symbol":"PUMP","tiers":[' +
      '{"id":"banana-tree","required":"100000000000000000000000000","tickets":1,"guaranteed":false},' +
      '{"id":"jungle-king","required":"1000000000000000000000000000","tickets":3,"guaranteed":true},' +
      '{"id":"volcano-ape","required":"10000000000000000000000000000","tickets":8,"guaranteed":true},' +
      '{"id":"moon-rider","required":"50000000000000000000000000000","tickets":20,"guaranteed":true}],' +
      `"block":77,"blockHash":"0x${'ab'.repeat(32)}",` +
      '"excluded":["0x00000000000000000000000000000000000000f1","0x00000000000000000000000000000000000000f2"],' +
      `"guaranteed":1,"count":2,"totalWeight":"4","root":"${published.root}",` +
      `"parts":[{"cid":"${published.parts[0]?.cid}","rows":2,"bytes":${partBytes[0]?.length}}]}\n`,
  );
});

test('behavior: what was published is read back, by what it says it is', () => {
  const read = readList(published.manifest.bytes, partBytes);
  expect(read.ok && read.entrants).toEqual(entrants);
  const manifest = readManifest(published.manifest.bytes);
  expect(manifest.ok && manifest.manifest).toMatchObject({ launch: 1, places: 100, allocation: 1_000_000n });
});

describe('error: a list that is not as it must be is reported', () => {
  const part = text(partBytes[0]);
  test.each([
    ['a ticket more', part.replace('"weight":"3"', '"weight":"4"'), 'row'],
    ['another tier', part.replace('jungle-king', 'moon-rider'), 'row'],
    ['no tier', part.replace('"jungle-king"', 'null'), 'row'],
    ['a unit too little for its tier', part.replace('"staked":"1"', '"staked":"0"'), 'row'],
    ['a holding that is too small for any', part.replace('"unclaimed":"1', '"unclaimed":"0'), 'row'],
    ['a unit moved', part.replace('"staked":"1"', '"staked":"2"'), 'manifest'],
    ['a row without its stakes', part.replace('"staked":"1",', ''), 'row'],
  ])('args: %s', (_, tampered, where) => {
    expect(tampered).not.toBe(part);
    expect(readList(published.manifest.bytes, [bytes(tampered)])).toMatchObject({
      ok: false,
      fault: { where },
    });
  });

  const line = text(published.manifest.bytes);
  test.each([
    ['another number of guaranteed places', line.replace('"guaranteed":1,', '"guaranteed":2,')],
    ['another moment of its snapshot', line.replace('"snapshotTime":18', '"snapshotTime":19')],
    ['a tier with more tickets', line.replace('"tickets":8', '"tickets":9')],
    ['a tier that asks for less', line.replace('"required":"5', '"required":"4')],
    ['an allocation below zero', line.replace('"allocation":"', '"allocation":"-')],
    ['no symbol', line.replace('"symbol":"PUMP",', '')],
    ['the format of the giveaway', line.replace('lilape-launch-list', 'lilape-draw-list')],
    ['a format of later', line.replace('launch-list/1', 'launch-list/2')],
  ])('args: a manifest with %s', (_, tampered) => {
    expect(tampered).not.toBe(line);
    expect(readList(bytes(tampered), partBytes)).toMatchObject({ ok: false, fault: { where: 'manifest' } });
  });
});

test('behavior: a row has the tickets of the tier that its three lines add up to', () => {
  const anyLine = fc.oneof(
    fc.bigInt(0n, 60n * BILLION),
    fc.constantFrom(0n, 1n, ...TIERS.map(({ required }) => required)),
  );
  fc.assert(
    fc.property(anyLine, anyLine, anyLine, (wallet, staked, unclaimed) => {
      const row = launchRow('0x00000000000000000000000000000000000000a1', { wallet, staked, unclaimed });
      const tier = tierOf(wallet + staked + unclaimed);
      expect([row?.tier, row?.weight]).toEqual([tier?.id, tier === null ? undefined : BigInt(tier.tickets)]);
    }),
  );
});
