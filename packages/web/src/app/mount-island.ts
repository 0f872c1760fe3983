/** Gives an island without React to its module. */
import { languageOf } from '@lilape/domain/languages';
import { islandCode } from '#shell/first/code.ts';
import type { MountModule } from '#shell/first/when.ts';

/** Resolves once the module has it. @throws TypeError where its code does not come */
export async function mountIsland(island: HTMLElement): Promise<void> {
  const { mount } = (await islandCode(island)) as MountModule;
  mount(island, languageOf(location.pathname));
}
