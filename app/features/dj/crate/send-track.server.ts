import type { AppLoadContext } from '@remix-run/node'
import { WAVE_PER_S } from '#app/engines/mixing/analyse-track.ts'
import { toFileResponse } from '#app/kits/foundation/files/serving/file-response.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { gridOf, readGrid, readTold } from './track-facts.ts'
import { findSound } from './track-sound.server.ts'
import { requireTrack } from './tracks-keeping.server.ts'

/** The sound of a track, for whoever it belongs to. */
export async function sendTrackSound(request: Request, id: string, context: AppLoadContext): Promise<Response> {
  const { row } = await requireTrack(request, id)
  const file = await findSound(row)
  if (!file) throw notFound('The sound of this track is no longer there. Whoever shared it may have taken it back.')
  return toFileResponse(request, file, context)
}

/** What a deck needs of a track beside its sound. */
export async function sendTrackWave(request: Request, id: string): Promise<Response> {
  const { row } = await requireTrack(request, id)
  const told = readTold(row.analysis)
  if (row.state !== 'done' || !told) throw notFound('This track was not listened to yet.')
  const body = {
    ...{ id: row.id, title: row.title, seconds: told.seconds, grid: gridOf(told, readGrid(row.grid)) },
    ...{ lufs: told.lufs, truePeakDb: told.truePeakDb, cues: row.cues, wavePerS: WAVE_PER_S, wave: row.wave },
  }
  return Response.json(body, { headers: { 'Cache-Control': 'private, no-cache', 'X-Robots-Tag': 'noindex' } })
}
