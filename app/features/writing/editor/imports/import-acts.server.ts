import { readFile as readPath } from 'node:fs/promises'
import { to } from '#app/catalogue/to.ts'
import { toRefusal } from '#app/kits/foundation/documents/read-document.server.ts'
import type { SentFile } from '#app/kits/foundation/files/upload/read-upload.server.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { toKeyFor } from '#app/kits/members/visitor/visit-key.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { requireVisitor } from '#app/kits/members/visitor/visitor.server.ts'
import { redirectWithFlash } from '#app/kits/pages/flash/flash.server.ts'
import type { Typed } from '#app/platform/request/form.server.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { createDocumentId, makeDocument, requireDocument, saveEdit } from '../documents.server.ts'
import { answer } from '../editor-answer.server.ts'
import type { Sent } from '../editor.inputs.ts'
import { exportsRoom } from '#app/kits/foundation/text-files/exports-room.server.ts'
import { keepPicture } from '../pictures/document-pictures.server.ts'
import { toPictureAddress } from '../pictures/picture-address.ts'
import { PICTURE_PLACES, type Imported } from '#app/kits/foundation/text-files/imports/imported.ts'

const NOTE_MAX_CHARS = 500
const spendImport = createRateLimit('text-editor-imports', { points: 20, windowS: 60 })
const refuse = (typed: Typed, field: string, message: string, init: number | ResponseInit) =>
  answer({ problem: { ...typed, errors: { [field]: message } } }, init)

/** Makes a document of a file, with its pictures, and says what of it was left out. */
export async function importFile(request: Request, network: string, sent: SentFile | undefined, typed: Typed) {
  if (!sent) return refuse(typed, 'file', 'Choose a file first.', 400)
  const waitS = await spendImport(network)
  if (waitS > 0) return refuse(typed, 'file', tooManyAtOnce('files', waitS), overLimit(waitS))
  const bytes = await readPath(sent.content.path)
  let read: Imported
  try {
    read = await exportsRoom().run(
      'read',
      { bytes: new Uint8Array(bytes), name: sent.name },
      { signal: request.signal },
    )
  } catch (error) {
    const refusal = toRefusal(error)
    return refuse(typed, 'file', refusal.message, refusal.status)
  }
  const { owner, cookie } = await requireVisitor(request, await findUser(request))
  const id = createDocumentId()
  const kept = await keepPictures(id, owner, read)
  await makeDocument(owner, { title: read.title, text: kept.text }, id)
  const address = to('text-editor', null, { d: id, key: toKeyFor(id, owner, cookie === null) })
  const description = [...read.notes, ...kept.notes].join(' ').slice(0, NOTE_MAX_CHARS)
  const response = await redirectWithFlash(address, { title: 'Your file is a document now', description })
  if (cookie !== null) response.headers.append('Set-Cookie', cookie)
  return response
}

/** A text with its pictures where they are kept; one that cannot be kept leaves its description, and says why. */
async function keepPictures(id: string, owner: Visitor, { markdown, pictures }: Imported) {
  const places = new Map<string, string>()
  const failed = new Set<string>()
  for (const { token, bytes } of pictures) {
    const kept = await keepPicture(owner, { name: token, content: bytes })
    if (kept.isSaved) places.set(token, toPictureAddress(id, kept.file.id))
    else failed.add(kept.message)
  }
  const text = markdown.replace(PICTURE_PLACES, (_, alt: string, token: string) => {
    const place = places.get(token)
    return place === undefined ? alt : `![${alt}](${place})`
  })
  return { text, notes: [...failed].map((message) => `A picture was left out: ${message}`) }
}

/** Keeps a picture and puts it at the end of the document, or gives it to be put where the writer is. */
export async function addPicture(request: Request, sent: SentFile | undefined, input: Sent<'picture'>, typed: Typed) {
  const { row, owner } = await requireDocument(request, input.id)
  if (!sent) return refuse(typed, 'picture', 'Choose a picture first.', 400)
  const kept = await keepPicture(owner, sent)
  if (!kept.isSaved) return refuse(typed, 'picture', kept.message, kept.waitS ? overLimit(kept.waitS) : kept.status)
  const alt = input.alt.replace(/[[\]\n]/g, ' ').trim()
  const inserted = `![${alt}](${toPictureAddress(row.id, kept.file.id)})`
  if (input.at === 'cursor') return answer({ inserted })
  const { title, folder, goal } = row
  const text = `${row.text.trimEnd()}\n\n${inserted}`.trimStart()
  return answer({ saved: await saveEdit(row.id, row.version, { title, text, folder, goal }) })
}
