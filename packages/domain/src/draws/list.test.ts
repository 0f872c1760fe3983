import { GIVEAWAY_LIST, type GiveawayHead } from '@lilape/domain/draws/giveaway-list';
import { entrantsBut, publishList } from '@lilape/domain/draws/list';
import { listEntrants } from '@lilape/domain/draws/entrants';
import { readList, readManifest } from '@lilape/domain/draws/read-list';
import { MAX_BLOCK_BYTES, digestOfCid } from '@lilape/domain/ipfs';
import { hexOf } from '@lilape/domain/draws/words';
import { describe, expect, test } from 'vitest';

const head: GiveawayHead = {
  chainId: 31_337,
  draws: '0x00000000000000000000000000000000000000D1',
  drawId: 1,
  block: 77,
  blockHash: `0x${'ab'.repeat(32)}`,
  excluded: [
    '0x00000000000000000000000000000000000000F2',
    '0x00000000000000000000000000000000000000f1',
    '0x00000000000000000000000000000000000000f2',
  ],
};
const entrants = listEntrants([
  { account: '0x00000000000000000000000000000000000000B2', weight: 5n * 10n ** 18n },
  { account: '0x00000000000000000000000000000000000000a1', weight: 833_333_333_333_333_333_333n },
]);
const published = publishList(GIVEAWAY_LIST, head, entrants);
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const bytes = (line: string) => new TextEncoder().encode(line);
const partBytes = published.parts.map((part) => part.bytes);

describe('publishList', () => {
  test('behavior: rows and manifest are written in one way only', () => {
    expect(partBytes.map(text)).toEqual([
      '{"index":0,"account":"0x00000000000000000000000000000000000000a1","from":"0","weight":"833333333333333333333"}\n' +
        '{"index":1,"account":"0x00000000000000000000000000000000000000b2","from":"833333333333333333333","weight":"5000000000000000000"}\n',
    ]);
    expect(text(published.manifest.bytes)).toBe(
      '{"format":"lilape-draw-list/2","chainId":31337,"draws":"0x00000000000000000000000000000000000000d1","drawId":"1",' +
        `"block":77,"blockHash":"0x${'ab'.repeat(32)}",` +
        '"excluded":["0x00000000000000000000000000000000000000f1","0x00000000000000000000000000000000000000f2"],' +
        '"count":2,"totalWeight":"838333333333333333333",' +
        '"root":"0xca4a26d18351492cdbc350d1d2d298a997353007218533e30d97a835aec644ce",' +
        '"parts":[{"cid":"bafkreiaeubyvu2pgduvbrivkdpxuf5u5n3sg5fjdmlwluzbhrlmdaxuuzu","rows":2,"bytes":240}]}\n',
    );
    expect(published.digest).toBe(hexOf(digestOfCid(published.manifest.cid)));
  });

  test('behavior: parts are cut between lines, each as full as a block can be', () => {
    const many = listEntrants(
      Array.from({ length: 5_000 }, (_, i) => ({
        account: `0x${(i + 1).toString(16).padStart(40, '0')}` as const,
        weight: 10n ** 24n,
      })),
    );
    const { parts, manifest } = publishList(GIVEAWAY_LIST, head, many);
    const sizes = parts.map((part) => part.bytes.length);
    expect(sizes).toHaveLength(3);
    for (const [i, part] of parts.entries()) {
      expect(text(part.bytes).endsWith('}\n')).toBe(true);
      const next = parts[i + 1];
      const line = next === undefined ? 0 : text(next.bytes).indexOf('\n') + 1;
      expect(part.bytes.length).toBeLessThanOrEqual(MAX_BLOCK_BYTES);
      expect(next === undefined || part.bytes.length + line > MAX_BLOCK_BYTES).toBe(true);
    }
    expect(
      readList(
        manifest.bytes,
        parts.map((part) => part.bytes),
      ).ok,
    ).toBe(true);
  });

  test('error: a list of nobody is not published', () => {
    expect(() => publishList(GIVEAWAY_LIST, head, [])).toThrow(RangeError);
  });
});

test('behavior: who is excluded takes no part, however the address is written', () => {
  const credited = [
    { account: '0x00000000000000000000000000000000000000f2', weight: 1n },
    { account: '0x00000000000000000000000000000000000000a1', weight: 2n },
  ] as const;
  expect(entrantsBut(head.excluded, credited).map(({ account, from }) => [account, from])).toEqual([
    ['0x00000000000000000000000000000000000000a1', 0n],
  ]);
});

describe('readList', () => {
  test('behavior: what was published is read back', () => {
    const read = readList(published.manifest.bytes, partBytes);
    expect(read.ok && read.entrants).toEqual(entrants);
    expect(read.ok && read.manifest.excluded).toHaveLength(2);
    const manifest = readManifest(published.manifest.bytes);
    expect(manifest.ok && manifest.manifest.block).toBe(77);
  });

  const part = text(partBytes[0] ?? new Uint8Array());
  const [first = '', second = ''] = part.split('\n');
  test.each([
    ['one unit more', part.replace('"5000000000000000000"', '"5000000000000000001"'), 'manifest'],
    ['a row missing', `${first}\n`, 'manifest'],
    ['a row twice', `${first}\n${first}\n${second}\n`, 'row'],
    ['the order swapped', `${second}\n${first}\n`, 'row'],
    ['another number', part.replace('"index":1', '"index":2'), 'row'],
    ['another beginning', part.replace('"from":"0"', '"from":"1"'), 'row'],
    ['a space more', part.replace('":1,', '": 1,'), 'row'],
    ['a row without weight', part.replace('"5000000000000000000"', '"0"'), 'row'],
    ['a weight below zero', part.replace('"5000000000000000000"', '"-5"'), 'row'],
    ['no end of its last line', part.trimEnd(), 'part'],
    ['what is no JSON', `${first}\n<html>\n`, 'row'],
    ['nothing', '', 'row'],
  ])('error: a part with %s is reported', (_, tampered, where) => {
    expect(readList(published.manifest.bytes, [bytes(tampered)])).toMatchObject({
      ok: false,
      fault: { where },
    });
  });

  const line = text(published.manifest.bytes);
  test.each([
    ['another sum', line.replace('"838', '"839')],
    ['another root', line.replace('"root":"0xc', '"root":"0xd')],
    ['another CID', line.replace('"cid":"bafkrei', '"cid":"bafkrej')],
    ['another count', line.replace('"count":2', '"count":3')],
    ['addresses in another order', line.replace('00f1"', '00f3"')],
    ['another format', line.replace('list/2', 'list/1')],
    ['capitals', line.replace('d1"', 'D1"')],
    ['no line', ''],
    ['an empty object', '{}\n'],
  ])('error: a manifest with %s is reported', (_, tampered) => {
    expect(readList(bytes(tampered), partBytes)).toMatchObject({ ok: false, fault: { where: 'manifest' } });
  });

  test('behavior: the fault says where, what there is and what there must be', () => {
    const swapped = bytes(`${second}\n${first}\n`);
    expect(readList(published.manifest.bytes, [swapped])).toEqual({
      ok: false,
      fault: { where: 'row', at: 0, expected: first, actual: second },
    });
    expect(readList(bytes(line.replace('"count":2', '"count":3')), partBytes)).toMatchObject({
      fault: { expected: expect.stringContaining('"count":2') as string },
    });
  });
});
