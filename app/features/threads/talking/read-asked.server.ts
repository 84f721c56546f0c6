import { readDocument } from '#app/kits/foundation/documents/read-document.server.ts'
import { findAnyFile, readFile } from '#app/kits/foundation/files/files.server.ts'
import type { AttachmentRow } from '#app/kits/asking/conversation/conversations.store.server.ts'
import {
  findMessage,
  listFiles,
  listMessages,
  type FileRow,
  type MessageRow,
} from '../keeping/messages.store.server.ts'
import { listPeople } from '../keeping/threads.store.server.ts'

/** Messages before the question that a voice is given. */
const MOST_BEFORE = 40
const MOST_CHARS_OF_FILE = 60_000

type Told = { id: string; role: 'person' | 'voice'; voice: string | null; label: string | null; text: string }

/**
 * What a voice is given: the talk before the question, each word fenced under its speaker's name, for they are others than
 * who asks; then the question, with what it answers to and what came along.
 */
export async function readAsked(threadId: string, askedId: string, voiceKey: string) {
  const asked = await findMessage(threadId, askedId)
  if (!asked) throw new Error('The question is gone')
  const before = (await listMessages(threadId, { before: askedId, most: MOST_BEFORE })).filter(isTold)
  const replied = asked.replyToId ? await findMessage(threadId, asked.replyToId) : null
  const talk = replied && isTold(replied) && !before.some(({ id }) => id === replied.id) ? [replied, ...before] : before
  const people = await listPeople([...new Set(talk.flatMap(({ userId }) => userId ?? []))])
  const nameOf = ({ userId, label }: MessageRow) =>
    label ?? people.find(({ id }) => id === userId)?.name ?? 'A former member'
  const path: Told[] = talk.map((row) => ({
    id: row.id,
    role: 'voice',
    // Only what this voice said itself is its own.
    voice: row.voice === voiceKey ? voiceKey : `other:${row.voice ?? row.userId}`,
    label: nameOf(row),
    text: row.text,
  }))
  path.push({ id: asked.id, role: 'person', voice: null, label: null, text: asked.text || 'See what is attached.' })
  const files = await listFiles([asked.id, ...(replied ? [replied.id] : [])])
  const attachments = (await Promise.all(files.map((file) => readWords(file, asked)))).flatMap((one) => one ?? [])
  return { path, attachments }
}

const isTold = ({ kind, state, deletedAt, text }: MessageRow) =>
  kind !== 'note' && state === 'done' && deletedAt === null && text !== ''

/** The words of a file that came along; none for a picture, and for what cannot be read. */
async function readWords(
  { id, fileId, name, type, bytes, createdAt }: FileRow,
  asked: MessageRow,
): Promise<AttachmentRow | null> {
  const file = await findAnyFile(fileId)
  if (!file || type.startsWith('image/')) return null
  const read = await readDocument(await readFile(file), name)
  if (!read.isRead) return null
  const text = read.document.pages
    .map((page) => page.text)
    .join('\n\n')
    .slice(0, MOST_CHARS_OF_FILE)
    .toWellFormed()
  const of = { conversationId: asked.threadId, messageId: asked.id }
  return { id, ...of, kind: 'text', name, type, bytes, text, note: null, fileId: null, createdAt }
}
