import { findJob } from '#app/kits/foundation/jobs/jobs.server.ts'
import { renderMarkdown } from '#app/kits/foundation/untrusted/untrusted.server.ts'
import { createBoundedCache } from '#app/platform/values/bounded-cache.ts'
import { once } from '#app/platform/once.ts'
import * as rows from '../keeping/messages.store.server.ts'
import { PER_PAGE } from '../threads.limits.ts'

/** The page of a talk an address asks for: the newest, those before a message, or round about one. */
export type Window = { before: string | null; at: string | null }

/** What is the same of a page for everybody in the thread, so that 200 readers of one change cost one reading. */
export type TalkPage = {
  messages: rows.MessageRow[]
  html: string[]
  replied: Map<string, Pick<rows.MessageRow, 'id' | 'userId' | 'label' | 'text' | 'deletedAt'>>
  reactions: Map<string, { mark: string; n: number }[]>
  votes: Map<string, Map<number, number>>
  files: Map<string, rows.FileRow[]>
  hasEarlier: boolean
  hasLater: boolean
}

const CHARS_OF_QUOTE = 160
const BYTES_PER_CHAR = 2
const BASE_BYTES = 20_000
const kept = () =>
  once('thread-pages', () => createBoundedCache<Promise<TalkPage>>({ entries: 400, bytes: 48 * 1_048_576 }))

/** A page of a thread at a revision. */
export function readTalk(threadId: string, revision: number, asked: Window): Promise<TalkPage> {
  const key = `${threadId}:${revision}:${asked.before ?? ''}:${asked.at ?? ''}`
  const known = kept().get(key)
  if (known) return known
  const made = readAnew(threadId, asked)
  kept().set(key, made, BASE_BYTES)
  made.then(
    (page) =>
      kept().set(key, made, BASE_BYTES + page.html.reduce((sum, html) => sum + html.length * BYTES_PER_CHAR * 2, 0)),
    () => kept().remove(key),
  )
  return made
}

async function readAnew(threadId: string, asked: Window): Promise<TalkPage> {
  const { messages, hasEarlier, hasLater } = await listWindow(threadId, asked)
  const ids = messages.map(({ id }) => id)
  const repliedIds = [...new Set(messages.flatMap(({ replyToId }) => replyToId ?? []))]
  const [html, replied, reactions, votes, files] = await Promise.all([
    Promise.all(
      messages.map(({ kind, text, deletedAt }) => (kind === 'note' || deletedAt || !text ? '' : renderMarkdown(text))),
    ),
    rows.findMessages(threadId, repliedIds),
    rows.countReactions(ids),
    rows.countVotes(ids),
    rows.listFiles(ids),
  ])
  return {
    messages,
    html,
    hasEarlier,
    hasLater,
    replied: new Map(
      replied.map(({ id, userId, label, text, deletedAt }) => [
        id,
        { id, userId, label, deletedAt, text: deletedAt ? '' : text.slice(0, CHARS_OF_QUOTE).toWellFormed() },
      ]),
    ),
    reactions: groupBy(reactions, ({ mark, n }) => ({ mark, n })),
    votes: new Map(
      [...groupBy(votes, ({ choice, n }) => [choice, n] as const)].map(([id, pairs]) => [id, new Map(pairs)]),
    ),
    files: groupBy(files, (file) => file),
  }
}

function groupBy<Row extends { messageId: string }, Value>(list: readonly Row[], toValue: (row: Row) => Value) {
  const groups = new Map<string, Value[]>()
  for (const row of list) groups.set(row.messageId, [...(groups.get(row.messageId) ?? []), toValue(row)])
  return groups
}

async function listWindow(threadId: string, { before, at }: Window) {
  if (at !== null) {
    const half = PER_PAGE / 2
    const [earlier, from] = await Promise.all([
      rows.listMessages(threadId, { before: at, most: half + 1 }),
      rows.listMessages(threadId, { from: at, most: half + 1 }),
    ])
    return {
      messages: [...earlier.slice(-half), ...from.slice(0, half)],
      hasEarlier: earlier.length > half,
      hasLater: from.length > half,
    }
  }
  const found = await rows.listMessages(threadId, { before, most: PER_PAGE + 1 })
  return { messages: found.slice(-PER_PAGE), hasEarlier: found.length > PER_PAGE, hasLater: before !== null }
}

const LOST = {
  engines: [],
  sources: [],
  note: 'The server was stopped before this was answered. Ask again.',
  costMicros: null,
  tookMs: 0,
  panel: null,
}
const isOver = (state: string) => !['waiting', 'running'].includes(state)

/** Ends answers whose job is gone for good; true when there were any. */
export async function endLost(messages: readonly rows.MessageRow[]): Promise<boolean> {
  const open = messages.filter(({ state }) => state === 'waiting' || state === 'writing')
  let hasEnded = false
  for (const { id, jobId } of open) {
    const job = jobId === null ? null : await findJob(jobId)
    if (job && !isOver(job.state)) continue
    // The job may have ended between the two readings: what it wrote stands.
    const [now] = await rows.findMessages(messages[0]!.threadId, [id])
    if (!now || (now.state !== 'waiting' && now.state !== 'writing')) continue
    await rows.saveMessage(id, { state: 'failed', facts: LOST })
    hasEnded = true
  }
  return hasEnded
}
