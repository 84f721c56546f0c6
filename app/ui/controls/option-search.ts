export type ComboboxOption = { value: string; label: string; detail?: string }
export type MarkedPart = { text: string; isMatch: boolean }

/** Letter by letter, so that an index in the folded text is an index in the letters. */
const foldLetter = (letter: string) => letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
const fold = (text: string) => [...text].map(foldLetter).join('')
const toWords = (query: string) => fold(query).split(/\s+/).filter(Boolean)

/** Options that hold every word of the query in label or detail, whatever the accents; those that begin with it first. */
export function findOptions(options: readonly ComboboxOption[], query: string): readonly ComboboxOption[] {
  const words = toWords(query)
  if (words.length === 0) return options
  const rank = (label: string) => (label.startsWith(words[0] ?? '') ? 0 : label.includes(words[0] ?? '') ? 1 : 2)
  return options
    .map((option) => ({ option, label: fold(option.label), detail: fold(option.detail ?? '') }))
    .filter(({ label, detail }) => words.every((word) => label.includes(word) || detail.includes(word)))
    .map(({ option, label }) => ({ option, rank: rank(label) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ option }) => option)
}

/** A text cut where the query's words stand in it; the parts joined are the text again. */
export function markMatches(text: string, query: string): MarkedPart[] {
  const letters = [...text]
  const folded = letters.map(foldLetter)
  const isMarked = letters.map(() => false)
  for (const word of toWords(query)) {
    const at = indexOfWord(folded, word)
    if (at) isMarked.fill(true, at.start, at.end)
  }
  const parts: MarkedPart[] = []
  letters.forEach((letter, n) => {
    const last = parts.at(-1)
    const isMatch = isMarked[n] ?? false
    if (last?.isMatch === isMatch) last.text += letter
    else parts.push({ text: letter, isMatch })
  })
  return parts
}

function indexOfWord(folded: readonly string[], word: string): { start: number; end: number } | null {
  for (let start = 0; start < folded.length; start += 1) {
    let read = ''
    let end = start
    while (end < folded.length && read.length < word.length) read += folded[end++] ?? ''
    if (read === word) return { start, end }
  }
  return null
}
