import type { Chapter } from '#app/engines/transcript/chapters.ts'
import { readClock } from '#app/engines/transcript/times.ts'

const LINE = /^\W{0,3}(\d{1,2}:\d{2}(?::\d{2})?)\W{1,4}(\S.{0,150})$/u
const LEAST = 3
const MOST = 100

/** Chapters as makers of videos write them below: lines of a time and a name, from 0:00, in order. None where it is no such list. */
export function readSaidChapters(about: string, seconds: number): Chapter[] {
  const found = about.split('\n').flatMap((line) => {
    const [, clock, title] = LINE.exec(line.trim()) ?? []
    const startS = clock ? readClock(clock) : null
    return startS === null || !title ? [] : [{ startS, title: title.trim() }]
  })
  const isList =
    found.length >= LEAST &&
    found[0]?.startS === 0 &&
    found.every(({ startS }, n) => n === 0 || startS > found[n - 1]!.startS)
  if (!isList) return []
  return found
    .slice(0, MOST)
    .map(({ startS, title }, n) => ({ startS, title, endS: found[n + 1]?.startS ?? Math.max(startS, seconds) }))
}
