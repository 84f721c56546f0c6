import { chordPlaces, isChordPlace } from '../song/chords.ts'
import { drumNames, isDrum } from '../song/drums.ts'
import { MOST_LANES, MOST_PATTERN_BARS, MOST_PATTERNS } from '../song/music.limits.ts'
import { readPitch } from '../song/scales.ts'
import { stepsOf, type Pattern } from '../song/song.ts'
import type { Line } from './lines.ts'
import { toNameFault, type Reading } from './reading.ts'

/** Whether a lane of a pattern may be called so. */
export const isSound = (name: string): boolean =>
  name === 'chord' || isChordPlace(name) || isDrum(name) || readPitch(name) !== null

/** `beat, 2 bars`: a name and how many bars; one when nothing is said. */
export function readHead(rest: string, most: number): { name: string; bars: number | null; more: string; at: number } {
  const [name = '', ...said] = rest.split(',')
  const bars = said.length === 0 ? '1' : (/^\s*(\d{1,3})\s*(?:bars?)?\s*$/.exec(said[0]!)?.[1] ?? '')
  const count = Number(bars)
  return {
    name: name.trim().replace(/:$/, ''),
    bars: bars !== '' && count >= 1 && count <= most ? count : null,
    more: said.slice(1).join(',').trim(),
    at: name.length + 1,
  }
}

export function readPatternHead({ song, fault, places }: Reading, line: number, rest: string, column: number): Pattern {
  const { name, bars, more, at } = readHead(rest, MOST_PATTERN_BARS)
  const pattern: Pattern = { name, bars: bars ?? 1, lanes: [], notes: [] }
  const nameFault = toNameFault(name)
  if (bars === null || more)
    fault(line, column + at, `Behind the name belongs how long it is: 1 to ${MOST_PATTERN_BARS} bars.`)
  if (nameFault) fault(line, column, nameFault)
  else if (places.has(`pattern ${name}`)) fault(line, column, `There is a pattern “${name}” already.`)
  else if (song.patterns.length >= MOST_PATTERNS) fault(line, column, `A song has ${MOST_PATTERNS} patterns at most.`)
  else {
    song.patterns.push(pattern)
    places.set(`pattern ${name}`, line)
  }
  return pattern
}

/** `kick  x... x...`: what sounds, and its steps. */
export function readLane({ song, fault }: Reading, { number, indent, text }: Line, pattern: Pattern): void {
  const [, sound = '', gap = '', rest = ''] = /^(\S+)(\s*)(.*)$/.exec(text) ?? []
  if (!isSound(sound))
    return fault(
      number,
      indent + 1,
      `“${sound.slice(0, 30)}” is no sound. A line of a pattern begins with a note such as C4, with “chord”, with a tone of the chord (${chordPlaces.join(', ')}) or with a drum (${drumNames.slice(0, 6).join(', ')}…).`,
    )
  const whole = pattern.bars * stepsOf(song)
  let steps = ''
  for (const [at, sign] of [...rest].entries()) {
    if (sign === ' ' || sign === '|') continue
    const column = indent + 1 + sound.length + gap.length + at
    if (!'xXo-.'.includes(sign))
      return fault(number, column, `“${sign}” is no step. Steps are x, X (loud), o (soft), - (held) and . (silent).`)
    if (steps.length === whole)
      return fault(
        number,
        column,
        `This is one step too many: ${pattern.bars === 1 ? '1 bar has' : `${pattern.bars} bars have`} ${whole} steps here.`,
      )
    steps += sign
  }
  if (pattern.lanes.some((lane) => lane.sound === sound))
    return fault(number, indent + 1, `“${sound}” is in this pattern already.`)
  if (pattern.lanes.length >= MOST_LANES) return fault(number, indent + 1, `A pattern has ${MOST_LANES} lines at most.`)
  pattern.lanes.push({ sound, steps: steps.padEnd(whole, '.') })
}
