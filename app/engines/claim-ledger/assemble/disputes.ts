import type { AskedAnswer, AskedPosition, LedgerDispute, Position } from '../record.ts'
import { readQuantities } from '../figures/quantities.ts'
import { compareText, toExactKey, toPlainText } from '../text/text.ts'
import { disputesOf } from './cluster.ts'
import type { Difference } from '../relate/verdict.ts'
import type { Edge } from './cluster.ts'
import { isDispute, seatsOf, spansAt, voiceOf } from './rows.ts'
import type { Row } from './rows.ts'

const VALUE_SLOTS = ['number', 'date', 'who or what', 'order', 'opposite', 'how many']

/** The disputes of a ledger: sets of rows tied by contradictions, each row one position on the slot that differs. */
export function disputesIn(rows: Row[], asked: AskedAnswer | null): LedgerDispute[] {
  const ties = rows.flatMap((row) => row.against.map((i): [number, number] => [row.index, i]))
  return disputesOf(rows.length, ties).map((group) =>
    disputeOf(
      group.flatMap((i) => rows[i] ?? []),
      asked,
    ),
  )
}

function disputeOf(rows: Row[], asked: AskedAnswer | null): LedgerDispute {
  const clashes = [...new Set(rows.flatMap((row) => row.clashes))]
  const slot = commonest(clashes.map(({ verdict }) => verdict.differs?.slot ?? 'statement'))
  const sides = (slot === 'negation' ? deniedAlike(rows, sidesOf(rows, asked)) : sidesOf(rows, asked)).map((side) => {
    const position = joined(side.map((row) => positionOf(row, slot, clashes)))
    return side.length > 1 && MENTIONED.includes(slot)
      ? { ...position, value: askedOf(side[0]!, asked)?.value ?? position.value }
      : position
  })
  const positions = merged(sides, slot).toSorted(
    (a, b) => b.seats.length - a.seats.length || compareText(a.value, b.value),
  )
  const share = Math.max(...clashes.map(({ verdict }) => verdict.share ?? 1))
  return { slot, claimIds: rows.map(({ index }) => `c${index + 1}`), positions, share }
}

/** More than these nobody reads. */
const MOST_POSSIBLE = 6

/** What may be a dispute: two rows side by side, each pair once, the likeliest first; none that a dispute shows already. */
export function possibleIn(rows: Row[], edges: Edge[], disputes: LedgerDispute[]): LedgerDispute[] {
  const homeOf = (place: number): Row | undefined => rows.find(({ places }) => places.includes(place))
  const shown = disputes.flatMap(({ claimIds }) => claimIds.map((id) => [id, claimIds] as const))
  const isShown = (x: Row, y: Row): boolean =>
    shown.some(([id, ids]) => id === `c${x.index + 1}` && ids.includes(`c${y.index + 1}`))
  const found = new Map<string, LedgerDispute>()
  const open = edges
    .filter((edge) => edge.verdict.relation === 'contradict' && !isDispute(edge))
    .toSorted((x, y) => (y.verdict.share ?? 1) - (x.verdict.share ?? 1) || x.a - y.a || x.b - y.b)
  for (const edge of open) {
    const [x, y] = [homeOf(edge.a), homeOf(edge.b)]
    if (!x || !y || x === y || isShown(x, y) || seatsOf(x).some((seat) => seatsOf(y).includes(seat))) continue
    const key = [x.index, y.index].toSorted((p, q) => p - q).join('|')
    if (found.has(key)) continue
    const alone = [x, y].map((row) => ({ ...row, clashes: [edge] }))
    found.set(key, disputeOf(alone, null))
  }
  return [...found.values()].slice(0, MOST_POSSIBLE)
}

/** A row as one side of a dispute: where a figure or date clashes, only who names one holds the side. */
function positionOf(row: Row, slot: string, clashes: Edge[]): Position {
  const isHolder = (place: number): boolean =>
    !MENTIONED.includes(slot) || clashes.some(({ a, b }) => a === place || b === place) || isNamedAt(row, place, slot)
  const held = row.members.flatMap((claim, i) => (isHolder(row.places[i]!) ? [{ claim, place: row.places[i]! }] : []))
  return {
    value: valueOf(row, slot),
    seats: [...new Set(held.map(({ claim }) => claim.answer.seat))].toSorted(compareText),
    quotes: held.map(({ claim, place }) => voiceOf(claim, 'says', spansAt(place, clashes))),
  }
}

const MENTIONED = ['number', 'date']

/** Whether the claim at a place has a figure or date at all; that it is another one the row's agreement rules out. */
function isNamedAt({ members, places }: Row, place: number, slot: string): boolean {
  const { slots } = members[places.indexOf(place)]!
  return (slot === 'date' ? slots.dates : slots.quantities).length > 0
}

/** Rows that give one answer to what is asked stand on one side, whatever limits they name. */
function sidesOf(rows: Row[], asked: AskedAnswer | null): Row[][] {
  const answers = rows.map((row) => answerOf(row, asked))
  const sides = [...new Set(answers)].flatMap((one) =>
    one === null ? [] : [rows.filter((_, i) => answers[i] === one)],
  )
  return [...sides, ...rows.flatMap((row, i) => (answers[i] === null ? [[row]] : []))]
}

/** What a row answers to the thing asked; null where it speaks of something else. */
function answerOf(row: Row, asked: AskedAnswer | null): string | null {
  const position = askedOf(row, asked)
  if (position) return position.value
  const isYes = row.members.find((claim) => claim.isYes !== null)?.isYes
  return isYes === undefined || isYes === null ? null : isYes ? 'Yes' : 'No'
}

/** The answer to the thing asked in which a row is quoted. */
const askedOf = ({ members }: Row, asked: AskedAnswer | null): AskedPosition | undefined =>
  asked?.positions.find(({ quotes }) =>
    quotes.some(({ seat, start }) =>
      members.some(({ answer, segment }) => answer.seat === seat && segment.start === start),
    ),
  )

/** Of yes and no there are two sides: rows that deny the same row stand together, unless they deny each other as well. */
function deniedAlike(rows: Row[], sides: Row[][]): Row[][] {
  if (sides.length < 3) return sides
  const isAgainst = (x: Row[], y: Row[]): boolean =>
    x.some(({ against }) => y.some(({ index }) => against.includes(index)))
  const [first, ...others] = sides.toSorted(
    (x, y) => countAgainst(y, sides, isAgainst) - countAgainst(x, sides, isAgainst),
  )
  const facing = others.filter((side) => isAgainst(first!, side))
  const beside = others.filter((side) => !isAgainst(first!, side))
  const areApart = (group: Row[][]): boolean => group.every((x, i) => group.slice(i + 1).every((y) => !isAgainst(x, y)))
  return areApart(facing) && areApart(beside) && rows.length > 0 ? [[first!, ...beside].flat(), facing.flat()] : sides
}
const countAgainst = (side: Row[], sides: Row[][], isAgainst: (x: Row[], y: Row[]) => boolean): number =>
  sides.filter((other) => isAgainst(side, other)).length

function joined(side: Position[]): Position {
  const [{ value }] = side.toSorted((a, b) => b.seats.length - a.seats.length || a.value.length - b.value.length) as [
    Position,
  ]
  const seats = [...new Set(side.flatMap((position) => position.seats))].toSorted(compareText)
  return { value, seats, quotes: side.flatMap(({ quotes }) => quotes) }
}

/** Rows that hold one value against the same rivals are one position. */
function merged(sides: Position[], slot: string): Position[] {
  if (!VALUE_SLOTS.includes(slot)) return sides
  return [...new Set(sides.map(keyOf))].map((key) => joined(sides.filter((side) => keyOf(side) === key)))
}

/** "3–4 days" and "three to four days" are one value; of "20.1" and "20.10" nobody knows. */
function keyOf({ value }: Position): string {
  const [figure, ...others] = readQuantities(toPlainText(value), [])
  const isAll = figure?.text.length === toPlainText(value).trim().length
  if (!figure || others.length > 0 || !isAll || /^(?:count|label|ordinal)/.test(figure.dimension))
    return toExactKey(value)
  return [figure.dimension, figure.low, figure.high].join('|')
}

/** Whether the words marked are the value: "the Antarctic Desert" goes by "Antarctica" beside others of its side. */
const isMarked = ({ value, spans }: Difference['a'], text: string): boolean =>
  spans.map(({ start, end }) => text.slice(start, end)).join(' … ') === value || !/^\p{Lu}/u.test(value)

/** The rival value in the row's own words; where the slot has no value (a denial), the claim itself. */
function valueOf(row: Row, slot: string): string {
  const said = row.clashes
    .filter(({ verdict }) => verdict.differs?.slot === slot)
    .map(({ a, b, verdict }) => {
      const [place, side] = row.places.includes(a) ? [a, verdict.differs?.a] : [b, verdict.differs?.b]
      const text = row.members[row.places.indexOf(place)]?.text ?? ''
      const isNamed = slot === 'who or what' && side !== undefined && text !== '' && !isMarked(side, text)
      return side && side.spans.length > 0 && !isNamed
        ? side.spans.map(({ start, end }) => text.slice(start, end)).join(' … ')
        : (side?.value ?? '')
    })
    .filter((value) => value !== '')
  return VALUE_SLOTS.includes(slot) && said.length > 0 ? commonest(said) : row.head.text.replace(/[.\s]+$/, '')
}

function commonest(values: string[]): string {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].toSorted((a, b) => b[1] - a[1] || compareText(a[0], b[0]))[0]?.[0] ?? 'statement'
}
