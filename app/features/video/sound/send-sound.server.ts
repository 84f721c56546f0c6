import { readFile } from 'node:fs/promises'
import type { AppLoadContext } from '@remix-run/node'
import { toFailureWords } from '#app/kits/asking/engines/failure-words.ts'
import { beginFreeRun } from '#app/kits/asking/runs/begin-run.server.ts'
import { readRange } from '#app/kits/foundation/files/serving/byte-range.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { notFound, problem } from '#app/platform/request/problem.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { toFailure } from '#app/providers/engine.ts'
import { findSeen } from '../sharing/film-rights.server.ts'
import { narrate } from './narrate.server.ts'

const spendSound = createRateLimit('film-sound', { points: 120, windowS: 60 })

/** What is said in a scene, as a sound. Free: a voice that costs is replaced by a built-in one, unless it was said already. */
export async function sendSceneSound(
  request: Request,
  id: string,
  sceneId: string,
  { network }: AppLoadContext,
): Promise<Response> {
  const seen = await findSeen(request, id)
  const scene = seen?.project.scenes.find((one) => one.id === sceneId)
  if (!seen || !scene) throw notFound('There is no such scene.')
  const waitS = await spendSound(network)
  if (waitS > 0) throw problem(429, tooManyAtOnce('sounds', waitS), overLimit(waitS).headers)
  const run = await beginFreeRun({ member: await findUser(request), network }, { screen: 'video-studio' })
  const asking = { run, filmId: id, project: seen.project, signal: request.signal }
  const voiced = await narrate(scene, asking, true).catch((error: unknown) => {
    throw problem(503, toFailureWords(toFailure(error)), { 'Retry-After': '5' })
  })
  if (voiced.file === null) throw notFound(voiced.why ?? 'Nothing is said in this scene.')
  return toSound(request, await readFile(voiced.file))
}

/** Players ask for parts of a sound. */
function toSound(request: Request, bytes: Buffer): Response {
  const range = readRange(request.headers.get('range'), bytes.length)
  const headers = new Headers({
    'Content-Type': 'audio/wav',
    'Cache-Control': 'private, max-age=600',
    'Accept-Ranges': 'bytes',
    'X-Robots-Tag': 'noindex',
  })
  if (range === 'unsatisfiable')
    return new Response(null, { status: 416, headers: { 'Content-Range': `bytes */${bytes.length}` } })
  if (!range) return new Response(new Uint8Array(bytes), { headers })
  headers.set('Content-Range', `bytes ${range.start}-${range.end}/${bytes.length}`)
  return new Response(new Uint8Array(bytes.subarray(range.start, range.end + 1)), { status: 206, headers })
}
