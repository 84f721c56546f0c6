import { readDates } from '#app/engines/claim-ledger/figures/dates.ts'
import { toTable } from '#app/platform/table.ts'
import { readQuantities } from '#app/engines/claim-ledger/figures/quantities.ts'
import { placeIn, type FactPage, type Place, type PlacedSentence } from './placed.ts'

/** A figure as it is written, what it measures, and the sentence it stands in. */
export type KeyFigure = Place & { text: string; measures: string; sentence: string }

const MOST = 60
const NAMES: readonly [RegExp, string][] = [
  [/^money/, 'money'],
  [/^share$/, 'share'],
  [/^count$/, 'number'],
  [/^time$/, 'duration'],
  [/^temperature$/, 'temperature'],
  [/^mass$/, 'weight'],
  [/^frequency$/, 'how often'],
]
const WEIGHTS: Readonly<Record<string, number>> = toTable({
  'money': 5,
  'share': 4,
  'duration': 1,
  'how often': 0,
  'number': 1,
})
const USUAL_WEIGHT = 3
const NO_FIGURE = new Set(['label', 'ordinal', 'rank', 'position'])
const LARGE = 100
const LEADING = /[\d.,]*[\d][.,]$/
const NOUN = /^[\s-]{1,2}(\p{Ll}[\p{L}-]{2,24})/u

/** The figures that say most: sums, shares and measures before bare numbers, in the order of the text. */
export function keyFiguresOf(pages: readonly FactPage[], sentences: readonly PlacedSentence[]): KeyFigure[] {
  const textOf = new Map(pages.map(({ number, text }) => [number, text]))
  const found = sentences.flatMap((sentence, n) =>
    /\d/.test(sentence.text) ? figuresOf(sentence, textOf.get(sentence.page) ?? '', n) : [],
  )
  const seen = new Set<string>()
  return found
    .toSorted((a, b) => b.weight - a.weight || a.n - b.n)
    .filter(({ text, measures }) => {
      const key = `${measures} ${text.toLowerCase()}`
      return !seen.has(key) && seen.add(key)
    })
    .slice(0, MOST)
    .toSorted((a, b) => a.n - b.n || a.start - b.start)
    .map(({ weight: _weight, n: _n, ...figure }) => figure)
}

function figuresOf(
  sentence: PlacedSentence,
  pageText: string,
  n: number,
): (KeyFigure & { weight: number; n: number })[] {
  const { text } = sentence
  return readQuantities(text, readDates(text)).flatMap((quantity) => {
    if (NO_FIGURE.has(quantity.dimension) || !/\d/.test(quantity.text)) return []
    // "700K" counts bytes or people more often than kelvin.
    if (/\dK$/.test(quantity.text)) return []
    const measures = NAMES.find(([dimension]) => dimension.test(quantity.dimension))?.[1] ?? quantity.dimension
    const noun = measures === 'number' ? (NOUN.exec(text.slice(quantity.end))?.[0] ?? '') : ''
    if (measures === 'number' && noun === '') return []
    // "1.234,56 EUR" is one figure, in the writing of half of Europe.
    const start = quantity.start - (LEADING.exec(text.slice(0, quantity.start))?.[0].length ?? 0)
    const end = quantity.end + noun.length
    const weight = (WEIGHTS[measures] ?? USUAL_WEIGHT) + (Math.abs(quantity.value) >= LARGE ? 1 : 0)
    return [
      { ...placeIn(pageText, sentence, start, end), text: text.slice(start, end), measures, sentence: text, weight, n },
    ]
  })
}
