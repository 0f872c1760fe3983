import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, test } from 'vitest';

import type { Rpc } from './rpc.ts';
import { createStateWriter, removeUnpacked, saveState, unpackState } from './state-file.ts';

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'lilape-state-'));
  return () => rmSync(dataDir, { recursive: true });
});

const chainIn = (text: string): Rpc => {
  return async <Result>() => `0x${gzipSync(text).toString('hex')}` as Result;
};

describe('state file', () => {
  test('behavior: what was saved is unpacked again, and the copy goes away', async () => {
    await saveState(chainIn('{"block":1}'), dataDir);
    const path = unpackState(dataDir) ?? '';
    expect(readFileSync(path, 'utf8')).toBe('{"block":1}');
    removeUnpacked(dataDir);
    expect(readdirSync(join(dataDir, 'chain'))).toEqual(['state.json.gz']);
  });

  test('behavior: null where no chain was saved', () => {
    expect(unpackState(dataDir)).toBeNull();
  });

  test('behavior: a later save that was cut off leaves the earlier one', async () => {
    await saveState(chainIn('{"block":1}'), dataDir);
    writeFileSync(join(dataDir, 'chain/state.json.gz.new'), 'half a fi');
    expect(readFileSync(unpackState(dataDir) ?? '', 'utf8')).toBe('{"block":1}');
  });

  test('behavior: saves that overlap are done one after the other', async () => {
    const save = createStateWriter(chainIn('{"block":2}'), dataDir);
    await Promise.all([save(), save(), save()]);
    expect(readFileSync(unpackState(dataDir) ?? '', 'utf8')).toBe('{"block":2}');
  });

  test('error: a file that is no state', async () => {
    await saveState(chainIn('{}'), dataDir);
    const path = join(dataDir, 'chain/state.json.gz');
    writeFileSync(path, 'nonsense');
    expect(() => unpackState(dataDir)).toThrow(
      `The saved chain in ${path} cannot be read. To begin anew, remove the folder ${dataDir}.`,
    );
  });
});
