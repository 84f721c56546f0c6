import type { Quantity } from './quantities.ts'

/** "The longest river" is the first of its rank, against "the second longest". */
export function impliedRanks(text: string): Quantity[] {
  if (/\bone of\b|\bamong\b/i.test(text)) return []
  const found = [...text.matchAll(SUPERLATIVE)].filter(({ index }) => !/\bat $/i.test(text.slice(0, index)))
  return found.slice(0, 1).map((match) => ({
    start: match.index,
    end: match.index,
    dimension: 'ordinal',
    unit: 'rank',
    value: 1,
    low: 1,
    high: 1,
    step: 0,
    bound: 'exact',
    isUnitless: false,
    text: match[1] ?? '',
    by: match[2] ?? match[3],
  }))
}

const SUPERLATIVE = /\bthe (?:[a-z]+'s )?((?:most|least) ([a-z]+)|([a-z]{2,}[^r\W]est))\b(?! (?:of|in) all\b)/gi
