// @vitest-environment node
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { expect, test } from 'vitest';

const root = `${import.meta.dirname}/../..`;
const config = getConfig({ cwd: root, configPath: `${root}/lingui.config.ts` });

for (const catalog of await getCatalogs(config)) {
  const name = catalog.path.split('/').at(-1) ?? '';
  const inCode = Object.keys((await catalog.collect()) ?? {}).sort();

  test(`behavior: the catalogue ${name} holds the sentences of the code, no more and no fewer`, async () => {
    const inFile = Object.keys((await catalog.read('ru')) ?? {}).sort();
    expect(inFile).toEqual(inCode);
  });

  test(`behavior: every sentence of ${name} has its Russian`, async () => {
    const russian = (await catalog.read('ru')) ?? {};
    const missing = inCode.filter((id) => (russian[id]?.translation ?? '') === '');
    expect(missing).toEqual([]);
  });
}
