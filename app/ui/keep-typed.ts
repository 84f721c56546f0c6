/**
 * Keeps what was typed before React takes the page over: it gives a text area the words it was drawn with, unless other
 * words than those stand in its markup.
 */
export function keepTyped(page: ParentNode): void {
  for (const area of page.querySelectorAll('textarea'))
    if (area.value !== area.defaultValue) area.defaultValue = area.value
}
