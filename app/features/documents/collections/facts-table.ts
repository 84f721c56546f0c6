import type { Found } from '../keeping/found.ts'

/** A cell of the table of facts: the words, and where they stand. */
export type FactCell = { text: string; page: number; start: number; end: number } | null
export type FactsRow = { id: string; title: string; cells: FactCell[] }

const toWords = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
const LESS = new Set([
  'the',
  'a',
  'an',
  'of',
  'and',
  'or',
  'in',
  'on',
  'for',
  'to',
  'is',
  'was',
  'date',
  'amount',
  'name',
  'number',
  'how',
  'much',
  'many',
  'what',
  'when',
  'who',
])
const WANTS_DATE = /\b(?:date|day|when|deadline|until|since|signed|due|year)\b/i
const WANTS_PERSON = /\b(?:who|person|people|name|author|director|landlord|tenant|signed by|contact)\b/i
const WANTS_COMPANY = /\b(?:company|organi[sz]ation|firm|bank|supplier|customer|court|authority)\b/i
const WANTS_DUTY = /\b(?:duty|duties|obligation|must|deadline|due|pay within)\b/i

/** Words that say what kind of thing is meant, and nothing of what it is about. */
const KINDS = new Set(
  'deadline deadlines duty duties obligation obligations company organisation organization person people'.split(' '),
)

/**
 * The fact of one document that a column in plain words asks for: of the kinds that fit it, the one whose sentence shares most
 * words with it. Nothing fits: an empty cell.
 */
export function factFor(column: string, { facts }: Found): FactCell {
  if (!facts) return null
  const wanted = toWords(column).filter((word) => !LESS.has(word) && !KINDS.has(word))
  const candidates = [
    ...(WANTS_DATE.test(column) && !WANTS_DUTY.test(column)
      ? facts.dates.map((date) => ({ ...date, text: date.iso, said: date.sentence, bonus: 1 }))
      : []),
    ...(WANTS_DUTY.test(column)
      ? facts.duties.map((duty) => ({
          ...duty,
          text: duty.until ?? duty.text,
          said: duty.text,
          bonus: duty.until ? 1 : 0,
        }))
      : []),
    ...(WANTS_PERSON.test(column) || WANTS_COMPANY.test(column)
      ? facts.names.flatMap(({ name, kind, places }) => {
          const fits = kind === 'person' ? WANTS_PERSON.test(column) : WANTS_COMPANY.test(column)
          return fits && places[0] ? [{ ...places[0], text: name, said: name, bonus: 1 }] : []
        })
      : []),
    ...(WANTS_DATE.test(column)
      ? []
      : facts.figures.map((figure) => ({ ...figure, said: `${figure.sentence} ${figure.measures}`, bonus: 0 }))),
  ]
  const scored = candidates
    .map((one) => {
      const said = new Set(toWords(one.said))
      const shared = wanted.filter((word) =>
        [...said].some((other) => other.startsWith(word.slice(0, 5)) && Math.abs(other.length - word.length) < 4),
      ).length
      return { one, shared, score: shared + one.bonus * 0.5 }
    })
    .filter(({ shared }) => wanted.length === 0 || shared > 0)
    .toSorted((a, b) => b.score - a.score)
  const best = scored[0]?.one
  return best ? { text: best.text, page: best.page, start: best.start, end: best.end } : null
}

/** The same facts of each document in one table. */
export const factsTable = (
  columns: readonly string[],
  documents: readonly { id: string; title: string; found: Found }[],
): FactsRow[] =>
  documents.map(({ id, title, found }) => ({ id, title, cells: columns.map((column) => factFor(column, found)) }))
