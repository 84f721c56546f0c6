import { readFile as readPath } from 'node:fs/promises'
import { z } from 'zod'
import { allEndpoints } from '#app/catalogue/unlinked-endpoints.ts'
import { fillPath } from '#app/catalogue/fill-path.ts'
import { isReadableType, readDocument } from '#app/kits/foundation/documents/read-document.server.ts'
import { findFile, listFiles, readFile, type FileRow } from '#app/kits/foundation/files/files.server.ts'
import { toSafeName } from '#app/kits/foundation/files/safe-name.ts'
import { saveFile } from '#app/kits/foundation/files/save-file.server.ts'
import type { SentFile } from '#app/kits/foundation/files/upload/read-upload.server.ts'
import { hold, readFormDraft } from '#app/kits/members/form-drafts/form-drafts.server.ts'
import { FORM_DRAFT_MINUTES } from '#app/kits/members/form-drafts/form-drafts.limits.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { createRateLimit } from '#app/platform/request/rate-limit.server.ts'
import { toDocumentSeatId, type Witness } from './panel-sources/document-seat.server.ts'
import { DOCUMENT_MAX_BYTES, MAX_DOCUMENTS } from './consensus.limits.ts'

/** The field that carries documents, for `readUpload`. */
export const documentRules = { document: { most: MAX_DOCUMENTS, maxBytes: DOCUMENT_MAX_BYTES } }

/** Reading strangers' documents is work. */
export const spendReading = createRateLimit('consensus-documents', { points: 30, windowS: 60 })

type Sent = { files: readonly SentFile[]; held: readonly string[]; ownFile: string; keepFiles?: string | undefined }
type Refusal = { status: number; message: string; field: 'document' | 'ownFile' }
/** What could be read is there also beside a refusal, so that nobody has to send it twice. */
export type Brought = { witnesses: Witness[]; refusal: Refusal | null }

const MOST_LOOKED_AT = 200
const MOST_OFFERED = 50

const page = z.object({ number: z.number(), text: z.string() })
const heldDocument = z.object({
  title: z.string(),
  kind: z.enum(['text', 'markdown', 'html', 'csv', 'json', 'pdf', 'docx']),
  pages: z.array(page),
  isCut: z.boolean(),
})

/** Reads every document of a form: those sent with it, those held from an earlier try, and one of the member's own files. */
export async function bringDocuments(sent: Sent, owner: Visitor | null): Promise<Brought> {
  const read: (Witness | Refusal)[] = []
  for (const value of sent.held) read.push(await readHeldDocument(owner, value))
  for (const file of sent.files) read.push(await readSent(file, owner, sent.keepFiles !== undefined))
  if (sent.ownFile) read.push(await readOwn(owner, sent.ownFile))
  const all = read.filter((one): one is Witness => 'document' in one)
  const witnesses = all.filter((one, n) => {
    const id = toDocumentSeatId(one.document)
    return all.findIndex(({ document }) => toDocumentSeatId(document) === id) === n
  })
  const refused = read.find((one): one is Refusal => 'status' in one) ?? null
  if (refused || witnesses.length <= MAX_DOCUMENTS) return { witnesses, refusal: refused }
  const message = `Up to ${MAX_DOCUMENTS} documents fit at one table.`
  return { witnesses: witnesses.slice(0, MAX_DOCUMENTS), refusal: { status: 400, message, field: 'document' } }
}

/** Keeps documents an hour for a form that has to be sent again; each as its field's value. */
export const keepDocumentDrafts = (witnesses: readonly Witness[], owner: Visitor): Promise<string[]> =>
  Promise.all(witnesses.map(async ({ document }) => `${await hold(owner, JSON.stringify(document))} ${document.title}`))

/** A member's files that can be a witness, newest first. */
export async function listOwnDocuments(member: { id: string } | null): Promise<{ id: string; name: string }[]> {
  if (!member) return []
  const files = (await listFiles(member, { most: MOST_LOOKED_AT })).filter(({ type }) => isReadableType(type))
  return files.slice(0, MOST_OFFERED).map(({ id, name }) => ({ id, name }))
}

async function readHeldDocument(owner: Visitor | null, value: string): Promise<Witness | Refusal> {
  const [id = '', ...title] = value.split(' ')
  const text = await readFormDraft(owner, id)
  const read = text === null ? null : heldDocument.safeParse(JSON.parse(text))
  if (read?.success) return { document: read.data, url: null }
  const name = title.join(' ') || 'A document'
  const message = `${name} is no longer here: it was kept for ${FORM_DRAFT_MINUTES} minutes. Please choose it again.`
  return { status: 400, message, field: 'document' }
}

async function readSent(file: SentFile, owner: Visitor | null, isKept: boolean): Promise<Witness | Refusal> {
  const { name, claimedType, content } = file
  const bytes = await readPath(content.path)
  const reading = await readDocument(bytes, name)
  const shown = toSafeName(name, claimedType)
  if (!reading.isRead) return { status: reading.status, message: `${shown}: ${reading.message}`, field: 'document' }
  if (!isKept || owner?.userId == null) return { document: reading.document, url: null }
  const kept = await keep(bytes, file, owner.userId)
  return 'message' in kept
    ? { ...kept, message: `${shown}: ${kept.message}`, field: 'document' }
    : { document: reading.document, url: toUrl(kept) }
}

/** A file that is sent again is kept once. */
async function keep(bytes: Uint8Array, { name, claimedType, content }: SentFile, userId: string) {
  const known = (await listFiles({ id: userId }, { most: MOST_LOOKED_AT })).find(
    ({ sha256 }) => sha256 === content.sha256,
  )
  if (known) return known
  const saved = await saveFile({ owner: { id: userId }, purpose: 'document', name, claimedType, content: bytes })
  return saved.isSaved ? saved.file : { status: saved.status, message: saved.message }
}

async function readOwn(owner: Visitor | null, id: string): Promise<Witness | Refusal> {
  const file = owner?.userId ? await findFile(id, { id: owner.userId }) : null
  if (!file) return { status: 400, message: 'This file of yours is gone. Please choose another.', field: 'ownFile' }
  const reading = await readDocument(await readFile(file), file.name)
  if (!reading.isRead) return { status: reading.status, message: reading.message, field: 'ownFile' }
  return { document: reading.document, url: toUrl(file) }
}

const toUrl = ({ id, name }: FileRow) => fillPath(allEndpoints['site/file'], { id, name })
