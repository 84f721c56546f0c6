import type { LedgerDispute, Position } from '../record.ts'
import { compareText, toKey } from '../text/text.ts'
import { disputesOf } from './cluster.ts'
import type { Edge } from './cluster.ts'
import { seatsOf, spansAt, voiceOf } from './rows.ts'
import type { Row } from './rows.ts'

const VALUE_SLOTS = ['number', 'date', 'who or what', 'order', 'opposite', 'how many']

/** The disputes of a ledger: sets of rows tied by contradictions, each row one position on the slot that differs. */
export function disputesIn(rows: Row[]): LedgerDispute[] {
  const ties = rows.flatMap((row) => row.against.map((i): [number, number] => [row.index, i]))
  return disputesOf(rows.length, ties).map((group) => disputeOf(group.flatMap((i) => rows[i] ?? [])))
}

function disputeOf(rows: Row[]): LedgerDispute {
  const clashes = [...new Set(rows.flatMap((row) => row.clashes))]
  const slot = commonest(clashes.map(({ verdict }) => verdict.differs?.slot ?? 'statement'))
  const sides = sidesOf(rows).map((side) => joined(side.map((row) => positionOf(row, slot, clashes))))
  const positions = merged(sides, slot).toSorted(
    (a, b) => b.seats.length - a.seats.length || compareText(a.value, b.value),
  )
  return { slot, claimIds: rows.map(({ index }) => `c${index + 1}`), positions }
}

function positionOf(row: Row, slot: string, clashes: Edge[]): Position {
  const quotes = row.members.map((claim, i) => voiceOf(claim, 'says', spansAt(row.places[i], clashes)))
  return { value: valueOf(row, slot), seats: seatsOf(row), quotes }
}

/** Rows that give one answer to a question of yes or no stand on one side, whatever limits they name. */
function sidesOf(rows: Row[]): Row[][] {
  const answers = rows.map(({ members }) => members.find(({ isYes }) => isYes !== null)?.isYes ?? null)
  const sides = [true, false].map((isYes) => rows.filter((_, i) => answers[i] === isYes))
  return [...sides.filter((side) => side.length > 0), ...rows.flatMap((row, i) => (answers[i] === null ? [[row]] : []))]
}

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
  return [...new Set(sides.map(({ value }) => toKey(value)))].map((key) =>
    joined(sides.filter(({ value }) => toKey(value) === key)),
  )
}

/** The rival value in the row's own words; where the slot has no value (a denial), the claim itself. */
function valueOf(row: Row, slot: string): string {
  const said = row.clashes
    .filter(({ verdict }) => verdict.differs?.slot === slot)
    .map(({ a, verdict }) => (row.places.includes(a) ? verdict.differs?.a.value : verdict.differs?.b.value) ?? '')
    .filter((value) => value !== '')
  return VALUE_SLOTS.includes(slot) && said.length > 0 ? commonest(said) : row.head.text.replace(/[.\s]+$/, '')
}

function commonest(values: string[]): string {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].toSorted((a, b) => b[1] - a[1] || compareText(a[0], b[0]))[0]?.[0] ?? 'statement'
}
