// Reads docs/security.md: its rows of requirements, and the tests that they name.

export type Requirement = { readonly number: string; readonly met: string; readonly tests: string };
export type CitedTest = { readonly name: string; readonly file: string };

/** The rows of its tables that begin with a requirement's number. */
export function requirementsOf(document: string): Requirement[] {
  return [...document.matchAll(/^\| (\d+\.\d+\.\d+) \(L[12]\) [^|]+\| ([^|]+) \| ([^|]+) \|$/gm)].map(
    ([, number = '', met = '', tests = '']) => ({ number, met, tests }),
  );
}

/** What is cited as *name* (`file`). */
export function citedTests(text: string): CitedTest[] {
  return [...text.matchAll(/\*([^*]+)\*\s+\(`([\w.-]+)`\)/g)].map(([, name = '', file = '']) => ({
    name: name.replaceAll(/\s+/g, ' '),
    file,
  }));
}

/** Whether a file of tests has one of this name, with or without the word before its colon; `…` stands for anything. */
export function hasTest(source: string, name: string): boolean {
  const pattern = name.split('…').map(escaped).join('.+');
  const title = String.raw`(?:\w+: )?${pattern}`;
  return new RegExp(
    // Behind `test(`, `test.each(…)(` or `describe(`, or the first of a row of cases.
    String.raw`(?:\b(?:test|describe)[^(]*\(|\)\(|^\s*\[)\s*(['"\`])${title}\1\s*,`,
    'm',
  ).test(source);
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
