import { readFile } from 'node:fs/promises'
import { isReadableType, readableTypes, readDocument } from '#app/kits/foundation/documents/read-document.server.ts'
import { judgeFile } from '#app/kits/foundation/files/judge-file.server.ts'
import { filePurposes } from '#app/kits/foundation/files/file-purposes.ts'
import { toSizeWords } from '#app/kits/foundation/files/size-words.ts'
import type { FileType } from '#app/kits/foundation/files/media/media-types.ts'
import { toSafeName } from '#app/kits/foundation/files/safe-name.ts'
import { saveFile, type FileRefusal } from '#app/kits/foundation/files/save-file.server.ts'
import type { SentFile } from '#app/kits/foundation/files/upload/read-upload.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { ATTACHMENT_MAX_BYTES } from './conversation.limits.ts'
import type { AttachmentRow } from './conversations.store.server.ts'

export type NewAttachment = Pick<AttachmentRow, 'kind' | 'name' | 'type' | 'bytes' | 'text' | 'note' | 'fileId'>

/** More words of one file than this are not kept. */
const MAX_TEXT_CHARS = 200_000
const pictureTypes: readonly FileType[] = filePurposes.picture.types
const takenTypes: readonly FileType[] = [...readableTypes, ...pictureTypes]

type Read =
  { isRead: true; attachments: NewAttachment[] } | { isRead: false; message: string; status: FileRefusal['status'] }

/** What came with a message: words are read out of documents, pictures are kept as files. Gives a sentence for what can't be. */
export async function readAttachments(files: readonly SentFile[], owner: Visitor, network: string): Promise<Read> {
  const attachments: NewAttachment[] = []
  for (const file of files) {
    const read = await readOne(file, owner, network)
    if ('message' in read)
      return {
        isRead: false,
        status: read.status,
        message: `${toSafeName(file.name, file.claimedType)}: ${read.message}`,
      }
    attachments.push(read)
  }
  return { isRead: true, attachments }
}

type Refusal = { status: FileRefusal['status']; message: string }

async function readOne(file: SentFile, owner: Visitor, network: string): Promise<NewAttachment | Refusal> {
  const { content, name, claimedType } = file
  if (content.bytes > ATTACHMENT_MAX_BYTES)
    return { status: 413, message: `this is too large. Up to ${toSizeWords(ATTACHMENT_MAX_BYTES)} is fine.` }
  const sent = {
    owner: 'house' as const,
    purpose: 'attachment' as const,
    name,
    claimedType,
    content,
    limits: { types: takenTypes },
  }
  const judged = await judgeFile(content, sent, 'pro')
  if (judged.problem) return judged.problem
  const { type } = judged.value
  if (!isReadableType(type)) return keepPicture(file, owner, network)
  const read = await readDocument(await readFile(content.path), name)
  if (!read.isRead) return { status: read.status, message: read.message }
  const text = read.document.pages.map((page) => page.text).join('\n\n')
  const pages = read.document.kind === 'pdf' ? read.document.pages.length : null
  const kept = text.slice(0, MAX_TEXT_CHARS).toWellFormed()
  const said = [
    pages === null ? '' : `${pages} ${pages === 1 ? 'page' : 'pages'}`,
    `${text.length.toLocaleString('en')} characters`,
    kept.length < text.length ? `only the first ${MAX_TEXT_CHARS.toLocaleString('en')} are used` : '',
  ]
  return {
    kind: 'text',
    name: toSafeName(name, type),
    type,
    bytes: content.bytes,
    text: kept,
    note: `${said.filter(Boolean).join(', ')}.`,
    fileId: null,
  }
}

async function keepPicture(
  { content, name, claimedType }: SentFile,
  owner: Visitor,
  network: string,
): Promise<NewAttachment | Refusal> {
  const saved = await saveFile({
    owner: owner.userId === null ? { network } : { id: owner.userId },
    purpose: 'picture',
    name,
    claimedType,
    content,
    limits: { maxBytes: ATTACHMENT_MAX_BYTES },
  })
  if (!saved.isSaved) return saved
  const { file } = saved
  return { kind: 'picture', name: file.name, type: file.type, bytes: file.bytes, text: '', note: null, fileId: file.id }
}
