import type { AppLoadContext } from '@remix-run/node'
import sharp from 'sharp'
import { beginFreeRun } from '#app/kits/asking/runs/begin-run.server.ts'
import { findAnyFile, readFile, type FileRow } from '#app/kits/foundation/files/files.server.ts'
import { PICTURES_BUSY, PICTURES_WAIT_S, inPictureTurn } from '#app/kits/foundation/files/picture-turns.server.ts'
import { POINTS_MAX } from '#app/kits/foundation/files/picture.server.ts'
import { toFileResponse } from '#app/kits/foundation/files/serving/file-response.server.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { badRequest, notFound, problem } from '#app/platform/request/problem.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { TurnsBusy } from '#app/platform/request/turns.ts'
import { toFailure } from '#app/providers/engine.ts'
import { toFailureWords } from '#app/kits/asking/engines/failure-words.ts'
import { findRight, NO_PICTURE } from './picture-rights.server.ts'
import { toXmp } from './provenance.ts'
import { recipeSchema } from './recipe.ts'
import { redrawPlain } from './redraw.server.ts'
import type { PictureRow } from './pictures.store.server.ts'

const QUALITY = 92
const LIMIT_S = 30
const spendMade = createRateLimit('picture-formats', { points: 60, windowS: 60 })
const NO_SVG =
  'There is no SVG of this picture: only what the built-in engine of this version drew in a style of surfaces has one.'
const formats = ['png', 'jpeg', 'webp', 'svg'] as const
type Format = (typeof formats)[number]

/** A picture's bytes for whoever may see it: as kept (also a range or another width), or in another format. */
export async function sendPicture(request: Request, id: string, context: AppLoadContext): Promise<Response> {
  const query = new URL(request.url).searchParams
  const right = await findRight(request, id, query.get('share'))
  const file = right && (await findAnyFile(right.picture.fileId))
  if (!right || !file) throw notFound(NO_PICTURE)
  const as = query.get('as')
  const isDownload = query.has('download')
  if (as !== null && !formats.some((one) => one === as)) throw badRequest('Pictures come as png, jpeg, webp or svg.')
  if (as === null || file.type === `image/${as}`)
    return asKept(await toFileResponse(request, file, context), file, isDownload)
  const waitS = await spendMade(context.network)
  if (waitS > 0) throw problem(429, tooManyAtOnce('formats', waitS), overLimit(waitS).headers)
  const bytes =
    as === 'svg'
      ? await toSvg(request, right.picture, context.network)
      : await toFormat(file, as as Format, right.picture)
  return new Response(bytes as Uint8Array<ArrayBuffer>, { headers: headersOf(right.picture, as as Format) })
}

function asKept(answer: Response, { name }: FileRow, isDownload: boolean): Response {
  if (isDownload) answer.headers.set('Content-Disposition', toAttachment(name))
  return answer
}

const toAttachment = (name: string) =>
  `attachment; filename="${name.replace(/[^\x20-\x7e]|["\\%]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name.toWellFormed())}`

const endings = { png: 'png', jpeg: 'jpg', webp: 'webp', svg: 'svg' } as const satisfies Record<Format, string>

const headersOf = ({ title }: PictureRow, as: Format) => ({
  'Content-Type': as === 'svg' ? 'image/svg+xml' : `image/${as}`,
  'Content-Disposition': toAttachment(`${title.slice(0, 60)}.${endings[as]}`),
  'Cache-Control': 'private, no-cache',
  'Content-Security-Policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:",
  'X-Robots-Tag': 'noindex',
})

async function toFormat(file: FileRow, as: Format, { recipe }: PictureRow): Promise<Uint8Array> {
  try {
    const bytes = await readFile(file)
    return await inPictureTurn(() =>
      sharp(bytes, { limitInputPixels: POINTS_MAX })
        .flatten(as === 'jpeg' ? { background: '#ffffff' } : false)
        .withXmp(toXmp(recipeSchema.parse(recipe)))
        .toFormat(as as 'png' | 'jpeg' | 'webp', { quality: QUALITY })
        .timeout({ seconds: LIMIT_S })
        .toBuffer(),
    )
  } catch (error) {
    if (!(error instanceof TurnsBusy)) throw error
    throw problem(503, PICTURES_BUSY, overLimit(PICTURES_WAIT_S).headers)
  }
}

/** The vector is drawn anew from the recipe, which is what is kept of it. */
async function toSvg(request: Request, picture: PictureRow, network: string): Promise<Uint8Array> {
  const recipe = recipeSchema.parse(picture.recipe)
  if (recipe.changes.length > 0) throw notFound(NO_SVG)
  const run = await beginFreeRun({ member: await findUser(request), network }, { screen: 'image-studio' })
  try {
    const drawn = await redrawPlain(run, recipe)
    if (!drawn?.svg) throw notFound(NO_SVG)
    return Buffer.from(drawn.svg.replace('<defs>', `<metadata>${toXmp(recipe)}</metadata><defs>`))
  } catch (error) {
    if (error instanceof Response) throw error
    throw problem(503, toFailureWords(toFailure(error)), { 'Retry-After': '5' })
  }
}
