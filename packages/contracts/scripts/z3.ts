// z3 as WebAssembly, which answers one SMT-LIB query at a time: nothing has to be installed beside the npm packages.
import { init } from 'z3-solver';

/** z3's steps at one query: what is not decided by then is `unknown`, on a slow machine as on a quick one. */
const MAX_STEPS = 100_000_000;

type Emscripten = { ccall: (name: string, result: 'string', types: string[], values: unknown[]) => string };

/**
 * Loads z3 and returns a function that answers a query: `sat` or `unsat`, with what was asked for besides, else `unknown`.
 * It answers at once, as solc's callback has to; the package's own asynchronous call misread long queries now and then.
 * @see decision 132 "proofs with z3 from npm"
 */
export async function loadZ3(): Promise<(query: string) => string> {
  const { Z3, em } = await init();
  const { ccall } = em as Emscripten;
  return (query) => {
    const config = Z3.mk_config();
    const context = Z3.mk_context(config);
    Z3.del_config(config);
    const text = `(set-option :rlimit ${MAX_STEPS})\n${query}`;
    const answer = ccall('Z3_eval_smtlib2_string', 'string', ['number', 'string'], [context, text]);
    Z3.del_context(context);
    return /^(?:sat|unsat)\b/.test(answer) ? answer : 'unknown\n';
  };
}
