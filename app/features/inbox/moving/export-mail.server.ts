import { requireMember } from '#app/kits/members/identity/session/session.server.ts'
import { zip, type ZipEntry } from '#app/kits/members/personal-data/zip.server.ts'
import { problem } from '#app/platform/request/problem.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { chosenFiles } from '#app/providers/files/index.server.ts'
import { listAllMail } from './moving.store.server.ts'
import { toMbox } from './read-archive.ts'

const spendExport = createRateLimit('mail-export', { points: 6, windowS: 60 })

/** All mail of a member as one file: an mbox, or a zip of .eml files. */
export async function exportMail(request: Request): Promise<Response> {
  const member = await requireMember(request)
  const waitS = await spendExport(member.id)
  if (waitS > 0) throw problem(429, tooManyAtOnce('downloads', waitS), overLimit(waitS).headers)
  const isZip = new URL(request.url).searchParams.get('as') === 'zip'
  return new Response(toStream(isZip ? zip(toEntries(member.id)) : toBox(member.id)), {
    headers: {
      'Content-Type': isZip ? 'application/zip' : 'application/mbox',
      'Content-Disposition': `attachment; filename="${isZip ? 'mail.zip' : 'mail.mbox'}"`,
      'Cache-Control': 'no-store',
    },
  })
}

async function* toBox(userId: string): AsyncGenerator<Uint8Array> {
  for await (const { rawKey, fromAddress, at } of listAllMail(userId)) {
    const raw = await chosenFiles().read(rawKey)
    if (raw) yield toMbox(raw, fromAddress, at)
  }
}

async function* toEntries(userId: string): AsyncGenerator<ZipEntry> {
  for await (const { id, rawKey } of listAllMail(userId)) {
    const chunks = await chosenFiles().open(rawKey)
    if (chunks) yield { name: `${id}.eml`, chunks }
  }
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
