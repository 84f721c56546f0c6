import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { readKeptPage } from '#app/kits/members/kept/kept-acts.server.ts'
import { createLiveMark } from '#app/kits/foundation/live/live.server.ts'
import { findVisitor } from '#app/kits/members/visitor/visitor.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { hasFfmpeg } from '#app/providers/ffmpeg.server.ts'
import { listSoundingSongs } from '#app/kits/members/songs/songs.store.server.ts'
import { listRecordings } from '../crate/sources.store.server.ts'
import { readGrid, readTold, toMixTrack } from '../crate/track-facts.ts'
import { toKeyShort, toTempoShort } from '../crate/track-words.ts'
import { listTracks, type ListedTrack } from '../crate/tracks.store.server.ts'
import { MOST_TRACKS, RADIO_AT_ONCE, RADIO_FARTHEST } from '../dj.limits.ts'
import { listRadio, readRadioQuery } from '../radio/radio.server.ts'
import { setsKeeping } from '../sets/sets-keeping.server.ts'
import type { ListedSet } from '../sets/sets.store.server.ts'
import { readSetView } from './set-view.server.ts'
import { readTrackView } from './track-view.server.ts'

export const deskParts = ['crate', 'sets', 'decks', 'radio'] as const
export type DeskPart = (typeof deskParts)[number]

/** The DJ as its address asks for it: a track, a set, or one of the four parts of the desk. */
export async function readDj(request: Request) {
  const params = new URL(request.url).searchParams
  const [track, set] = [params.get('track'), params.get('set')]
  if (track) return readTrackView(request, track, params)
  if (set) return readSetView(request, set, params)
  const part = deskParts.find((one) => one === params.get('part')) ?? 'crate'
  const [owner, member] = await Promise.all([findVisitor(request), findUser(request)])
  const rows = owner ? await listTracks(owner, MOST_TRACKS) : []
  const page = await readKeptPage(setsKeeping, owner, params, (row) =>
    (row as ListedSet).mixId ? 'mixed' : 'a set list',
  )
  const radio = readRadioQuery(params)
  return {
    screen: 'desk' as const,
    part,
    isGuest: member === null,
    canAll: hasFfmpeg(),
    tracks: rows.map(toListed),
    page,
    sources: part === 'crate' ? await readSources(owner) : null,
    radio:
      part === 'radio'
        ? {
            ...radio,
            items: await listRadio(owner, radio),
            next: radio.from + RADIO_AT_ONCE <= RADIO_FARTHEST ? radio.from + RADIO_AT_ONCE : 1,
          }
        : null,
    decks: part === 'decks' ? { left: params.get('left') ?? '', right: params.get('right') ?? '' } : null,
    working: rows.find(({ state }) => state === 'working')?.id ?? null,
    isStill: params.get('refresh') === 'off',
    liveMark: createLiveMark(),
  }
}
export type DjView = Awaited<ReturnType<typeof readDj>>
export type DeskView = Extract<DjView, { screen: 'desk' }>
export type ListedTrackView = DeskView['tracks'][number]

/** A track as a line of the crate. */
export function toListed(row: ListedTrack) {
  const told = row.state === 'done' ? readTold(row.analysis) : null
  const hand = readGrid(row.grid)
  return {
    ...{ id: row.id, title: row.title, state: row.state, failure: row.failure, kind: row.kind, seconds: row.seconds },
    tempo: told ? toTempoShort(told, hand) : null,
    isByHand: hand !== null,
    key: told ? toKeyShort(told) : '',
    isPlayable: (toMixTrack(row)?.lufs ?? null) !== null,
  }
}

const MOST_SONGS = 20

async function readSources(owner: Visitor | null) {
  if (!owner) return { recordings: [], songs: [] }
  const [recordings, songs] = await Promise.all([listRecordings(owner), listSoundingSongs(owner, MOST_SONGS)])
  return { recordings, songs: songs.map(({ id, title }) => ({ id, title })) }
}
