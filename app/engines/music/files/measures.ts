import { expand, type Note } from '../song/expand.ts'
import type { Song } from '../song/song.ts'

/** A stretch of a bar in which the same notes sound. Times are in steps. */
export type Slice = { steps: number; notes: { note: Note; isBegun: boolean; goesOn: boolean }[] }
export type WrittenLength = { steps: number; quarters: number; name: string; isDotted: boolean; isTriplet: boolean }

const NAMES = [
  [4, 'whole'],
  [2, 'half'],
  [1, 'quarter'],
  [0.5, 'eighth'],
  [0.25, '16th'],
  [0.125, '32nd'],
] as const

/** The lengths a note can be written with on a grid, longest first. */
function lengthsOf(grid: number): WrittenLength[] {
  const plain = NAMES.flatMap(([quarters, name]) => [
    { quarters: quarters * 1.5, name, isDotted: true, isTriplet: false },
    { quarters, name, isDotted: false, isTriplet: false },
    { quarters: (quarters * 2) / 3, name, isDotted: false, isTriplet: true },
  ])
  return plain
    .map((one) => ({ ...one, steps: one.quarters * grid }))
    .map((one) => ({ ...one, steps: Math.abs(one.steps - Math.round(one.steps)) < 1e-9 ? Math.round(one.steps) : 0 }))
    .filter(({ steps, isTriplet }) => steps > 0 && (!isTriplet || grid % 3 === 0))
    .sort((a, b) => b.steps - a.steps || Number(a.isTriplet) - Number(b.isTriplet))
}

/** A length cut into lengths that can be written, to be tied together. */
export function toWritten(steps: number, grid: number): WrittenLength[] {
  const known = lengthsOf(grid)
  const parts: WrittenLength[] = []
  for (let left = steps; left > 0;) {
    const next = known.find((one) => one.steps <= left)
    if (!next) break
    parts.push(next)
    left -= next.steps
  }
  return parts
}

/** The bars of every track as they are written down: what sounds together stands together, what crosses a bar is tied. */
export function toMeasures(song: Song): Slice[][][] {
  const { notes, timeline } = expand(song)
  const perBar = timeline.stepsOfBar
  const byBar = song.tracks.map(() => timeline.bars.map((): Note[] => []))
  for (const note of notes) {
    const last = Math.min(timeline.bars.length - 1, Math.floor((note.step + note.steps - 1) / perBar))
    for (let bar = Math.floor(note.step / perBar); bar <= last; bar += 1) byBar[note.track]![bar]!.push(note)
  }
  return byBar.map((bars) => bars.map((own, bar) => toSlices(own, bar * perBar, perBar)))
}

function toSlices(notes: readonly Note[], from: number, perBar: number): Slice[] {
  const to = from + perBar
  const edges = new Set([from, to])
  for (const { step, steps } of notes)
    for (const edge of [step, step + steps]) if (edge > from && edge < to) edges.add(edge)
  const order = [...edges].sort((a, b) => a - b)
  return order.slice(0, -1).map((start, n) => {
    const end = order[n + 1]!
    const sounding = notes.filter((note) => note.step < end && note.step + note.steps > start)
    // One of each pitch: a note that is struck again takes over.
    const unique = new Map(sounding.map((note) => [note.drum ?? note.pitch, note]))
    return {
      steps: end - start,
      notes: [...unique.values()].map((note) => ({
        note,
        isBegun: note.step < start,
        goesOn: note.step + note.steps > end,
      })),
    }
  })
}
