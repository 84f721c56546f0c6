export type Sentence = { text: string; start: number }

const ABBREVIATION =
  /(?:^|[\s(])(?:mr|mrs|ms|dr|prof|st|sr|jr|vs?|no|nr|approx|ca|art|sec|par|ltd|inc|co|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|e\.g|i\.e|a\.m|p\.m|\p{L})\.$/iu

const MONTH_FIRST = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*/iu

/** Sentences with their place in the text. A new line ends one; "Mr. Ito", "3.5" and "4. May" do not. */
export function readSentences(text: string): Sentence[] {
  const sentences: Sentence[] = []
  let lineStart = 0
  for (const line of text.split('\n')) {
    let from = 0
    for (const match of line.matchAll(/[.!?]+["”’)]*(?=\s+\S|$)/g)) {
      const end = match.index + match[0].length
      const next = line.slice(end).trimStart()
      const soFar = line.slice(from, end)
      const isInside =
        match[0] === '.' &&
        next !== '' &&
        (ABBREVIATION.test(soFar) ||
          /^\p{Ll}/u.test(next) ||
          (/(?:^|\s)\d{1,2}\.$/.test(soFar) && MONTH_FIRST.test(next)))
      if (isInside) continue
      sentences.push({ text: soFar, start: lineStart + from })
      from = end
    }
    if (from < line.length) sentences.push({ text: line.slice(from), start: lineStart + from })
    lineStart += line.length + 1
  }
  return sentences.flatMap(({ text, start }) => {
    const trimmed = text.replace(/^[\s•*–-]+/, '')
    const kept = trimmed.trimEnd()
    return /[\p{L}\d]/u.test(kept) ? [{ text: kept, start: start + text.length - trimmed.length }] : []
  })
}
