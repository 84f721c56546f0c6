import { drumNames } from '#app/engines/music/song/drums.ts'
import { findInstrument, fits } from '#app/engines/music/song/instruments.ts'
import { stepsOf, type Section, type Song } from '#app/engines/music/song/song.ts'
import { toFaultWords } from '#app/engines/music/text/fault.ts'
import { isSound } from '#app/engines/music/text/read-pattern.ts'
import { readSong } from '#app/engines/music/text/read-song.ts'
import { writeSong } from '#app/engines/music/text/write-song.ts'
import type { StudioInput } from './studio.inputs.ts'

/** A changed song as text, or what is wrong with it and beside which field that stands. */
export type Edited = { text: string; why: string } | { field: string; message: string }

/** Whether the text of a changed song is one; its first fault in words when not. */
export function settle(song: Song, why: string, field: string): Edited {
  const text = writeSong(song)
  const [fault] = readSong(text).faults
  return fault ? { field, message: fault.message } : { text, why }
}

/** A text of somebody’s as it is kept: as they wrote it, in the order the language has. */
export function settleText(text: string, why: string): Edited {
  const { song, faults } = readSong(text)
  if (faults.length > 0) return { field: 'text', message: faults.map(toFaultWords).join('\n') }
  return { text: writeSong(song), why }
}

/** The steps of a pattern as the grid sent them. What was on keeps how it was; what is new gets the chosen sign. */
export function editGrid(song: Song, { pattern: name, on, sign, add, remove }: StudioInput<'grid'>): Edited {
  const pattern = song.patterns.find((one) => one.name === name)
  if (!pattern) return { field: 'form', message: 'This pattern is not there any more.' }
  const wanted = new Set(on)
  pattern.lanes = pattern.lanes
    .map(({ sound, steps }, lane) => ({
      sound,
      steps: [...steps].map((was, step) => (!wanted.has(`${lane}.${step}`) ? '.' : was === '.' ? sign : was)).join(''),
    }))
    .filter(({ sound }) => !remove.includes(sound))
  const said: string[] = remove.length > 0 ? [`without ${remove.join(', ')}`] : []
  if (add !== '') {
    const users = song.sections.flatMap(({ parts }) => parts.filter((part) => part.patterns.includes(name)))
    const instrument = song.tracks.find((track) => track.name === users[0]?.track)?.instrument
    if (!isSound(add))
      return {
        field: 'add',
        message: `“${add}” is no sound. Write a note such as C4, “chord”, 1, 3, 5, or ${drumNames.slice(0, 3).join(', ')}.`,
      }
    if (instrument && !fits(instrument, add))
      return { field: 'add', message: `${findInstrument(instrument)?.label} cannot play “${add}”.` }
    if (pattern.lanes.some(({ sound }) => sound === add)) return { field: 'add', message: `“${add}” is there already.` }
    pattern.lanes.push({ sound: add, steps: '.'.repeat(pattern.bars * stepsOf(song)) })
    said.push(`with ${add}`)
  }
  return settle(song, `Pattern ${name}${said.length > 0 ? ` ${said.join(', ')}` : ' in the grid'}`, 'form')
}

/** A pattern more: empty, or as another stands; a track plays it behind what it plays in every section. */
export function addPattern(song: Song, { name, bars, copy, track }: StudioInput<'pattern'>): Edited {
  const source = song.patterns.find((one) => one.name === copy)
  const count = source?.bars ?? Number(bars || '1')
  if (song.patterns.some((one) => one.name === name))
    return { field: 'name', message: `There is a pattern “${name}” already.` }
  if (!Number.isInteger(count) || count < 1 || count > 16)
    return { field: 'bars', message: 'A pattern has 1 to 16 bars.' }
  const player = song.tracks.find((one) => one.name === track)
  const first = player && findInstrument(player.instrument)?.kind === 'drums' ? ['kick', 'snare', 'hat'] : ['chord']
  song.patterns.push({
    ...{ name, bars: count, notes: [] },
    lanes: source
      ? structuredClone(source.lanes)
      : first.map((sound) => ({ sound, steps: '.'.repeat(count * stepsOf(song)) })),
  })
  return settle(song, source ? `Pattern ${name}, copied from ${copy}` : `Pattern ${name}`, 'name')
}

/** Every track as the mixer sent it. */
export function editMixer(song: Song, input: StudioInput<'mixer'>): Edited {
  for (const [n, name] of input.track.entries()) {
    const track = song.tracks.find((one) => one.name === name)
    if (!track) return { field: 'form', message: `The track “${name}” is not there any more.` }
    const number = (value: string | undefined, least: number, most: number): number | null => {
      const read = Number(value ?? '')
      return value !== undefined && value.trim() !== '' && Number.isInteger(read) && read >= least && read <= most
        ? read
        : null
    }
    const values = {
      volume: number(input.volume[n], 0, 100),
      pan: number(input.pan[n], -100, 100),
      reverb: number(input.reverb[n], 0, 100),
      delay: number(input.delay[n], 0, 100),
    }
    for (const [field, value] of Object.entries(values))
      if (value === null)
        return {
          field: `${field}-${n}`,
          message: `${name}: ${field} is a whole number from ${field === 'pan' ? -100 : 0} to 100.`,
        }
    const filter = (input.filter[n] ?? '').trim()
    const hertz = filter === '' ? null : number(filter, 40, 20_000)
    if (filter !== '' && hertz === null)
      return { field: `filter-${n}`, message: `${name}: a filter is a number of hertz from 40 to 20000, or nothing.` }
    const instrument = findInstrument(input.instrument[n] ?? '')
    if (!instrument) return { field: `instrument-${n}`, message: `${name}: choose an instrument.` }
    if (instrument.kind !== findInstrument(track.instrument)?.kind)
      return {
        field: `instrument-${n}`,
        message: `${name} plays ${instrument.kind === 'drums' ? 'notes and cannot become drums' : 'drums and cannot become notes'}.`,
      }
    Object.assign(track, values, { filter: hertz, instrument: instrument.name, isMuted: input.muted.includes(name) })
  }
  return settle(song, 'Mixer', 'form')
}

/** Title, tempo, meter, key, swing, ending and order, as they are written in a text. */
export function editWhole(song: Song, input: StudioInput<'whole'>): Edited {
  const lines = [
    `tempo: ${input.tempo}`,
    `meter: ${input.meter}`,
    `key: ${input.key}`,
    `swing: ${input.swing || '50'}`,
    `ending: ${input.ending}`,
  ]
  const fields = ['tempo', 'meter', 'key', 'swing', 'ending']
  const { song: read, faults } = readSong(lines.join('\n'))
  const [fault] = faults
  if (fault) return { field: fields[fault.line - 1] ?? 'form', message: fault.message }
  if (song.patterns.length > 0 && stepsOf({ ...song, meter: read.meter }) !== stepsOf(song))
    return {
      field: 'meter',
      message: 'The patterns have steps for the meter as it is. Change the meter in the text, with the patterns.',
    }
  const play = input.play.split(/[\s,]+/).filter(Boolean)
  const unknown = play.find((name) => !song.sections.some((section) => section.name === name))
  if (unknown) return { field: 'play', message: `There is no section “${unknown}”.` }
  const { tempo, meter, key, swing, ending } = read
  const title = input.title.replace(/[\p{Cc}\u2028\u2029]/gu, ' ').trim() || 'Untitled'
  return settle({ ...song, title, tempo, meter, key, swing, ending, play }, 'Arrangement', 'play')
}

/** One section as its form sent it. */
export function editSection(song: Song, input: StudioInput<'section'>): Edited {
  const at = song.sections.findIndex(({ name }) => name === input.section)
  const was = song.sections[at]
  if (!was) return { field: 'form', message: 'This section is not there any more.' }
  const bars = Number(input.bars)
  const tempo = input.tempo === '' ? null : Number(input.tempo)
  if (!Number.isInteger(bars) || bars < 1 || bars > 400)
    return { field: 'bars', message: 'A section has 1 to 400 bars.' }
  if (tempo !== null && !(tempo >= 30 && tempo <= 300))
    return { field: 'tempo', message: 'A tempo is a number from 30 to 300, or nothing.' }
  const chords = input.chords
    .split('|')
    .map((bar) => bar.split(/\s+/).filter(Boolean))
    .filter((bar) => bar.length > 0)
  const parts = input.track.flatMap((track, n) => {
    const patterns = (input.patterns[n] ?? '').split(/[\s,]+/).filter(Boolean)
    return patterns.length > 0 ? [{ track, patterns }] : []
  })
  const unknown = parts.flatMap((part) => part.patterns).find((name) => !song.patterns.some((one) => one.name === name))
  if (unknown) return { field: 'patterns', message: `There is no pattern “${unknown.slice(0, 40)}”.` }
  const section: Section = { ...was, bars, tempo, chords, parts }
  const sections = song.sections.map((one, n) => (n === at ? section : one))
  return settle({ ...song, sections }, `Section ${was.name}`, 'chords')
}
