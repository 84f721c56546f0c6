import { readDates, type DateMention } from '#app/engines/claim-ledger/figures/dates.ts'
import { placeIn, type FactPage, type Place, type PlacedSentence } from './placed.ts'

/** A date of a document: as it is written, as it sorts, and the sentence. `doubt`: why it may be another day. */
export type DatedFact = Place & { text: string; iso: string; sentence: string; doubt: string | null }

const MOST = 300
const MIN_YEAR = 1000
const MAX_YEAR = 2100
/** "RFC 2119" is the number of a paper. */
const NUMBERED = /(?:\p{Lu}{2,}|No\.|Nr\.|#|§|Section|Article|page)[\s-]?$/u

/** The dates with a year, in the order of time. What has no year is left out: nobody can place it. */
export function datesOf(pages: readonly FactPage[], sentences: readonly PlacedSentence[]): DatedFact[] {
  const textOf = new Map(pages.map(({ number, text }) => [number, text]))
  return sentences
    .flatMap((sentence) =>
      /\d{3}/.test(sentence.text)
        ? readDates(sentence.text).flatMap((mention): DatedFact[] => {
            const iso = toIso(mention)
            const isBare = /^\d{4}$/.test(mention.text)
            if (iso === null || (isBare && NUMBERED.test(sentence.text.slice(0, mention.start)))) return []
            const place = placeIn(textOf.get(sentence.page) ?? '', sentence, mention.start, mention.end)
            return [{ ...place, text: mention.text, iso, sentence: sentence.text, doubt: doubtOf(mention) }]
          })
        : [],
    )
    .toSorted((a, b) => (a.iso < b.iso ? -1 : a.iso > b.iso ? 1 : a.page - b.page || a.start - b.start))
    .slice(0, MOST)
}

function toIso({ years, month, day, season }: DateMention): string | null {
  const [year] = years ?? []
  if (year === undefined || year < MIN_YEAR || year > MAX_YEAR) return null
  const two = (n: number) => String(n).padStart(2, '0')
  const first = month ?? season?.[0] ?? null
  return [
    String(year),
    ...(first === null ? [] : [two(first)]),
    ...(month !== null && day !== null ? [two(day)] : []),
  ].join('-')
}

const doubtOf = ({ otherReading, isVague, isSpan }: DateMention): string | null =>
  otherReading
    ? 'Day and month may be the other way round.'
    : isVague
      ? 'The text says about when.'
      : isSpan
        ? 'The text means a stretch of time; this is its beginning.'
        : null
