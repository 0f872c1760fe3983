// `npm run draw -- open | reveal | settle | check`: each step of a draw, said before it is sent.
import { CannotCheck } from '@lilape/verify/fetchers';
import { type Command, readArguments } from './arguments.ts';
import { checkDraw } from './check.ts';
import { type DrawContext, DrawRefusal, openContext } from './context.ts';
import { withLaunch } from './launch.ts';
import { openDraw } from './open.ts';
import { Difference } from './difference.ts';
import { revealDraw } from './reveal.ts';
import { settleDraw } from './settle.ts';

const STEPS: Readonly<Record<Command, (context: DrawContext) => Promise<void>>> = {
  open: openDraw,
  reveal: revealDraw,
  settle: settleDraw,
  check: checkDraw,
};

try {
  const given = readArguments(process.argv.slice(2));
  const context = await openContext(given, (line) => process.stdout.write(`${line}\n`));
  await STEPS[given.command](await withLaunch(context));
} catch (error) {
  const isDifference = error instanceof Difference;
  const isExpected =
    isDifference ||
    error instanceof DrawRefusal ||
    error instanceof CannotCheck ||
    error instanceof TypeError;
  process.stderr.write(`${isExpected ? error.message : String((error as Error).stack)}\n`);
  process.exitCode = isDifference ? 1 : 2;
}
