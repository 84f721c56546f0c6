import { sentencesOf, type Span } from '#app/engines/english/sentences.ts'

export type Sentence = { text: string; start: number }

const ABBREVIATION =
  /(?:^|[\s(])(?:mr|mrs|ms|dr|prof|st|sr|jr|vs?|no|nr|approx|ca|art|sec|par|ltd|inc|co|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|e\.g|i\.e|a\.m|p\.m|\p{L})\.$/iu

const MONTH_FIRST = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*/iu

/** Sentences with their place in the text. A new line ends one; "Mr. Ito", "3.5" and "4. May" do not. */
export function readSentences(text: string): Sentence[] {
  const sentences: Sentence[] = []
  let lineStart = 0
  for (const line of text.split('\n')) {
    for (const { start, end } of joined(line))
      sentences.push({ text: line.slice(start, end), start: lineStart + start })
    lineStart += line.length + 1
  }
  return sentences.filter((sentence) => /[\p{L}\d]/u.test(sentence.text))
}

/** The sentences of a line; what a shortened month or the number of a day parts stays together. */
function joined(line: string): Span[] {
  const spans: Span[] = []
  for (const span of sentencesOf(line)) {
    const last = spans.at(-1)
    if (last && isInside(line.slice(last.start, last.end), line.slice(span.start))) last.end = span.end
    else spans.push({ ...span })
  }
  return spans
}

const isInside = (before: string, after: string) =>
  ABBREVIATION.test(before) || (/(?:^|\s)\d{1,2}\.$/.test(before) && MONTH_FIRST.test(after))
