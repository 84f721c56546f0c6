import { guessLength, type RoughPiece } from '../mend.ts'
import { readClock } from '../times.ts'
import { withoutMarks } from './marks.ts'

const STAMP = /^\s*\[(-?\d{1,4}:\d{1,2}(?:[.:]\d{1,3})?)\]/
const OFFSET = /^\s*\[offset:\s*([+-]?\d{1,7})\]/im
const MOST_STAMPS = 20

/** LRC: a line with its times; it lasts until the next one begins, and an empty one ends what was said before. */
export function readLyrics(text: string): RoughPiece[] {
  const shiftS = Number(OFFSET.exec(text)?.[1] ?? 0) / 1_000
  const stamped: { startS: number; text: string }[] = []
  for (const line of text.split('\n')) {
    let rest = line
    const starts: number[] = []
    for (let found = STAMP.exec(rest); found && starts.length < MOST_STAMPS; found = STAMP.exec(rest)) {
      const startS = readClock((found[1] ?? '').replace(/^(-?\d+:\d+):(\d+)$/, '$1.$2'))
      if (startS !== null) starts.push(startS - shiftS)
      rest = rest.slice(found[0].length)
    }
    for (const startS of starts) stamped.push({ startS, text: withoutMarks(rest).trim() })
  }
  const sorted = stamped.toSorted((a, b) => a.startS - b.startS)
  return sorted.flatMap(({ startS, text: said }, n) => {
    if (said === '') return []
    const next = sorted[n + 1]
    const isEnded = next?.text === ''
    const guess = startS + guessLength(said)
    return [{ startS, text: said, endS: !next ? guess : isEnded ? next.startS : Math.min(next.startS, guess) }]
  })
}
