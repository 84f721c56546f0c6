import { clock } from '#app/platform/clock.ts'
import type { ThreadRow } from './messages.store.server.ts'
import { findSearchIds, listThreadsOfSearch } from './search-mail.store.server.ts'
import type { MailSearch } from './search-words.ts'
import { filterThreads, listThreads, sortedAt, type Cursor, type Narrowed } from './threads.store.server.ts'

/** So many messages are looked at in one step, and so many steps are taken for one page. */
const STEP = 400
const STEPS_MOST = 10

export type ThreadPage = {
  threads: ThreadRow[]
  /** Where the next page begins, as it stands in an address; null at the end. */
  next: string | null
}

/** A page of a list. */
export async function listPage(
  userId: string,
  narrowed: Narrowed,
  after: string | null,
  most: number,
): Promise<ThreadPage> {
  const found = await listThreads(userId, narrowed, { behind: readCursor(after), most: most + 1, now: clock.now() })
  const threads = found.slice(0, most)
  const last = threads.at(-1)
  return { threads, next: found.length > most && last ? toCursor(sortedAt(last, narrowed.folder), last.id) : null }
}

/** A page of what was found, by the newest message that holds the words. */
export async function searchPage(
  userId: string,
  search: MailSearch,
  { label, after, most }: { label: string | null; after: string | null; most: number },
): Promise<ThreadPage> {
  const narrowed: Narrowed = { ...search.narrowed, label }
  if (search.words === null && search.people.length === 0) return listPage(userId, narrowed, after, most)
  const threads: ThreadRow[] = []
  const seen = new Set<string>()
  let behind = readNumber(after)
  for (let step = 0; step < STEPS_MOST; step += 1) {
    const ids = await findSearchIds(userId, search, behind, STEP)
    const messages = await listThreadsOfSearch(userId, ids)
    const shown = await filterThreads(
      userId,
      [...new Set(messages.map(({ threadId }) => threadId))],
      narrowed,
      clock.now(),
    )
    const byId = new Map(shown.map((thread) => [thread.id, thread]))
    for (const { threadId, searchId } of messages) {
      const thread = byId.get(threadId)
      if (!thread || seen.has(threadId)) continue
      if (threads.length === most) return { threads, next: `${searchId + 1}` }
      seen.add(threadId)
      threads.push(thread)
    }
    if (ids.length < STEP) return { threads, next: null }
    behind = ids.at(-1)!
  }
  return { threads, next: behind === null ? null : `${behind}` }
}

const toCursor = (at: Date, id: string): string => `${at.getTime()}.${id}`

function readCursor(text: string | null): Cursor | null {
  const [, at, id] = /^(\d{1,15})\.([\w-]{1,64})$/.exec(text ?? '') ?? []
  return at && id ? { at: new Date(Number(at)), id } : null
}

const readNumber = (text: string | null): number | null => (/^\d{1,16}$/.test(text ?? '') ? Number(text) : null)
