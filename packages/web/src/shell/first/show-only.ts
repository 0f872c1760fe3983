/** Sentences of every case stand in the HTML; a script shows the true ones. */

/** Shows, of everything in `root` that has the attribute, what lists `word`. */
export function showOnly(root: ParentNode, attribute: string, word: string): void {
  for (const element of root.querySelectorAll<HTMLElement>(`[${attribute}]`))
    element.hidden = !(element.getAttribute(attribute) ?? '').split(' ').includes(word);
}
