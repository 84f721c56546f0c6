/** Share of the longer text that may differ before two names are no longer near. */
const MAX_DISTANCE_SHARE = 0.4

/** Optimal string alignment distance: insertions, deletions, substitutions and swaps of neighbours cost 1 each. */
export function editDistance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => [i, ...Array<number>(b.length).fill(0)])
  for (let j = 0; j <= b.length; j++) rows[0]![j] = j
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      let cost = Math.min(rows[i - 1]![j]! + 1, rows[i]![j - 1]! + 1, rows[i - 1]![j - 1]! + (isSame ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, rows[i - 2]![j - 2]! + 1)
      rows[i]![j] = cost
    }
  }
  return rows[a.length]![b.length]!
}

/** The items whose name is near the text, nearest first; each word of a long name may also match alone. */
export function nearestBySpelling<Item>(text: string, items: readonly Item[], nameOf: (item: Item) => string): Item[] {
  if (text.length < 3) return []
  const measured = items.map((item) => ({ item, share: distanceShare(text, nameOf(item)) }))
  return measured
    .filter(({ share }) => share <= MAX_DISTANCE_SHARE)
    .sort((a, b) => a.share - b.share)
    .map(({ item }) => item)
}

/** The distance as a share of the longer text; 1 without counting where the lengths alone are too far apart. */
function shareOf(a: string, b: string): number {
  const longer = Math.max(a.length, b.length, 1)
  return Math.abs(a.length - b.length) > longer * MAX_DISTANCE_SHARE ? 1 : editDistance(a, b) / longer
}

function distanceShare(text: string, name: string): number {
  const whole = shareOf(text, name)
  const textWords = text.split(' ')
  const last = textWords.at(-1) ?? text
  const word = last.length < 4 ? 1 : Math.min(...name.split(' ').map((part) => shareOf(last, part)))
  return Math.min(whole, word + 0.05)
}
