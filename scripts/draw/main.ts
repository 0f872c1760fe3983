// `npm run draw -- list | open | reveal | settle | prize | check`.
import { runDraw } from './run.ts';

const line = (stream: NodeJS.WriteStream) => (text: string) => void stream.write(`${text}\n`);

process.exitCode = await runDraw(process.argv.slice(2), line(process.stdout), line(process.stderr));
