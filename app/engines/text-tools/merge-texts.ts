import { diff3Merge } from 'node-diff3'

/** Two texts that came from one: together, or the places where both changed the same lines differently. */
export type Merged = { text: string; conflicts: number }

/**
 * Puts together what two changed in the same text. Where both changed the same lines, both wordings stand one after the other, mine
 * first: nothing of either is lost.
 */
export function mergeTexts(mine: string, base: string, theirs: string): Merged {
  if (mine === theirs || theirs === base) return { text: mine, conflicts: 0 }
  if (mine === base) return { text: theirs, conflicts: 0 }
  const lines: string[] = []
  let conflicts = 0
  for (const { ok, conflict } of diff3Merge(mine.split('\n'), base.split('\n'), theirs.split('\n'), {
    excludeFalseConflicts: true,
  })) {
    if (ok) lines.push(...ok)
    if (!conflict) continue
    conflicts += 1
    lines.push(...conflict.a)
    if (conflict.a.length > 0 && conflict.b.length > 0 && lines.at(-1) !== '') lines.push('')
    lines.push(...conflict.b)
  }
  return { text: lines.join('\n'), conflicts }
}
