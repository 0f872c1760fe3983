// A step of a draw as `npm run draw` takes it: said before it is sent, and how it ended.
import { CannotCheck } from '@lilape/verify/fetchers';
import { type Command, readArguments } from './arguments.ts';
import { checkDraw } from './check.ts';
import { type DrawContext, DrawRefusal, openContext } from './context.ts';
import { withLaunch } from './launch.ts';
import { listEntrants } from './list.ts';
import { openDraw } from './open.ts';
import { Difference } from './difference.ts';
import { mintPrize } from './prize.ts';
import { revealDraw } from './reveal.ts';
import { settleDraw } from './settle.ts';

const STEPS: Readonly<Record<Command, (context: DrawContext) => Promise<void>>> = {
  list: listEntrants,
  open: openDraw,
  reveal: revealDraw,
  settle: settleDraw,
  prize: mintPrize,
  check: checkDraw,
};

/**
 * Takes the step that `words` name; `say` gets each line, `complain` why it went no further. The exit code: 0, 1 where what
 * was checked differs, 2 where nothing could be done.
 */
export async function runDraw(
  words: readonly string[],
  say: (line: string) => void,
  complain: (line: string) => void,
): Promise<number> {
  try {
    const given = readArguments(words);
    const context = await openContext(given, say);
    await STEPS[given.command](await withLaunch(context));
    return 0;
  } catch (error) {
    const isDifference = error instanceof Difference;
    const isExpected =
      isDifference ||
      error instanceof DrawRefusal ||
      error instanceof CannotCheck ||
      error instanceof TypeError;
    complain(isExpected ? error.message : String((error as Error).stack));
    return isDifference ? 1 : 2;
  }
}
