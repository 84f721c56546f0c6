import { redirect } from '@remix-run/node'
import type { Typed } from '#app/platform/request/form.server.ts'
import { refuse } from '#app/platform/request/refuse-field.server.ts'
import { startListening } from '../crate/add-track.server.ts'
import { gridOf, readGrid, readTold, type HandGrid } from '../crate/track-facts.ts'
import { requireTrack, toTrackAddress } from '../crate/tracks-keeping.server.ts'
import { saveTrack, type TrackRow } from '../crate/tracks.store.server.ts'
import { FASTEST_BPM, MOST_CUES, SLOWEST_BPM } from '../dj.limits.ts'
import type { DjAny, DjInput } from './dj.inputs.ts'

const ACTS = ['grid', 'half', 'double', 'later', 'found', 'no-beat', 'listen-again', 'clear-cues', 'cue'] as const
type OfTrack = DjInput<(typeof ACTS)[number]>

export const isOfTrack = (input: DjAny): input is OfTrack => ACTS.some((one) => one === input.do)

/** Sets the beats of a track by hand, marks a second of it, or has it listened to again. */
export async function actOnTrack(request: Request, input: OfTrack, typed: Typed) {
  const { row, owner, key } = await requireTrack(request, input.track)
  if (input.do === 'listen-again') {
    if (row.state === 'failed') {
      await saveTrack(row.id, { state: 'working', failure: null })
      await startListening(row.id, row.title, owner)
    }
  } else if (input.do === 'clear-cues') await saveTrack(row.id, { cues: [] })
  else if (input.do === 'cue') {
    if (input.at > row.seconds) return refuse(typed, 'at', 'This second lies behind the end of the track.', 400)
    const cues = [...new Set([...row.cues, Math.round(input.at * 1_000) / 1_000])].toSorted((a, b) => a - b)
    if (cues.length > MOST_CUES)
      return refuse(typed, 'at', `A track has ${MOST_CUES} cue points at most. Clear them first.`, 409)
    await saveTrack(row.id, { cues })
  } else {
    const grid = toGrid(row, input)
    if (typeof grid === 'string' && grid !== 'none') return refuse(typed, 'bpm', grid, 409)
    await saveTrack(row.id, { grid })
  }
  return redirect(toTrackAddress(row.id, key), 303)
}

type OfGrid = Exclude<OfTrack, { do: 'listen-again' | 'clear-cues' | 'cue' }>

/** The beats as they are to be; null: as they were found; a sentence where that cannot be. */
function toGrid(row: TrackRow, input: OfGrid): HandGrid | null | string {
  if (input.do === 'found') return null
  if (input.do === 'no-beat') return 'none'
  if (input.do === 'grid') return { bpm: input.bpm, firstBeatS: input.first }
  const now = gridOf(readTold(row.analysis), readGrid(row.grid))
  if (!now) return 'There is no tempo to change. Set one first.'
  if (input.do === 'later') {
    const barS = 240 / now.bpm
    return { bpm: now.bpm, firstBeatS: (now.firstBeatS + 60 / now.bpm) % barS }
  }
  const bpm = now.bpm * (input.do === 'half' ? 0.5 : 2)
  if (bpm < SLOWEST_BPM || bpm > FASTEST_BPM)
    return `A tempo goes from ${SLOWEST_BPM} to ${FASTEST_BPM} beats a minute.`
  return { bpm, firstBeatS: now.firstBeatS }
}
