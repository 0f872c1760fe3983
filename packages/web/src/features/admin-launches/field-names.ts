/** What the fields of a launch are called. */
import { useLingui } from '@lingui/react/macro';
import type { LaunchFieldName } from './launch-typed.ts';

/** By field, as labels and as subjects of sentences. */
export function useFieldNames(): Readonly<Record<LaunchFieldName, string>> {
  const { t } = useLingui();
  return {
    project: t`Project`,
    textEn: t`Text, English`,
    textRu: t`Text, Russian`,
    picture: t`Picture`,
    links: t`Links`,
    allocation: t`Allocation`,
    symbol: t`Symbol`,
    places: t`Places`,
    launchTime: t`Launch time`,
  };
}
