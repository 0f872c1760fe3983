/** Says that a part of the page could not be loaded, in words that came with the document. @see frame/not-come.tsx */
import { notComeId } from '#frame/not-come-id.ts';
import { toastDurationMs } from '#shell/ui/toast.ts';

let hiding: ReturnType<typeof setTimeout> | undefined;

/** Resolves to whether what was asked for came; where it did not, the visitor is told. */
export async function hasCome(asked: Promise<unknown>): Promise<boolean> {
  try {
    await asked;
    hide();
    return true;
  } catch {
    // The browser's console names the file.
    show();
    return false;
  }
}

function show(): void {
  const notice = document.getElementById(notComeId);
  notice?.showPopover();
  clearTimeout(hiding);
  hiding = setTimeout(hide, toastDurationMs);
}

function hide(): void {
  clearTimeout(hiding);
  const notice = document.getElementById(notComeId);
  if (notice?.matches(':popover-open') === true) notice.hidePopover();
}
