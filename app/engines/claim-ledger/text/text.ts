import { toTable } from '#app/platform/table.ts'
import { toPlainFigures } from './plain-figures.ts'

/** A stretch of a text: `start` inclusive, `end` exclusive, in UTF-16 units. */
export type Span = { start: number; end: number }

const PLAIN: Record<string, string> = toTable({
  '’': "'",
  '‘': "'",
  'ʼ': "'",
  '´': "'",
  '`': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '–': '-',
  '—': '-',
  '−': '-',
  '－': '-',
  '\u00a0': ' ',
  '\u2009': ' ',
  '\u202f': ' ',
  '\t': ' ',
  '×': 'x',
})

/** Typographic signs and figures made plain, one for one, so that every offset into the text stays true. */
export function toPlainText(text: string): string {
  return toPlainFigures(text.replace(/[’‘ʼ´`“”„‐‑‒–—−－\u00a0\u2009\u202f\t×]/g, (sign) => PLAIN[sign] ?? sign))
}

/** Lower case, no accents, only letters and digits parted by single spaces: for comparing names and whole sentences. */
export function toKey(text: string): string {
  return toPlainText(text)
    .normalize('NFKD')
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.%+-]+/gu, ' ')
    .replace(/(?<!\p{N})[.+-]+|[.+-]+(?!\p{N})/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/**
 * A whole wording for the question whether two are one: nothing that may be part of a value is lost, neither sign nor
 * currency, superscript, plus, prime or tick, nor whether a unit is written large. Only spaces, quotation marks, the stop at the
 * end, the capitals of words and contractions do not count.
 */
export function toExactKey(text: string): string {
  return inFull(toPlainText(text).normalize('NFC'))
    .replace(/["«»*]/g, '')
    .replace(/(?<=\d\s?)\p{L}{1,3}(?!\p{L})|\p{L}+/gu, (word, at: number, all: string) =>
      word.length <= UNIT_LETTERS && /\d\s?$/.test(all.slice(Math.max(0, at - 2), at)) ? word : word.toLowerCase(),
    )
    .replace(/,(?=\s)/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?<![.!;:。！])[.!;:,。！]$/, '')
    .trim()
}

const CONTRACTED: readonly (readonly [RegExp, string])[] = [
  [/\bcan(?:'t|not)\b/gi, 'can not'],
  [/\bwon't\b/gi, 'will not'],
  [/\bshan't\b/gi, 'shall not'],
  [/(?<=\p{L})n't\b/giu, ' not'],
  [/(?<=\p{L})'ll\b/giu, ' will'],
  [/(?<=\p{L})'ve\b/giu, ' have'],
  [/(?<=\b(?:you|we|they|there|who|what))'re\b/gi, ' are'],
  [/(?<=\bI)'m\b/gi, ' am'],
  [/(?<=\b(?:he|she|it|that|there|here|who|what|where))'s been\b/gi, ' has been'],
  [/(?<=\b(?:he|she|it|that|there|here|who|what|where))'s\b/gi, ' is'],
]

/** "Couldn't" as "could not", "it's" as "it is"; of a noun "'s" may be whose it is. */
const inFull = (text: string): string =>
  text.includes("'") || /cannot/i.test(text)
    ? CONTRACTED.reduce((rest, [short, full]) => rest.replace(short, full), text)
    : text

/** "5 Mg" is no "5 mg". */
const UNIT_LETTERS = 3

export function areOverlapping(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end
}

/** Letters to change, add, drop or turn round to make one word the other. */
export function editDistance(a: string, b: string): number {
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1]
      let cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (isSame ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      next.push(cost)
    }
    before = row
    row = next
  }
  return row[b.length] ?? 0
}

/** Order of two texts by their code units: the same on every machine. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
