import { findAddresses } from './find-addresses.ts'
import { findNames } from './find-names.ts'
import { findNumbers } from './find-numbers.ts'
import { toLabel, type Find, type MaskKind } from './mask.ts'
import { groupNames, toNameKey } from './people.ts'
import type { WordList } from './word-list.ts'

/** One line of the legend: a label and the words it stands for. */
export type Mask = {
  /** Kind and value; stays the same while the text around it changes. */
  key: string
  kind: MaskKind
  label: string
  /** The different ways it is written in the text. */
  words: readonly string[]
  count: number
  why: string
  isSure: boolean
  /** The person chose to show it. */
  isLifted: boolean
}

export type Piece = { text: string; mask: Mask | null }
export type Redaction = { pieces: readonly Piece[]; masks: readonly Mask[]; text: string }

/** What a person decided about a text: masks to lift (by key) and words to mask as well. */
export type Choices = { lifted: readonly string[]; added: readonly string[] }

const NO_CHOICES: Choices = { lifted: [], added: [] }

/** Masks what tells who a text is about. Without a word list names are found by rules alone. */
export function redact(text: string, choices: Choices = NO_CHOICES, wordList: WordList | null = null): Redaction {
  const fixed = [...findAdded(text, choices.added), ...findNumbers(text), ...findAddresses(text)]
  const finds = withoutOverlaps([...fixed, ...findNames(blanked(text, fixed), wordList)])
  const keys = keysOf(text, finds)
  const masks = toMasks(text, finds, keys, choices.lifted)
  const pieces: Piece[] = []
  let from = 0
  finds.forEach((find, index) => {
    if (find.start > from) pieces.push({ text: text.slice(from, find.start), mask: null })
    pieces.push({ text: text.slice(find.start, find.end), mask: masks.get(keys[index] ?? '') ?? null })
    from = find.end
  })
  if (from < text.length) pieces.push({ text: text.slice(from), mask: null })
  return { pieces, masks: [...masks.values()], text: pieces.map(toShown).join('') }
}

/** What stands for a piece in the masked text. */
export const toShown = ({ text, mask }: Piece): string => (mask && !mask.isLifted ? mask.label : text)

/** Puts the words back in place of their labels, in the form they were written in first. */
export function restore(masked: string, masks: readonly Mask[]): string {
  const byLabel = new Map(masks.map((mask) => [mask.label, mask.words[0] ?? mask.label]))
  return masked.replace(/\[[^\][]{3,20}\]/g, (label) => byLabel.get(label) ?? label)
}

/** The text with the finds crossed out, so that "t.brandt@…" says nothing about the word Brandt. */
function blanked(text: string, finds: readonly Find[]): string {
  const pieces: string[] = []
  let from = 0
  for (const { start, end } of finds.toSorted((a, b) => a.start - b.start)) {
    if (end <= from) continue
    const begin = Math.max(start, from)
    pieces.push(text.slice(from, begin), '#'.repeat(end - begin))
    from = end
  }
  return pieces.join('') + text.slice(from)
}

function findAdded(text: string, added: readonly string[]): Find[] {
  const words = added.map((word) => word.trim()).filter(Boolean)
  return words.flatMap((word) => {
    const pattern = new RegExp(String.raw`(?<![\p{L}\d])${escapePattern(word)}(?![\p{L}\d])`, 'giu')
    return [...text.matchAll(pattern)].map((match): Find => ({
      kind: 'added',
      start: match.index,
      end: match.index + match[0].length,
      why: 'added by you',
      isSure: true,
    }))
  })
}

const escapePattern = (word: string) => word.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)

/** Earlier rules win; of one rule the longer find. What is left stands in the order of the text. */
function withoutOverlaps(finds: readonly Find[]): Find[] {
  // Never two that overlap, so in the order of their starts they also stand in the order of their ends.
  const kept: Find[] = []
  for (const find of finds) {
    const first = findPlace(kept, find.start)
    let last = first
    while (last < kept.length && kept[last]!.start < find.end) last++
    const rivals = kept.slice(first, last)
    const isStronger = rivals.every((one) => one.kind === find.kind && one.end - one.start < find.end - find.start)
    if (isStronger) kept.splice(first, rivals.length, find)
  }
  return kept
}

/** Index of the first of these that ends after a place. */
function findPlace(kept: readonly Find[], start: number): number {
  let [low, high] = [0, kept.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (kept[middle]!.end > start) high = middle
    else low = middle + 1
  }
  return low
}

function keysOf(text: string, finds: readonly Find[]): string[] {
  const writtenOf = ({ kind, start, end }: Find) => {
    const written = text.slice(start, end)
    return kind === 'name' ? toNameKey(written) : written.toLowerCase().replace(/[\s().-]/g, '')
  }
  const personOf = groupNames(finds.filter(({ kind }) => kind === 'name').map(writtenOf))
  return finds.map((find) => {
    const written = writtenOf(find)
    return `${find.kind}:${find.kind === 'name' ? (personOf.get(written) ?? written) : written}`
  })
}

function toMasks(
  text: string,
  finds: readonly Find[],
  keys: readonly string[],
  lifted: readonly string[],
): Map<string, Mask> {
  const masks = new Map<string, Mask>()
  const numbers = new Map<MaskKind, number>()
  finds.forEach((find, index) => {
    const key = keys[index] ?? ''
    const word = text.slice(find.start, find.end)
    const known = masks.get(key)
    if (known) {
      const words = known.words.includes(word) ? known.words : [...known.words, word]
      masks.set(key, { ...known, words, count: known.count + 1, isSure: known.isSure || find.isSure })
      return
    }
    const number = (numbers.get(find.kind) ?? 0) + 1
    numbers.set(find.kind, number)
    const { kind, why, isSure } = find
    masks.set(key, {
      key,
      kind,
      label: toLabel(kind, number),
      words: [word],
      count: 1,
      why,
      isSure,
      isLifted: lifted.includes(key),
    })
  })
  return masks
}
