import { beforeEach, describe, expect, test, vi } from 'vitest';

import { createSaver } from './saver.ts';

const save = vi.fn<() => Promise<void>>(async () => {});

beforeEach(() => {
  save.mockClear();
  vi.useFakeTimers({ now: 1_000_000, toFake: ['Date'] });
  return () => vi.useRealTimers();
});

const newSaver = () => createSaver({ save, delayMs: 250, unsavedBlocks: 6 });

describe('saver', () => {
  test('behavior: a block with a transaction is written after the delay', async () => {
    const saver = newSaver();
    saver.noteBlock(true);
    await saver.saveIfDue(1_000_249);
    expect(save).toHaveBeenCalledTimes(0);
    await saver.saveIfDue(1_000_250);
    expect(save).toHaveBeenCalledTimes(1);
  });

  test('behavior: later transactions do not put the writing off', async () => {
    const saver = newSaver();
    saver.noteBlock(true);
    vi.setSystemTime(1_000_200);
    saver.noteBlock(true);
    await saver.saveIfDue(1_000_250);
    expect(save).toHaveBeenCalledTimes(1);
  });

  test('behavior: empty blocks alone are written when one more would be too many', async () => {
    const saver = newSaver();
    for (let block = 0; block < 5; block++) saver.noteBlock(false);
    await saver.makeRoom();
    await saver.saveIfDue(2_000_000);
    expect(save).toHaveBeenCalledTimes(0);
    saver.noteBlock(false);
    await saver.makeRoom();
    expect(save).toHaveBeenCalledTimes(1);
  });

  test('behavior: flush writes only what is unwritten', async () => {
    const saver = newSaver();
    await saver.flush();
    saver.noteBlock(false);
    await saver.flush();
    await saver.flush();
    expect(save).toHaveBeenCalledTimes(1);
  });
});
