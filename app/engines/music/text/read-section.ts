import { readChord } from '../song/chords.ts'
import { isDrum } from '../song/drums.ts'
import { isDrumKit } from '../song/instruments.ts'
import { MOST_SECTION_BARS, MOST_SECTIONS } from '../song/music.limits.ts'
import type { Section } from '../song/song.ts'
import { cutWords, type Line } from './lines.ts'
import { readHead } from './read-pattern.ts'
import { readTempo, TEMPO_WORDS } from './read-settings.ts'
import { toNameFault, type Reading } from './reading.ts'

const MOST_CHORDS_A_BAR = 8
const MOST_CHAIN = 400

export function readSectionHead({ song, fault, places }: Reading, line: number, rest: string, column: number): Section {
  const { name, bars, more, at } = readHead(rest, MOST_SECTION_BARS)
  const [, said = null] = /^tempo\s+(\S+)$/.exec(more) ?? []
  const tempo = said === null ? null : readTempo(said)
  const section: Section = { name, bars: bars ?? 1, tempo, chords: [], parts: [], notes: [] }
  const nameFault = toNameFault(name)
  if (bars === null) fault(line, column + at, `Behind the name belongs how long it is: 1 to ${MOST_SECTION_BARS} bars.`)
  if (more && tempo === null)
    fault(line, column + rest.lastIndexOf(more), said ? TEMPO_WORDS : 'Here “tempo 90” may stand.')
  if (nameFault) fault(line, column, nameFault)
  else if (places.has(`section ${name}`)) fault(line, column, `There is a section “${name}” already.`)
  else if (song.sections.length >= MOST_SECTIONS) fault(line, column, `A song has ${MOST_SECTIONS} sections at most.`)
  else {
    song.sections.push(section)
    places.set(`section ${name}`, line)
  }
  return section
}

/** A line of a section: its chords, or what a track plays. */
export function readPart(reading: Reading, line: Line, section: Section): void {
  const [, chords = null] = /^chords?\b\s*:?\s*(.*)$/i.exec(line.text) ?? []
  if (chords !== null) readChords(reading, line, chords, section)
  else readTrackPart(reading, line, section)
}

function readChords({ fault }: Reading, { number, indent, text }: Line, rest: string, section: Section): void {
  const start = indent + text.length - rest.length + 1
  let at = 0
  for (const bar of rest.split('|')) {
    const names = cutWords(bar, start + at)
    at += bar.length + 1
    for (const { text: name, column } of names)
      if (!readChord(name)) return fault(number, column, `“${name.slice(0, 20)}” is no chord that is known here.`)
    if (names.length > MOST_CHORDS_A_BAR)
      return fault(number, names[0]!.column, `A bar has ${MOST_CHORDS_A_BAR} chords at most.`)
    if (names.length > 0) section.chords.push(names.map(({ text: name }) => name))
    if (section.chords.length > section.bars)
      return fault(number, names[0]!.column, `These are more bars of chords than the section has: ${section.bars}.`)
  }
}

function readTrackPart({ song, fault }: Reading, { number, indent, text }: Line, section: Section): void {
  const at = text.indexOf(':')
  const name = (at < 0 ? (text.split(/\s/)[0] ?? '') : text.slice(0, at)).trim()
  const track = song.tracks.find((one) => one.name === name)
  if (at < 0 || !track)
    return fault(
      number,
      indent + 1,
      at < 0
        ? 'In a section a line says what a track plays, as in “drums: beat”, or begins with “chords”.'
        : `There is no track “${name.slice(0, 40)}” above this line.`,
    )
  if (section.parts.some((part) => part.track === name))
    return fault(number, indent + 1, `“${name}” has a line in this section already.`)
  const patterns = cutWords(text.slice(at + 1), indent + at + 2)
  if (patterns.length > MOST_CHAIN) return fault(number, indent + 1, `Up to ${MOST_CHAIN} patterns follow each other.`)
  const kept: string[] = []
  for (const { text: pattern, column } of patterns) {
    const found = song.patterns.find((one) => one.name === pattern)
    const wrong = found?.lanes.find(({ sound }) => isDrum(sound) !== isDrumKit(track.instrument))
    if (!found) fault(number, column, `There is no pattern “${pattern.slice(0, 40)}” above this line.`)
    else if (wrong)
      fault(
        number,
        column,
        isDrum(wrong.sound)
          ? `“${pattern}” has the drum “${wrong.sound}”, and “${name}” is no drum kit.`
          : `“${pattern}” has the note “${wrong.sound}”, and “${name}” is a drum kit.`,
      )
    else kept.push(pattern)
  }
  if (kept.length > 0) section.parts.push({ track: name, patterns: kept })
  else if (patterns.length === 0) fault(number, indent + at + 1, 'The name of a pattern is missing here.')
}
