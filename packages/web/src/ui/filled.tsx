/** Places of figures in HTML that is written beforehand; `shell/live/fill.ts` writes them there. */
import type { ConditionName, FigureName } from '#shell/live/figures.ts';
import { Blank } from '#shell/ui/blank.tsx';

/** The attributes of an element that is shown while a condition holds; hidden until it is known to. */
export function when(condition: ConditionName): { 'data-when': ConditionName; hidden: boolean } {
  return { 'data-when': condition, hidden: !atFirst.includes(condition) };
}

/** What holds before the first answer, and is shown in the prerendered HTML. */
const atFirst: readonly ConditionName[] = ['unknown', 'age-asking', 'newest-asking'];

type Props = {
  of: FigureName;
  /** A typical value, for the size of its place until it is filled; nothing holds the place without it. */
  sample?: string;
  /** What stands there where there is no such figure. */
  none?: string;
  /** Class of a figure that is cut short, whose whole shows when it is asked for. */
  exact?: string | undefined;
};

/** A figure: a grey bar until it is filled. */
export function Filled({ of, sample, none, exact }: Props) {
  return (
    <span data-fill={of} data-none={none} data-exact={exact === undefined ? undefined : ''} className={exact}>
      {sample !== undefined && <Blank sample={sample} />}
    </span>
  );
}
