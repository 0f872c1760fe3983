/** Where the document keeps its prerendered error page. */

/** Id of the template that `error-page.tsx` writes and `error-boundary.tsx` shows. */
export const errorTemplateId = 'error-page';
