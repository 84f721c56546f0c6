import { readFile } from 'node:fs/promises'
import type { AppLoadContext } from '@remix-run/node'
import sharp from 'sharp'
import { toCaptionLines } from '#app/engines/storyboard/timing.ts'
import type { Scene } from '#app/engines/storyboard/scene.ts'
import { toFailureWords } from '#app/kits/asking/engines/failure-words.ts'
import { beginFreeRun } from '#app/kits/asking/runs/begin-run.server.ts'
import { inPictureTurn } from '#app/kits/foundation/files/picture-turns.server.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { notFound, problem } from '#app/platform/request/problem.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { toFailure } from '#app/providers/engine.ts'
import { drawCaption, prepareStill } from '#app/providers/film/stills.server.ts'
import { keepPiece, toPieceName } from '../keeping/pieces.server.ts'
import { toDrawable } from '../rendering/drawable.ts'
import { findSeen } from '../sharing/film-rights.server.ts'
import { stillSizeOf } from './still-size.ts'
import { pictureOf, type Asking } from './scene-picture.server.ts'

const spendStill = createRateLimit('film-still', { points: 240, windowS: 60 })
const STILL_SIDE = 360
const QUALITY = 84
const A_WHILE_S = 600

/** A scene as it will stand in the film, small: its picture in the film’s shape with its first caption. Free. */
export async function sendStill(
  request: Request,
  id: string,
  sceneId: string,
  { network }: AppLoadContext,
): Promise<Response> {
  const seen = await findSeen(request, id)
  const scene = seen?.project.scenes.find((one) => one.id === sceneId)
  if (!seen || !scene) throw notFound('There is no such scene.')
  const waitS = await spendStill(network)
  if (waitS > 0) throw problem(429, tooManyAtOnce('pictures', waitS), overLimit(waitS).headers)
  const member = await findUser(request)
  const run = await beginFreeRun({ member, network }, { screen: 'video-studio' })
  try {
    const file = await makeStill(scene, {
      run,
      filmId: id,
      owner: seen.owner,
      project: seen.project,
      signal: request.signal,
    })
    return new Response(new Uint8Array(await readFile(file)), { headers: HEADERS })
  } catch (error) {
    if (error instanceof Response) throw error
    throw problem(503, toFailureWords(toFailure(error)), { 'Retry-After': '5' })
  }
}

const HEADERS = {
  'Content-Type': 'image/jpeg',
  'Cache-Control': `private, max-age=${A_WHILE_S}`,
  'Content-Security-Policy': "sandbox; default-src 'none'",
  'X-Robots-Tag': 'noindex',
}

/** The file of a scene’s still, made now or before. `side`: its shorter side. */
export async function makeStill(scene: Scene, asking: Asking, side = STILL_SIDE): Promise<string> {
  const { project, filmId } = asking
  const picture = await pictureOf(scene, asking, true)
  const { width, height } = stillSizeOf(project, side)
  const isBurned = project.captions === 'both' || project.captions === 'burned'
  const caption = isBurned ? (toCaptionLines(toDrawable(scene.words), 10, null)[0]?.text ?? '') : ''
  const name = toPieceName(['still', 2, picture.key, width, height, caption], 'jpg')
  const { file } = await keepPiece(filmId, name, () =>
    inPictureTurn(async () => {
      const still = await prepareStill(picture.bytes, width, height, 1)
      const over = caption ? [{ input: await drawCaption(caption, width, height) }] : []
      return sharp(still).composite(over).jpeg({ quality: QUALITY }).toBuffer()
    }),
  )
  return file
}
