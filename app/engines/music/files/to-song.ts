import { instrumentOfProgram, findInstrument } from '../song/instruments.ts'
import {
  MOST_BARS,
  MOST_SECTIONS,
  MOST_TRACKS,
  NAME_MAX_CHARS,
  SONG_MAX_S,
  TEMPO_MAX,
  TEMPO_MIN,
  TITLE_MAX_CHARS,
} from '../song/music.limits.ts'
import { pitchName } from '../song/scales.ts'
import {
  FIRST_SONG,
  FIRST_TRACK,
  quartersOf,
  stepsOf,
  type Part,
  type Pattern,
  type Section,
  type Song,
  type Track,
} from '../song/song.ts'
import { toSizeFault } from '../text/check-song.ts'
import { toNameFault } from '../text/reading.ts'
import { UnreadableMusic, type RawNote, type RawScore, type RawTrack } from './score.ts'

const GRID_CHOICE = [4, 3, 8, 6] as const
const MOST_PATTERNS_WISHED = 300
const VELOCITY_LOUD = 106
const VELOCITY_PLAIN = 76

export type Imported = { song: Song; remarks: string[] }

/** Puts music of another program onto a grid, as a song with patterns; says what was moved and what was left out. */
export function toSong(score: RawScore): Imported {
  const remarks = [...score.remarks]
  const tracks = score.tracks.filter(({ notes }) => notes.length > 0)
  if (tracks.length === 0) throw new UnreadableMusic('There are no notes in this file.')
  if (tracks.length > MOST_TRACKS)
    remarks.push(
      `${tracks.length - MOST_TRACKS} of ${tracks.length} tracks were left out: a song has ${MOST_TRACKS} at most.`,
    )
  const used = tracks.slice(0, MOST_TRACKS)
  const meter = toMeter(score, remarks)
  const grid = chooseGrid(
    used.flatMap(({ notes }) => notes),
    quartersOf(meter),
  )
  const song: Song = { ...structuredClone(FIRST_SONG), title: toTitle(score.title), meter, grid, key: toKey(score) }
  const names = new Set<string>()
  song.tracks = used.map((track, n) => toTrack(track, n, names))
  const rows = layRows(song, used, remarks)
  const bars = countBars(song, score, rows, remarks)
  const tempos = readTempos(score, bars, quartersOf(meter), remarks)
  song.tempo = tempos[0] ?? FIRST_SONG.tempo
  for (const size of [4, 16]) {
    fill(song, rows, tempos, size)
    if (song.patterns.length <= MOST_PATTERNS_WISHED) break
  }
  const fault = toSizeFault(song)
  if (fault) throw new UnreadableMusic(fault)
  return { song, remarks }
}

const toTitle = (title: string) =>
  title.toWellFormed().replace(/\s+/g, ' ').slice(0, TITLE_MAX_CHARS).toWellFormed().trim() || 'Untitled'

function toMeter({ meter }: RawScore, remarks: string[]): Song['meter'] {
  if (!meter) return FIRST_SONG.meter
  const { beats, unit } = meter
  if ((unit === 4 || unit === 8) && beats >= 1 && beats <= 16) return { beats, unit }
  if (unit === 2 && beats >= 1 && beats <= 8) return { beats: beats * 2, unit: 4 }
  remarks.push(`The meter ${beats}/${unit} is not known here; it became 4/4.`)
  return FIRST_SONG.meter
}

function toKey({ key }: RawScore): Song['key'] {
  if (!key || Math.abs(key.fifths) > 7) return FIRST_SONG.key
  const root = (((key.fifths * 7 + (key.isMinor ? 9 : 0)) % 12) + 12) % 12
  return { root, scale: key.isMinor ? 'minor' : 'major' }
}

/** The coarsest grid on which most notes lie. */
function chooseGrid(notes: readonly RawNote[], quarters: number): number {
  const error = (grid: number) =>
    notes.reduce((sum, { quarter }) => sum + Math.abs(quarter * grid - Math.round(quarter * grid)) / grid, 0)
  const fitting = GRID_CHOICE.filter((grid) => Number.isInteger(quarters * grid))
  const slack = 0.004 * notes.length
  let best: number = fitting[0] ?? 4
  for (const grid of fitting) if (error(grid) + slack < error(best)) best = grid
  return best
}

function toTrack({ name, program, isDrums }: RawTrack, n: number, names: Set<string>): Track {
  const instrument = isDrums ? 'kit' : instrumentOfProgram(program)
  const plain = name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, NAME_MAX_CHARS - 4)
    .replace(/-+$/, '')
  const base = toNameFault(plain) === null ? plain : `${instrument}-${n + 1}`
  let unique = base
  for (let more = 2; names.has(unique); more += 1) unique = `${base}-${more}`
  names.add(unique)
  return { ...structuredClone(FIRST_TRACK), name: unique, instrument, octave: findInstrument(instrument)?.octave ?? 4 }
}

/** Steps of each sound of each track. */
type Rows = Map<string, string[]>[]

function layRows(song: Song, tracks: readonly RawTrack[], remarks: string[]): Rows {
  let [moved, doubled] = [0, 0]
  const most = MOST_BARS * stepsOf(song)
  const rows = tracks.map(({ notes }) => {
    const lanes = new Map<string, string[]>()
    for (const { quarter, quarters, pitch, velocity, drum } of notes) {
      const step = Math.round(quarter * song.grid)
      if (Math.abs(step - quarter * song.grid) > 0.02 * song.grid) moved += 1
      if (step >= most) continue
      const sound = drum ?? pitchName(pitch < 12 ? pitch + 12 : pitch)
      const lane = lanes.get(sound) ?? []
      lanes.set(sound, lane)
      if ((lane[step] ?? '.') !== '.' && lane[step] !== '-') doubled += 1
      else {
        lane[step] = velocity >= VELOCITY_LOUD ? 'X' : velocity >= VELOCITY_PLAIN ? 'x' : 'o'
        // A drum sounds as long as it sounds.
        const end = drum === null ? Math.round((quarter + quarters) * song.grid) : step + 1
        for (let held = step + 1; held < Math.min(end, most) && (lane[held] ?? '.') === '.'; held += 1) lane[held] = '-'
      }
    }
    return lanes
  })
  if (moved > 0) remarks.push(`${moved} notes were moved to the nearest step of the grid.`)
  if (doubled > 0) remarks.push(`${doubled} notes that doubled another at the same moment were left out.`)
  return rows
}

function countBars(song: Song, score: RawScore, rows: Rows, remarks: string[]): number {
  const perBar = stepsOf(song)
  const steps = Math.max(...rows.flatMap((lanes) => [...lanes.values()].map(({ length }) => length)))
  const whole = Math.max(1, Math.ceil(steps / perBar))
  let [bars, seconds] = [0, 0]
  while (bars < Math.min(whole, MOST_BARS)) {
    seconds += (quartersOf(song.meter) * 60) / tempoAt(score, bars * quartersOf(song.meter))
    if (seconds > SONG_MAX_S) break
    bars += 1
  }
  if (bars < whole)
    remarks.push(
      `The first ${bars} bars were taken: a song has ${MOST_BARS} bars and ${SONG_MAX_S / 60} minutes at most.`,
    )
  return Math.max(1, bars)
}

function tempoAt({ tempos }: RawScore, quarter: number): number {
  let tempo = tempos[0]?.tempo ?? 120
  for (const one of tempos) if (one.quarter <= quarter + 1e-6) tempo = one.tempo
  return Math.round(Math.min(TEMPO_MAX, Math.max(TEMPO_MIN, tempo)) * 1_000) / 1_000
}

/** The tempo of each bar. Where it changes too often for sections of their own, the first stays. */
function readTempos(score: RawScore, bars: number, quarters: number, remarks: string[]): number[] {
  const tempos = Array.from({ length: bars }, (_, bar) => tempoAt(score, bar * quarters))
  if (tempos.filter((tempo, bar) => tempo !== tempos[bar - 1]).length <= MOST_SECTIONS) return tempos
  remarks.push('The tempo changes so often that its first was taken for the whole.')
  return tempos.map(() => tempos[0]!)
}

/** Cuts the rows into patterns; those that are alike become one. */
function fill(song: Song, rows: Rows, tempos: readonly number[], size: number): void {
  const perBar = stepsOf(song)
  song.patterns = []
  song.sections = []
  const known = new Map<string, string>()
  for (let from = 0; from < tempos.length;) {
    let to = from + 1
    while (to < tempos.length && tempos[to] === tempos[from]) to += 1
    const parts: Part[] = []
    for (const [n, lanes] of rows.entries()) {
      const patterns: string[] = []
      for (let bar = from; bar < to; bar += size) {
        const bars = Math.min(size, to - bar)
        patterns.push(toPattern(song, n, { lanes, from: bar * perBar, bars }, known))
      }
      if (patterns.some((name) => !isRest(song, name))) parts.push({ track: song.tracks[n]!.name, patterns })
    }
    const tempo = tempos[from] === song.tempo ? null : tempos[from]!
    const section: Section = {
      name: `part-${song.sections.length + 1}`,
      bars: to - from,
      tempo,
      chords: [],
      parts,
      notes: [],
    }
    song.sections.push(section)
    from = to
  }
  song.play = song.sections.map(({ name }) => name)
}

const isRest = (song: Song, name: string) => song.patterns.find((one) => one.name === name)?.lanes.length === 0

type Cut = { lanes: Map<string, string[]>; from: number; bars: number }

function toPattern(song: Song, track: number, { lanes, from, bars }: Cut, known: Map<string, string>): string {
  const steps = bars * stepsOf(song)
  const cut = [...lanes].flatMap(([sound, lane]) => {
    const own = Array.from({ length: steps }, (_, n) => lane[from + n] ?? '.').join('')
    return /[^.]/.test(own) ? [{ sound, steps: own }] : []
  })
  const key = cut.length === 0 ? `rest ${bars}` : `${track} ${bars} ${JSON.stringify(cut)}`
  const found = known.get(key)
  if (found && song.patterns.some(({ name }) => name === found)) return found
  const own = song.tracks[track]!.name.slice(0, NAME_MAX_CHARS - 4)
  const isTaken = (wished: string) => song.patterns.some((one) => one.name === wished)
  let name = cut.length === 0 ? `rest-${bars}` : `${own}-${song.patterns.length + 1}`
  for (let n = song.patterns.length + 2; isTaken(name); n += 1) name = `${own}-${n}`
  const pattern: Pattern = { name, bars, lanes: cut, notes: [] }
  song.patterns.push(pattern)
  known.set(key, name)
  return name
}
