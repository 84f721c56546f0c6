import { z } from 'zod'
import { hold, readFormDraft } from '#app/kits/members/form-drafts/form-drafts.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { log } from '#app/platform/log.server.ts'
import { once } from '#app/platform/once.ts'
import { openWorkerPool, PoolBusy, WorkerFailure } from '#app/platform/worker-pool/worker-pool.server.ts'
import type { ExportedTurn } from './exported-chat.ts'
import type { ExportsJobs } from './exports-jobs.ts'

/** Bundled by scripts/bundle-node.js; tests put their own here before the first export. */
export const chatExportsWorker = { file: 'build/chat-exports.worker.js' }
const MEMORY_MB = 1_024
const LIMIT_MS = 30_000
const MAX_WAITING = 6
const EXPORT_MAX_MB = 40

const room = () =>
  once('chat-exports-room', () =>
    openWorkerPool<ExportsJobs>({
      name: 'chat export room',
      file: chatExportsWorker.file,
      memoryMb: MEMORY_MB,
      limitMs: LIMIT_MS,
      maxWaiting: MAX_WAITING,
    }),
  )

export const closeChatExports = (): Promise<void> => room().close()

const entry = z.object({
  title: z.string(),
  from: z.string(),
  at: z.number().nullable(),
  turns: z.number(),
  words: z.string(),
  isCut: z.boolean().default(false),
  block: z.number(),
  place: z.number(),
})
const missing = z.object({
  unread: z.number(),
  tooLarge: z.number(),
  left: z.number(),
  names: z.array(z.string()).default([]),
})
const NONE_MISSING = { unread: 0, tooLarge: 0, left: 0, names: [] }
const index = z.object({
  name: z.string(),
  missing: missing.default(NONE_MISSING),
  entries: z.array(entry),
  blocks: z.array(z.string()),
})
const block = z.array(z.array(z.object({ question: z.string(), answer: z.string() })))

/** An export as it is held: its conversations by title, without their words. */
export type HeldExport = z.output<typeof index>
export type HeldTurn = ExportedTurn & { title: string; from: string; at: Date | null }

export type Taken = { isTaken: true; id: string } | { isTaken: false; status: 400 | 413 | 503; message: string }

const NO_CHAT =
  'No conversation was found in this. What can be read: the export of ChatGPT or Claude (the zip or its conversations.json), ' +
  'of Grok, DeepSeek, LibreChat, Open WebUI or TypingMind, Google Takeout’s My Activity of Gemini (JSON or HTML, in any language), or a chat copied as text in which each turn begins with who speaks, such as “You:” and “ChatGPT:”.'

const TOO_LARGE =
  `The conversations inside are too large: unpacked, more than ${EXPORT_MAX_MB} MB is not read. ` +
  'Please send a part of them, such as one of the files inside.'

const toUnread = (count: number) =>
  `${count === 1 ? 'One conversation was' : `${count} conversations were`} found, but none of them holds words that can be read.`

/** Reads an exported chat in a worker and keeps it sealed for its owner for an hour. Gives a sentence when it holds none. */
export async function takeExport(owner: Visitor, bytes: Uint8Array, name: string): Promise<Taken> {
  try {
    const { entries, blocks, missing } = await room().run('read', { bytes })
    if (entries.length === 0)
      return { isTaken: false, status: 400, message: missing.unread > 0 ? toUnread(missing.unread) : NO_CHAT }
    const ids: string[] = []
    for (const text of blocks) ids.push(await hold(owner, text))
    return { isTaken: true, id: await hold(owner, JSON.stringify({ name, entries, missing, blocks: ids })) }
  } catch (error) {
    if (!(error instanceof WorkerFailure)) throw error
    if (error instanceof PoolBusy)
      return { isTaken: false, status: 503, message: 'Many exports are being read just now. Please try again.' }
    if (error.reason === 'large') return { isTaken: false, status: 413, message: TOO_LARGE }
    log.warn({ err: error }, 'an exported chat could not be read')
    return {
      isTaken: false,
      status: 413,
      message: 'This export takes too much room or time to read. Please send a part of it.',
    }
  }
}

/** An export that is held for its owner; null when its hour is over. */
export async function findExport(owner: Visitor | null, id: string): Promise<HeldExport | null> {
  const text = await readFormDraft(owner, id)
  const read = text === null ? null : index.safeParse(parse(text))
  return read?.success ? read.data : null
}

/** All turns of one conversation of an export. */
export async function listHeldTurns(owner: Visitor | null, held: HeldExport, chat: number): Promise<HeldTurn[]> {
  const one = held.entries[chat]
  const text = one && (await readFormDraft(owner, held.blocks[one.block] ?? ''))
  const read = text ? block.safeParse(parse(text)) : null
  const turns = one && read?.success ? (read.data[one.place] ?? []) : []
  const at = one?.at == null ? null : new Date(one.at)
  return turns.map((turn) => ({ ...turn, title: one!.title, from: one!.from, at }))
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}
