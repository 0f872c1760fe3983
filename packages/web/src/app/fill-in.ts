/** What a document says that changes by itself, without React: its own script's part, and the sale. */

/** What a page does by itself, beside its file in `routes`. */
const scripts = import.meta.glob<{ start: () => void }>('../routes/*.script.ts');

/** Fills in the page's figures, as long as the document is there. What does not come leaves them blank; the browser's console names the file. */
export function fillIn(): void {
  const { page = '', followsSale } = document.getElementById('root')?.dataset ?? {};
  const own = scripts[`../routes/${page}.script.ts`]?.().then(({ start }) => start());
  const sale =
    followsSale === undefined
      ? undefined
      : import('#shell/live/follow-sale.ts').then(({ followSale }) => followSale());
  for (const part of [own, sale]) part?.catch(() => {});
}
