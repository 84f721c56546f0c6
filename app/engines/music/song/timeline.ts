import { quartersOf, stepsOf, type Section, type Song } from './song.ts'

export type Bar = {
  section: Section
  /** Its number within its section, from 0. */
  nth: number
  startStep: number
  startS: number
  /** Quarter notes a minute. */
  tempo: number
}
export type Timeline = { bars: Bar[]; stepsOfBar: number; totalSteps: number; lengthS: number }

const HALF = 0.5

/** The bars of a song in the order they are played, with the moment each begins. */
export function toTimeline(song: Song): Timeline {
  const sections = new Map(song.sections.map((section) => [section.name, section]))
  const [perBar, quarters] = [stepsOf(song), quartersOf(song.meter)]
  const bars: Bar[] = []
  let startS = 0
  for (const name of song.play) {
    const section = sections.get(name)
    if (!section) continue
    const tempo = section.tempo ?? song.tempo
    for (let nth = 0; nth < section.bars; nth += 1) {
      bars.push({ section, nth, startStep: bars.length * perBar, startS, tempo })
      startS += (quarters * 60) / tempo
    }
  }
  return { bars, stepsOfBar: perBar, totalSteps: bars.length * perBar, lengthS: startS }
}

/** Where a place of a bar, in quarter notes, falls when every other one of two comes late. */
export function swung(quarters: number, { swing, meter }: Pick<Song, 'swing' | 'meter'>): number {
  if (swing.percent === HALF * 100) return quarters
  const pair = swing.of === 'eighths' ? 1 : HALF
  const from = Math.floor(quarters / pair + 1e-9) * pair
  if (from + pair > quartersOf(meter) + 1e-9) return quarters
  const [place, late] = [(quarters - from) / pair, swing.percent / 100]
  return from + pair * (place < HALF ? place * 2 * late : late + (place - HALF) * 2 * (1 - late))
}

/** The second at which a step of the whole song falls. */
export function secondsOf(step: number, song: Song, { bars, stepsOfBar, lengthS }: Timeline): number {
  const bar = bars[Math.floor(step / stepsOfBar)]
  if (!bar) return lengthS
  return bar.startS + (swung((step - bar.startStep) / song.grid, song) * 60) / bar.tempo
}
