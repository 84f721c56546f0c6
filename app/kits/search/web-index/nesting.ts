/** Tags that stand alone, or that writers leave open and parsers close. */
const UNNESTED = new Set(
  (
    'area base br col embed hr img input link meta param source track wbr p li dt dd td th tr tbody thead tfoot option ' +
    'html head body'
  ).split(' '),
)
const TAG = /<(\/?)([a-z][a-z\d-]{0,20})\b/gi

/** Whether elements stand in each other deeper than `most`: parsers take forever over such a page. One pass over it. */
export function isNestedDeeper(html: string, most: number): boolean {
  let depth = 0
  for (const [, end, name = ''] of html.matchAll(TAG)) {
    if (UNNESTED.has(name.toLowerCase())) continue
    depth = end ? Math.max(0, depth - 1) : depth + 1
    if (depth > most) return true
  }
  return false
}
