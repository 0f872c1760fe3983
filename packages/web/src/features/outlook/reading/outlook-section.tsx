/** The pictures that a buyer moves, under their title. */
import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { notFailed } from '#text/sale-state.ts';
import { Section } from '#ui/section.tsx';

/** Section `pie`. */
export function OutlookSection({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  return (
    <Section
      id="pie"
      states={notFailed}
      title={t`Shares after the sale`}
      lead={t`If half is sold, half of everything exists. Move the sliders: the sizes are those of the sale on Base, and the formulas those of the contracts.`}
    >
      {children}
    </Section>
  );
}
