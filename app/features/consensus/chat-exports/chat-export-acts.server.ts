import { readFile } from 'node:fs/promises'
import { data, redirect } from '@remix-run/node'
import { z } from 'zod'
import { takeExport } from './held-exports.server.ts'
import { keepChats } from './keep-chats.server.ts'
import { readUpload } from '#app/kits/foundation/files/upload/read-upload.server.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { createKeptLimit } from '#app/kits/foundation/limits/kept-limit.server.ts'
import { requireVisitor, toVisitorHeaders } from '#app/kits/members/visitor/visitor.server.ts'
import { overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { EXPORT_MAX_BYTES } from '../consensus.limits.ts'

const HOUR_S = 3_600
const spendExport = createKeptLimit('chat-exports', { points: 20, windowS: HOUR_S })

const COPIED_MAX_CHARS = 400_000
const exportInputs = z.object({
  copied: z
    .string()
    .max(COPIED_MAX_CHARS, 'This is too much to paste. Save it as a text file and send that.')
    .default(''),
})
const rules = { export: { most: 1, maxBytes: EXPORT_MAX_BYTES } }

/** Takes an exported chat in: a file, or text copied from a page. With one that is held, keeps what is in it. */
export async function actOnExport(request: Request, network: string) {
  const held = new URL(request.url).searchParams.get('export')
  if (held) return keepChats(request, held, network)
  const upload = await readUpload(request, exportInputs, rules)
  try {
    if (upload.problem) return data({ problem: upload.problem }, upload.init)
    const { typed, input } = upload
    const refuse = (field: string, message: string, init: number | ResponseInit) =>
      data({ problem: { ...typed, errors: { [field]: message } } }, init)
    const file = upload.files.export?.[0]
    if (!file && input.copied.trim() === '')
      return refuse('export', 'Choose the file of an exported chat, or paste a copied one below.', 400)
    const waitS = await spendExport(network)
    if (waitS > 0) return refuse('export', tooManyAtOnce('exports', waitS), overLimit(waitS))
    const { owner, cookie } = await requireVisitor(request, await findUser(request))
    const bytes = file ? await readFile(file.content.path) : Buffer.from(input.copied)
    const taken = await takeExport(owner, bytes, file?.name ?? 'Copied chat')
    if (!taken.isTaken) return refuse(file ? 'export' : 'copied', taken.message, taken.status)
    const address = new URL(request.url)
    const params = new URLSearchParams({ export: taken.id })
    const draft = address.searchParams.get('draft')
    if (draft) params.set('draft', draft)
    return redirect(`${address.pathname}?${params}`, { status: 303, headers: toVisitorHeaders(cookie) })
  } finally {
    await upload.discard()
  }
}
