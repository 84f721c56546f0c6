import type { AppLoadContext } from '@remix-run/node'
import sharp, { type Sharp } from 'sharp'
import { findAnyFile, readFile, type FileRow } from '#app/kits/foundation/files/files.server.ts'
import { PICTURES_BUSY, PICTURES_WAIT_S, inPictureTurn } from '#app/kits/foundation/files/picture-turns.server.ts'
import { POINTS_MAX } from '#app/kits/foundation/files/picture.server.ts'
import { toFileResponse } from '#app/kits/foundation/files/serving/file-response.server.ts'
import { findReader } from '#app/kits/members/visitor/reader.server.ts'
import { notFound, problem } from '#app/platform/request/problem.ts'
import { overLimit } from '#app/platform/request/rate-limit.server.ts'
import { TurnsBusy } from '#app/platform/request/turns.ts'
import type { Box } from '#app/providers/ports.ts'
import { NO_PICTURE } from '../keeping/picture-rights.server.ts'
import { lookParts } from './look-parts.ts'
import { findLook } from './looks.store.server.ts'

const LIMIT_S = 30
/** A face is wider than what a detector frames of it. */
const AROUND = 0.18
/** Of the face: so few points of it are left that nobody can be told. */
const POINTS_LEFT = 7

/** The picture that was looked into, without what its file carried; `blur` names the faces to be blurred by their numbers. */
export async function sendLook(request: Request, id: string, context: AppLoadContext): Promise<Response> {
  const row = await findLook(id)
  const file = row && (await findReader(request, id, row)) ? await findAnyFile(row.fileId) : null
  if (!row || !file) throw notFound(NO_PICTURE)
  const query = new URL(request.url).searchParams
  const { seen } = lookParts.parse(row.parts)
  const faces = seen && 'faces' in seen ? seen.faces : []
  const chosen = query.getAll('blur').flatMap((n) => faces[Number(n)] ?? [])
  if (chosen.length === 0) {
    const answer = await toFileResponse(request, file, context)
    if (query.has('download')) answer.headers.set('Content-Disposition', 'attachment; filename="without-metadata"')
    return answer
  }
  return new Response((await blurFaces(file, chosen)) as Uint8Array<ArrayBuffer>, {
    headers: {
      'Content-Type': 'image/png',
      'Content-Disposition': `${query.has('download') ? 'attachment' : 'inline'}; filename="faces-blurred.png"`,
      'Cache-Control': 'private, no-cache',
      'Content-Security-Policy': "sandbox; default-src 'none'",
    },
  })
}

async function blurFaces(file: FileRow, faces: readonly Box[]): Promise<Uint8Array> {
  try {
    const bytes = await readFile(file)
    return await inPictureTurn(async () => {
      const open = () => sharp(bytes, { limitInputPixels: POINTS_MAX, pages: 1 })
      const { width, height } = await open().metadata()
      const patches = await Promise.all(faces.map((face) => toPatch(open, face, width, height)))
      return open().composite(patches).png().timeout({ seconds: LIMIT_S }).toBuffer()
    })
  } catch (error) {
    if (!(error instanceof TurnsBusy)) throw error
    throw problem(503, PICTURES_BUSY, overLimit(PICTURES_WAIT_S).headers)
  }
}

async function toPatch(open: () => Sharp, face: Box, width: number, height: number) {
  const [wide, high] = [face.width * width, face.height * height]
  const left = Math.max(0, Math.floor(face.left * width - wide * AROUND))
  const top = Math.max(0, Math.floor(face.top * height - high * AROUND))
  const size = {
    width: Math.max(1, Math.min(width - left, Math.ceil(wide * (1 + 2 * AROUND)))),
    height: Math.max(1, Math.min(height - top, Math.ceil(high * (1 + 2 * AROUND)))),
  }
  const small = await open()
    .extract({ left, top, ...size })
    .resize(POINTS_LEFT, POINTS_LEFT, { fit: 'fill' })
    .png()
    .toBuffer()
  const input = await sharp(small).resize(size.width, size.height, { fit: 'fill', kernel: 'cubic' }).png().toBuffer()
  return { input, left, top }
}
