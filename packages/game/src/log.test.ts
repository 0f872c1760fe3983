// The codec of inputs: exact, canonical, and deaf to nonsense.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { checksumOf } from './checksum.ts';
import { packInput, unpackInput } from './input.ts';
import { MAX_LOG_BYTES, encodeLog, encodePacked } from './log.ts';
import { decodeLog } from './read-log.ts';

/** A log with a checksum that fits, whatever lies before it. */
function sealed(...body: number[]): Uint8Array {
  const bytes = Uint8Array.from([...body, 0, 0, 0, 0]);
  new DataView(bytes.buffer).setUint32(body.length, checksumOf(bytes, 0, body.length), true);
  return bytes;
}

const packed = fc.integer({ min: 0, max: 18 * 1024 - 1 });
/** Inputs as hands make them: held, turned a little, changed. */
const inputs = fc
  .array(fc.record({ packed, ticks: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 400 })) }), {
    maxLength: 120,
  })
  .map((runs) =>
    Uint16Array.from(runs.flatMap(({ packed, ticks }) => Array<number>(ticks).fill(packed)).slice(0, 18_750)),
  );

test('behavior: what was encoded is decoded, every input', () => {
  fc.assert(
    fc.property(inputs, (all) => {
      expect(decodeLog(encodePacked(all))).toEqual({ ok: true, inputs: all });
    }),
  );
});

test('behavior: an input is its packed integer and back', () => {
  for (let packed = 0; packed < 18 * 1024; packed++) {
    const input = unpackInput(packed);
    expect(input && packInput(input)).toBe(packed);
  }
  expect([-1, 18 * 1024, 0.5, Number.NaN].map(unpackInput)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('behavior: the bytes of a short game are these', () => {
  const bytes = encodeLog([
    { dx: 0, dy: 0, aim: 0, isShooting: false },
    { dx: 0, dy: 0, aim: 0, isShooting: false },
    { dx: 1, dy: 0, aim: 0, isShooting: false },
    { dx: 1, dy: 0, aim: 5, isShooting: false },
    { dx: 1, dy: 0, aim: 5, isShooting: false },
    { dx: 1, dy: -1, aim: 600, isShooting: true },
  ]);
  expect([...bytes].slice(0, -4)).toEqual([1, 6, 4, 0b111010, 0b10010101, 0, 0b110111, 88, 2]);
});

test('behavior: five minutes of a mouse that never rests fit into 64 kB', () => {
  const wild = Uint16Array.from(
    { length: 18_750 },
    (_, tick) => ((tick * 7) % 18) * 1024 + ((tick * 333) % 1024),
  );
  const log = encodePacked(wild);
  expect(log.length).toBeLessThanOrEqual(MAX_LOG_BYTES);
  expect(MAX_LOG_BYTES).toBeLessThan(65_536);
  expect(decodeLog(log)).toEqual({ ok: true, inputs: wild });
});

test('error: any one byte that was altered is noticed', () => {
  const log = encodePacked(
    Uint16Array.from({ length: 300 }, (_, tick) => (((tick >> 4) * 5) % 18) * 1024 + ((tick * 3) % 1024)),
  );
  for (let at = 0; at < log.length; at++) {
    for (const by of [1, 0x80, 0xff]) {
      const altered = log.slice();
      altered[at] = (altered[at] ?? 0) ^ by;
      expect(decodeLog(altered)).toEqual({ ok: false, problem: at === 0 ? 'version' : 'damaged' });
    }
  }
});

test.each([
  ['nothing', new Uint8Array(), 'damaged'],
  ['of another version', sealed(2, 0), 'version'],
  ['cut short', sealed(1, 5, 0).slice(0, 5), 'damaged'],
  ['with fewer ticks than said', sealed(1, 5, 0), 'damaged'],
  ['with more ticks than said', sealed(1, 1, 4), 'damaged'],
  ['of more than five minutes', sealed(1, 0xbf, 0x92, 0x01, 0xfc, 0xff, 0xff, 0x01), 'oversized'],
  ['with a length that never ends', sealed(1, 0xff, 0xff, 0xff, 0xff, 0xff), 'damaged'],
  ['with a run that never ends', sealed(1, 5, 0xfc, 0xff), 'damaged'],
  ['with keys that there are not', sealed(1, 1, (18 << 2) | 2), 'damaged'],
  ['with an aim beyond the turn', sealed(1, 1, 3, 0, 4), 'damaged'],
  ['with half an aim', sealed(1, 1, 3, 0), 'damaged'],
  ['that says a run in two', sealed(1, 2, 0, 0), 'damaged'],
  ['that turns by nothing', sealed(1, 1, (32 << 2) | 1), 'damaged'],
  ['that is too long', new Uint8Array(MAX_LOG_BYTES + 1), 'oversized'],
] as const)('error: a log %s', (_, bytes, problem) => {
  expect(decodeLog(bytes)).toEqual({ ok: false, problem });
});

test('behavior: nonsense is refused, or is the very log of what it says', () => {
  const records = fc.array(fc.integer({ min: 0, max: 255 }), { maxLength: 40 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 200 }), records, (ticks, body) => {
      const bytes = sealed(1, ...(ticks > 127 ? [(ticks & 127) | 128, ticks >> 7] : [ticks]), ...body);
      const decoded = decodeLog(bytes);
      expect(decoded.ok ? encodePacked(decoded.inputs) : bytes).toEqual(bytes);
    }),
    { numRuns: 3_000 },
  );
});
