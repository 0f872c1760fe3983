import { expect, test } from 'vitest';
import { createLog } from '#log.ts';
import { warnOfSigner } from './warn-of-signer.ts';

const OWN = `0x${'5a'.repeat(20)}` as const;

async function linesOf(asked: Promise<{ signer: `0x${string}`; epoch: bigint }>): Promise<string[]> {
  const lines: string[] = [];
  await warnOfSigner(
    asked,
    OWN,
    createLog('info', (line) => void lines.push(line)),
  );
  return lines;
}

test('behavior: a key that the collection does not name is reported with both addresses', async () => {
  const other = `0x${'6b'.repeat(20)}` as const;
  const [line, ...more] = await linesOf(Promise.resolve({ signer: other, epoch: 1n }));
  expect(line).toContain(`STUDIO_KEY is the key of ${OWN}, but the collection names ${other}`);
  expect(more).toEqual([]);
});

test('behavior: the right key, in any case of its letters, and a chain that does not answer are nothing to tell', async () => {
  expect(
    await linesOf(Promise.resolve({ signer: '0x5A5a'.padEnd(42, '5a') as typeof OWN, epoch: 1n })),
  ).toEqual([]);
  expect(await linesOf(Promise.reject(new Error('away')))).toEqual([]);
});
