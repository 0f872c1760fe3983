/** What is wrong with what was typed, in words beside the fields. */
import { useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useState } from 'react';
import { useLanguage } from '#shell/page/use-language.ts';
import type { FaultName, Faults } from './rules.ts';
import { focusFirstFault } from '#ui/focus-first-fault.ts';

/** Sentences by the field they stand beside. */
export type FaultWords = { readonly [Name in FaultName]?: string };

/** The sentences; with every new finding the first of their fields gets the focus. */
export function useFaults(form: RefObject<HTMLFormElement | null>) {
  const { t } = useLingui();
  const language = useLanguage();
  const [faults, setFaults] = useState<FaultWords>({});
  /** How often something was found: the same may be found again. */
  const [findings, setFindings] = useState(0);
  useEffect(() => {
    if (findings > 0) focusFirstFault(form.current);
  }, [findings, form]);

  const nameOf = (name: string): string => {
    const names: Record<string, string> = {
      project: t`Project`,
      contract: t`Contract`,
      contact: t`Contact`,
      pitch: t`Pitch`,
    };
    return names[name] ?? t`Link ${Number(name.slice('links.'.length)) + 1}`;
  };
  return {
    faults,
    /** Says what was found; resolves once the words for it have come. */
    find: async (found: Faults) => {
      const { faultSentence } = await import('#text/fault-sentence.ts');
      const said = Object.entries(found).map(([name, problem]): [string, string] => [
        name,
        faultSentence(nameOf(name), problem ?? 'IS_WRONG', language),
      ]);
      setFaults(Object.fromEntries(said) as FaultWords);
      setFindings((before) => before + (said.length > 0 ? 1 : 0));
    },
    /** What is typed anew is not wrong until it is looked at again. */
    forgive: (name: FaultName) =>
      setFaults((before) => Object.fromEntries(Object.entries(before).filter(([one]) => one !== name))),
  };
}
