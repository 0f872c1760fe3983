/** Id of the notice, apart from its drawing so that scripts may find it. */
export const loadFailedId = 'load-failed';
