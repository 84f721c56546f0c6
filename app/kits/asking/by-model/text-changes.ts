import type { Ports } from '#app/providers/ports.ts'
import { alignWords, type Edit } from './word-alignment.ts'

type Change = Ports['polish']['result']['changes'][number]

const TOKEN = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*|\s+|[^\s\p{L}\p{M}\p{N}]/gu
const SMALL_EDIT = 2
const SHORT_WORD = 3

/**
 * What was changed on the way from one text to another, as ranges of the first, in order and apart from each other:
 * putting each `after` in gives the second text exactly. `otherwise` is the reason of a change that is no plain correction.
 */
export function toChanges(before: string, after: string, otherwise: string): Change[] {
  const old = before.match(TOKEN) ?? []
  const now = after.match(TOKEN) ?? []
  const starts = toStarts(old)
  return joinNeighbours(alignWords(old, now), old).map(({ from, to, put }) => {
    const text = now.slice(put.from, put.to).join('')
    const start = starts[from]!
    const end = starts[to]!
    return { start, end, after: text, why: toReason(before.slice(start, end), text, otherwise) }
  })
}

function toStarts(tokens: readonly string[]): number[] {
  const starts = [0]
  for (const token of tokens) starts.push(starts.at(-1)! + token.length)
  return starts
}

/** Edits with nothing but a blank between them read as one. */
function joinNeighbours(edits: readonly Edit[], old: readonly string[]): Edit[] {
  const joined: Edit[] = []
  for (const edit of edits) {
    const last = joined.at(-1)
    const gap = last ? old.slice(last.to, edit.from).join('') : null
    if (last && gap !== null && /^\s?$/.test(gap)) {
      last.to = edit.to
      last.put = { from: last.put.from, to: edit.put.to }
    } else joined.push({ ...edit })
  }
  return joined
}

function toReason(before: string, after: string, otherwise: string): string {
  const bare = (text: string) => text.replace(/\s+/g, '')
  const letters = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '')
  if (bare(before) === bare(after)) return 'Spacing'
  if (letters(before) === letters(after)) return 'Punctuation'
  if (letters(before).toLowerCase() === letters(after).toLowerCase()) return 'Capital letters'
  if (after.trim() === '') return 'Left out'
  if (before.trim() === '') return 'Added'
  return isSpelling(before.trim(), after.trim()) ? 'Spelling' : otherwise
}

/** One word into a word that is nearly the same. */
function isSpelling(before: string, after: string): boolean {
  if (/\s/.test(before) || /\s/.test(after) || before.length <= SHORT_WORD) return isSwap(before, after)
  return toDistance(before.toLowerCase(), after.toLowerCase()) <= SMALL_EDIT
}

/** `teh` into `the`: the same letters in another order. */
const isSwap = (before: string, after: string) =>
  !/\s/.test(before + after) && [...before.toLowerCase()].sort().join('') === [...after.toLowerCase()].sort().join('')

function toDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [y, letter] of [...one].entries()) {
    const next = [y + 1]
    for (let x = 0; x < other.length; x += 1)
      next.push(Math.min(next[x]! + 1, row[x + 1]! + 1, row[x]! + (other[x] === letter ? 0 : 1)))
    row = next
  }
  return row.at(-1)!
}
