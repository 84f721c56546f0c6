export type Sentence = { text: string; start: number; end: number }

/** Abbreviations and single letters whose point ends no sentence. */
const NO_END = /(?:^|\s)(?:[A-Z]|Dr|Mr|Mrs|Ms|St|No|no|nr|approx|e\.g|i\.e|vs)\.$/

/** Cuts a text into sentences at . ? ! and line ends, each with its place. */
export function splitSentences(text: string): Sentence[] {
  const sentences: Sentence[] = []
  let from = 0
  for (const { index, 0: mark } of text.matchAll(/[.?!]+["”’)]?(?=\s|$)|\n+|$/g)) {
    const end = mark.startsWith('\n') ? index : index + mark.length
    const piece = text.slice(from, end)
    if (mark.startsWith('.') && NO_END.test(piece)) continue
    const trimmed = piece.trim()
    if (trimmed) {
      const start = from + piece.indexOf(trimmed)
      sentences.push({ text: trimmed, start, end: start + trimmed.length })
    }
    from = index + mark.length
  }
  return sentences
}
