// Answers that are kept: how much memory they hold.
import { describe, expect, test } from 'vitest';
import { chooseForm, encodedForm, prepareJson } from './prepared.ts';

/** How much stays in memory for as long as the bytes are kept. */
const heldBytes = (body: Buffer) => body.buffer.byteLength;

describe('prepareJson', () => {
  test('behavior: a small answer that is kept holds no memory but its own', () => {
    const { body } = prepareJson({ success: true });
    expect(body.toString()).toBe('{"success":true}');
    expect(heldBytes(body)).toBe(16);
  });

  test('behavior: the compressed forms of a long answer hold no memory but their own', () => {
    const long = prepareJson('banana'.repeat(1_000));
    expect(heldBytes(long.body)).toBe(6_002);
    for (const accepted of ['br', 'gzip']) {
      const form = chooseForm(long, accepted);
      expect(form.headers['Content-Encoding']).toBe(accepted);
      expect(heldBytes(form.body)).toBe(form.body.length);
    }
  });

  test('behavior: bytes that have memory of their own are not copied', () => {
    const plain = prepareJson({ success: true });
    const bytes = Buffer.allocUnsafeSlow(3);
    expect(encodedForm(plain, 'br', bytes).body).toBe(bytes);
  });
});
