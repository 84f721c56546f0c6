import { diffLines } from 'diff'
import { to } from '#app/catalogue/to.ts'
import { instruments, isDrumKit } from '#app/engines/music/song/instruments.ts'
import { drumNames, drumWords } from '#app/engines/music/song/drums.ts'
import { findOutside, suggestChords } from '#app/engines/music/help/key-help.ts'
import { isFlatKey, pitchName, scaleNames, toneName, tonesOf } from '#app/engines/music/song/scales.ts'
import { stepsOf, stepsOfBeat, type Song } from '#app/engines/music/song/song.ts'
import { readSong } from '#app/engines/music/text/read-song.ts'
import { listEngines } from '#app/kits/asking/engines/registry.server.ts'
import { toViewer } from '#app/kits/asking/engines/viewer.ts'
import { toMemberWords } from '#app/kits/foundation/jobs/failure-words.ts'
import { isOpen } from '#app/kits/foundation/jobs/job-state.ts'
import { findJob } from '#app/kits/foundation/jobs/jobs.server.ts'
import { createLiveMark } from '#app/kits/foundation/live/live.server.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { readShare } from '#app/kits/members/share-links/read-share.server.ts'
import { findFinishedRender, type SongRow } from '#app/kits/members/songs/songs.store.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { brandOrigin } from '#app/kits/pages/brand/request-brand.server.ts'
import { readOrigin, readRenderFacts } from '../keeping/song-origin.ts'
import { requireSong } from '../keeping/songs-keeping.server.ts'
import * as rows from '../keeping/songs.store.server.ts'
import { SHARE_KIND } from '../sharing/share-kind.ts'
import { readFamily } from '../sharing/shared-song.server.ts'
import { toRecipe } from './begin-song.server.ts'

export const songParts = ['grid', 'arrangement', 'mixer', 'text', 'help', 'sound', 'versions', 'share'] as const
export type SongPart = (typeof songParts)[number]
const DIFF_MS = 500

/** One song: the view of it that the address names, and what stands beside every view. */
export async function readOneSong(request: Request, id: string, params: URLSearchParams) {
  const { row, owner, key } = await requireSong(request, id)
  const { song } = readSong(row.text)
  const part = songParts.find((one) => one === params.get('part')) ?? 'grid'
  const versions = await rows.listVersions(row.id)
  const of = <View>(wanted: SongPart, view: () => View): View | null => (part === wanted ? view() : null)
  const [help, share, family] = await Promise.all([
    of('help', () => readHelp(request, song, params)),
    of('share', () => toShare(request, row, owner)),
    readFamily(row.id, row.parentId, row.parentTitle),
  ])
  return {
    part,
    id: row.id,
    key,
    title: row.title,
    version: row.version,
    facts: row.facts,
    origin: readOrigin(row.origin),
    family,
    canUndo: versions.some(({ number }) => number === row.version - 1),
    canRedo: versions.some(({ number }) => number === row.version + 1),
    change: await readChange(row, versions),
    /** Everything the player of the browser needs. */
    text: row.text,
    grid: of('grid', () => readGrid(song, params.get('pattern'))),
    arrangement: of('arrangement', () => readArrangement(song, params.get('section'))),
    mixer: of('mixer', () => readMixer(song)),
    help,
    render: await readRender(row),
    versions: part === 'versions' ? versions : null,
    compared: part === 'versions' ? await readCompared(row, params.get('with')) : null,
    share,
    liveMark: createLiveMark(),
    isStill: params.get('refresh') === 'off',
  }
}

export type DiffLine = { sign: '+' | '-' | ' '; line: string }

/** Lines that went and came, with one line around them. */
function toDiff(before: string, after: string): DiffLine[] {
  const parts = diffLines(before, after, { timeout: DIFF_MS })
  if (!parts) return []
  const lines = parts.flatMap(({ added, removed, value }) =>
    value
      .replace(/\n$/, '')
      .split('\n')
      .map((line): DiffLine => ({ sign: added ? '+' : removed ? '-' : ' ', line })),
  )
  return lines.filter(
    ({ sign }, n) => sign !== ' ' || (lines[n - 1]?.sign ?? ' ') !== ' ' || (lines[n + 1]?.sign ?? ' ') !== ' ',
  )
}

/** What the last step changed, to be seen and undone. */
async function readChange(row: SongRow, versions: { number: number; why: string }[]) {
  const before = await rows.findVersion(row.id, row.version - 1)
  const why = versions.find(({ number }) => number === row.version)?.why ?? ''
  return before ? { why, lines: toDiff(before.text, row.text) } : null
}

async function readCompared(row: SongRow, wanted: string | null) {
  const number = Number(wanted ?? Number.NaN)
  const version = Number.isInteger(number) && number > 0 ? await rows.findVersion(row.id, number) : null
  return version && { number: version.number, why: version.why, lines: toDiff(version.text, row.text) }
}

function readGrid(song: Song, wanted: string | null) {
  const pattern = song.patterns.find(({ name }) => name === wanted) ?? song.patterns[0] ?? null
  const users = pattern
    ? song.tracks.filter(({ name }) =>
        song.sections.some(({ parts }) =>
          parts.some((part) => part.track === name && part.patterns.includes(pattern.name)),
        ),
      )
    : []
  const isKit = users[0]
    ? isDrumKit(users[0].instrument)
    : (pattern?.lanes.some(({ sound }) => drumNames.includes(sound)) ?? false)
  const isFlat = isFlatKey(song.key.root, song.key.scale)
  const octave = users[0]?.octave ?? 4
  const inKey = tonesOf(song.key.scale).map((tone) => pitchName(12 * (octave + 1) + song.key.root + tone, isFlat))
  return {
    names: song.patterns.map(({ name }) => name),
    tracks: song.tracks.map(({ name }) => name),
    pattern: pattern && {
      ...{ name: pattern.name, bars: pattern.bars, users: users.map(({ name }) => name) },
      lanes: pattern.lanes.map(({ sound, steps }) => ({
        sound,
        label: drumNames.includes(sound) ? drumWords(sound) : sound,
        steps,
      })),
    },
    perBar: stepsOf(song),
    perBeat: stepsOfBeat(song),
    addable: (isKit ? drumNames : ['chord', '1', '3', '5', '7', '8', ...inKey]).filter(
      (sound) => !pattern?.lanes.some((lane) => lane.sound === sound),
    ),
  }
}
export type GridView = ReturnType<typeof readGrid>

function readArrangement(song: Song, wanted: string | null) {
  const section = song.sections.find(({ name }) => name === wanted) ?? song.sections[0] ?? null
  return {
    title: song.title,
    tempo: String(song.tempo),
    meter: `${song.meter.beats}/${song.meter.unit}`,
    key: `${toneName(song.key.root, isFlatKey(song.key.root, song.key.scale))} ${song.key.scale}`,
    swing: `${song.swing.percent}% ${song.swing.of}`,
    ending: song.ending,
    play: song.play.join(' '),
    scales: scaleNames,
    patterns: song.patterns.map(({ name }) => name),
    sections: song.sections.map(({ name, bars }) => ({ name, bars })),
    order: song.play.map((name) => ({ name, bars: song.sections.find((one) => one.name === name)?.bars ?? 0 })),
    section: section && {
      ...{ name: section.name, bars: String(section.bars), tempo: section.tempo === null ? '' : String(section.tempo) },
      chords: section.chords.map((bar) => bar.join(' ')).join(' | '),
      parts: song.tracks.map(({ name }) => ({
        track: name,
        patterns: section.parts.find(({ track }) => track === name)?.patterns.join(' ') ?? '',
      })),
    },
  }
}
export type ArrangementView = ReturnType<typeof readArrangement>

const readMixer = (song: Song) => ({
  tracks: song.tracks.map(({ notes: _notes, ...track }) => ({ ...track, isKit: isDrumKit(track.instrument) })),
  kits: instruments.filter(({ kind }) => kind === 'drums').map(({ name, label }) => ({ name, label })),
  players: instruments.filter(({ kind }) => kind === 'notes').map(({ name, label }) => ({ name, label })),
})
export type MixerView = ReturnType<typeof readMixer>

async function readHelp(request: Request, song: Song, params: URLSearchParams) {
  const after = (params.get('after') ?? '').slice(0, 12)
  const writers = await listEngines(toViewer(await findUser(request)), 'write')
  const isFlat = isFlatKey(song.key.root, song.key.scale)
  const outside = findOutside(song)
  return {
    key: `${toneName(song.key.root, isFlat)} ${song.key.scale.replace('-', ' ')}`,
    tones: tonesOf(song.key.scale).map((tone) => toneName(song.key.root + tone, isFlat)),
    outside: outside.slice(0, 40),
    outsideCount: outside.length,
    after,
    used: [...new Set(song.sections.flatMap(({ chords }) => chords.flat()))].slice(0, 24),
    suggestions: suggestChords(song, after),
    model: writers[0]?.engine.label ?? null,
  }
}
export type HelpView = Awaited<ReturnType<typeof readHelp>>

async function readRender(row: SongRow) {
  const last = row.renderId ? await rows.findRender(row.renderId) : null
  const done = last?.state === 'done' ? last : await findFinishedRender(row.id)
  const job = last?.jobId ? await findJob(last.jobId) : null
  const isUnderWay = last?.state === 'working' && job !== null && isOpen(job)
  const failure = last && !isUnderWay && last.state !== 'done'
  return {
    isUnderWay,
    progress: job?.progress ?? null,
    note: job?.progressNote ?? null,
    failure: failure
      ? (readRenderFacts(last.facts).failure ?? toMemberWords(job?.lastError ?? null) ?? 'It was stopped.')
      : null,
    sound: done?.fileId
      ? { ...readRenderFacts(done.facts), version: done.version, isOld: done.text !== row.text, mark: done.id }
      : null,
  }
}

async function toShare(request: Request, row: SongRow, owner: Visitor) {
  const origin = brandOrigin(request)
  const recipe = toRecipe(row.text)
  return {
    ...(await readShare(request, { kind: SHARE_KIND, thingId: row.id }, owner, {
      addressOf: (link) => to('music-shared', { id: link }),
    })),
    publishedAt: row.publishedAt,
    isHidden: row.hiddenAt !== null,
    publicAddress: origin + to('music-shared', { id: row.id }),
    recipe: recipe === null ? null : origin + to('v2-music-studio', null, { recipe }),
  }
}
