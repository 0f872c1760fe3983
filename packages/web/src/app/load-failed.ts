/** Says that a part of the page could not be loaded, in words that came with the document. @see frame/load-failed.tsx */
import { loadFailedId } from '#shell/first/load-failed-id.ts';
import { toastDurationMs } from '#shell/first/toast.ts';

let hiding: ReturnType<typeof setTimeout> | undefined;

/** Resolves to what was asked for, or to null after saying that it did not come. */
export async function loadOrNotify<Asked>(asked: Promise<Asked>): Promise<Asked | null> {
  try {
    const here = await asked;
    hide();
    return here;
  } catch {
    // The browser's console names the file.
    show();
    return null;
  }
}

function show(): void {
  const notice = document.getElementById(loadFailedId);
  notice?.showPopover();
  clearTimeout(hiding);
  hiding = setTimeout(hide, toastDurationMs);
}

function hide(): void {
  clearTimeout(hiding);
  const notice = document.getElementById(loadFailedId);
  if (notice?.matches(':popover-open') === true) notice.hidePopover();
}
