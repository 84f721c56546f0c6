/** One word of a text and how it stands there. */
export type Word = {
  text: string
  lower: string
  start: number
  end: number
  isCapital: boolean
  isAllCaps: boolean
  /** A single capital letter: "J." or "Ó". */
  isInitial: boolean
  /** First of a sentence, a line, a list item or a quotation: its capital says nothing. */
  isOpening: boolean
  /** What stands between this word and the one before. */
  gap: string
  /** The few characters behind it. */
  rest: string
}

const REST_CHARS = 6
const WORD = /\p{L}[\p{L}\p{M}]*(?:[’'](?!s\b)\p{L}[\p{L}\p{M}]*)*(?:-\p{L}[\p{L}\p{M}]*)*/gu
const ABBREVIATION = /(?:^|[\s(])(?:\p{Lu}|mrs?|ms|dr|prof|st|sr|jr|rev|hon|no|nr|vs?|med|approx|mt|geb)\.\s*$/iu

/** The words of a text. A possessive 's is not part of its word: "[Name 1]'s sister". */
export function readWords(text: string): Word[] {
  const words: Word[] = []
  let from = 0
  for (const match of text.matchAll(WORD)) {
    const word = match[0]
    const start = match.index
    const before = text.slice(Math.max(0, start - 12), start)
    words.push({
      text: word,
      lower: word.toLowerCase(),
      start,
      end: start + word.length,
      isCapital: /^\p{Lu}/u.test(word),
      isAllCaps: word.length > 1 && word === word.toUpperCase(),
      isInitial: /^\p{Lu}$/u.test(word),
      isOpening: isOpening(before),
      gap: text.slice(from, start),
      rest: text.slice(start + word.length, start + word.length + REST_CHARS),
    })
    from = start + word.length
  }
  return words
}

function isOpening(before: string): boolean {
  if (/^\s*$/.test(before) || /\n\s*$/.test(before)) return true
  if (/[!?:;•(“"‘]['’]?\s*$|[-–—]\s+$/.test(before)) return true
  return /\.[”"’')]*\s*$/.test(before) && !ABBREVIATION.test(before)
}
