import type { Span } from '../text/text.ts'

/** What stands in parentheses within a claim: a gloss on one word, never what the claim is about. */
export function readAsides(text: string): Span[] {
  return [...text.matchAll(/(?<=\S\s?)\([^()]*\)/g)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }))
}

export function isOutside(spans: Span[]): (span: Span) => boolean {
  return (span) => spans.every(({ start, end }) => span.start < start || span.start >= end)
}

/** Whether an aside tells more than a figure or date: "(called Nur-Sultan from 2019 to 2022)", not "(212 °F)". */
export function isTelling(text: string, { start, end }: Span, mentions: Span[]): boolean {
  const inside = mentions.filter((span) => span.start > start && span.end < end)
  const bare = [...text.slice(start, end)]
    .map((sign, i) => (inside.some((span) => start + i >= span.start && start + i < span.end) ? ' ' : sign))
    .join('')
  return bare.replace(MEASURE_WORDS, ' ').match(/\p{L}{3,}/gu) !== null
}

const MEASURE_WORDS = new RegExp(
  String.raw`\b(?:about|around|approximately|roughly|nearly|almost|over|or|and|from|since|until|between|` +
    String.raw`high|tall|long|wide|deep|old|per|of|in|on|at|to|by|local time|BCE?|AD|CE)\b`,
  'gi',
)
