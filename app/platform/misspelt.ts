/** How much of a name may be wrong: a slip in a long one, two letters changed about in a short one. */
const LONG_NAME = 6
const SLIPS_IN_LONG = 2

/**
 * Names that are no setting of ours and are written almost like one, with the name that was probably meant. A setting that
 * is there under its right name is not missed, so nothing near it is reported.
 */
export function findMisspelt(names: readonly string[], known: readonly string[]): { name: string; meant: string }[] {
  const said = new Set(names)
  const missing = known.filter((name) => !said.has(name))
  return names.flatMap((name) => {
    if (known.includes(name)) return []
    const meant = missing.find((one) => isSlipOf(name.toUpperCase(), one))
    return meant === undefined ? [] : [{ name, meant }]
  })
}

function isSlipOf(name: string, meant: string): boolean {
  if (meant.length < LONG_NAME) return isTurned(name, meant) || name === meant
  return Math.abs(name.length - meant.length) <= SLIPS_IN_LONG && slipsBetween(name, meant) <= SLIPS_IN_LONG
}

/** PROT for PORT. A changed letter would make HOST of HOME. */
const isTurned = (name: string, meant: string): boolean =>
  name.length === meant.length &&
  slipsBetween(name, meant) === 1 &&
  [...name].sort().join() === [...meant].sort().join()

/** Letters added, left out, changed, or two neighbours changed about. */
function slipsBetween(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)]
  for (let i = 1; i <= a.length; i += 1) {
    const [above = [], aboveThat = []] = [rows[i - 1], rows[i - 2]]
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      const least = Math.min(above[j]! + 1, row[j - 1]! + 1, above[j - 1]! + cost)
      const isTurn = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row.push(isTurn ? Math.min(least, aboveThat[j - 2]! + 1) : least)
    }
    rows.push(row)
  }
  return rows[a.length]![b.length]!
}
