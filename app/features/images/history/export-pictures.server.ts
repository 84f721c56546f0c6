import { findAnyFile, openFile } from '#app/kits/foundation/files/files.server.ts'
import { zip, type ZipEntry } from '#app/kits/members/personal-data/zip.server.ts'
import { findVisitor } from '#app/kits/members/visitor/visitor.server.ts'
import { badRequest, notFound, problem } from '#app/platform/request/problem.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { NO_PICTURE } from '../keeping/picture-rights.server.ts'
import { listOwnByIds, type PictureRow } from '../keeping/pictures.store.server.ts'

const MOST = 200
const NAME_CHARS = 60
const spendExport = createRateLimit('images-export', { points: 10, windowS: 60 })

/** Some of somebody's pictures as a zip file, each with its recipe beside it. */
export async function exportPictures(request: Request): Promise<Response> {
  const ids = new URL(request.url).searchParams.getAll('c')
  if (ids.length === 0) throw badRequest('Choose at least one picture.')
  if (ids.length > MOST) throw badRequest(`Up to ${MOST} pictures fit in one file.`)
  const owner = await findVisitor(request)
  if (!owner) throw notFound(NO_PICTURE)
  const waitS = await spendExport(owner.userId ?? owner.guestId)
  if (waitS > 0) throw problem(429, tooManyAtOnce('downloads', waitS), overLimit(waitS).headers)
  const pictures = (await listOwnByIds(owner, ids)).filter(({ deletedAt }) => deletedAt === null)
  if (pictures.length === 0) throw notFound(NO_PICTURE)
  return new Response(toStream(zip(pack(pictures))), {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': 'attachment; filename="pictures.zip"',
      'Cache-Control': 'no-store',
    },
  })
}

async function* pack(pictures: readonly PictureRow[]): AsyncGenerator<ZipEntry> {
  for (const [n, picture] of pictures.entries()) {
    const file = await findAnyFile(picture.fileId)
    if (!file) continue
    const name = toEntryName(n, picture.title)
    const ending = /\.[a-z0-9]{2,5}$/.exec(file.name)?.[0] ?? '.png'
    yield { name: `${name}${ending}`, chunks: await openFile(file) }
    yield { name: `${name}.json`, chunks: toChunks(toRecipeText(picture)) }
  }
}

/** Two pictures may have one name, and no name may lead out of the folder it is unpacked in. */
const toEntryName = (n: number, title: string) =>
  `${String(n + 1).padStart(3, '0')} ${title
    .replace(/[^\p{L}\p{N}_-]+/gu, ' ')
    .trim()
    .slice(0, NAME_CHARS)
    .toWellFormed()}`.trim()

const toRecipeText = ({ title, alt, recipe, sha256, engineLabel, createdAt, understood, ignored }: PictureRow) =>
  `${JSON.stringify({ title, alt, drawnBy: engineLabel, recipe, understood, ignored, sha256, createdAt }, null, 2)}\n`

async function* toChunks(text: string): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(Buffer.from(text))
}

function toStream(pieces: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream(
    {
      async pull(controller) {
        const next = await pieces.next()
        if (next.done) controller.close()
        else controller.enqueue(next.value)
      },
      cancel: () => void pieces.return(undefined),
    },
    { highWaterMark: 0 },
  )
}
