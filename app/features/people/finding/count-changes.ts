/** Kinds that lists are narrowed by, and so are counted. Words are too many. */
const COUNTED = new Set(['all', 'interest', 'country', 'city', 'language', 'offer', 'where'])

type Row = { of: 'member' | 'offering'; kind: string; value: string; label: string; isForAll: boolean }
export type CountChange = Omit<Row, 'isForAll'> & { forAll: number; forMembers: number }

/** By how much each count changes when some rows take the place of others, in one order for all who write at once. */
export function toCountChanges(before: readonly Row[], after: readonly Row[]): CountChange[] {
  const changes = new Map<string, CountChange>()
  const add = ({ of, kind, value, label, isForAll }: Row, by: 1 | -1) => {
    if (!COUNTED.has(kind)) return
    const key = `${of} ${kind} ${value}`
    const change = changes.get(key) ?? { of, kind, value, label, forAll: 0, forMembers: 0 }
    change.forMembers += by
    if (isForAll) change.forAll += by
    changes.set(key, by > 0 ? { ...change, label } : change)
  }
  for (const row of before) add(row, -1)
  for (const row of after) add(row, 1)
  return [...changes]
    .filter(([, { forAll, forMembers }]) => forAll !== 0 || forMembers !== 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, change]) => change)
}
