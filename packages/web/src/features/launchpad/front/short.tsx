/** A figure that a script cuts short: the whole one shows on hover, on focus and so on a tap. */
import exact from '#ui/exact.module.css';

/** Filled in by `writeShort`. @see ui/exact.tsx */
export function Short({ of }: { of: string }) {
  return (
    // A tap focuses only what can be focused, and a button would promise more than a longer number.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <span className={exact.exact} role="note" tabIndex={0} data-short={of} />
  );
}
