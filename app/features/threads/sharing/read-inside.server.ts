import { countVotes, listMessages } from '../keeping/messages.store.server.ts'
import { listForReaders } from '../keeping/shared.store.server.ts'
import { MOST_SHARED } from '../threads.limits.ts'
import type { Inside } from './shared-page.ts'

/** What a thread holds up to a message, the newest of it, with its members and everybody who spoke. */
export async function readInside(threadId: string, upToId: string) {
  const rows = await listMessages(threadId, { before: `${upToId}~`, most: MOST_SHARED })
  const spoken = rows.filter(({ state, deletedAt }) => state === 'done' && deletedAt === null)
  const polls = spoken.filter(({ poll }) => poll !== null).map(({ id }) => id)
  const votes = await countVotes(polls)
  const messages = spoken.map(({ id, kind, userId, label, text, createdAt, poll }): Inside => ({
    ...{ id, kind, userId, label, text, at: createdAt },
    poll:
      poll?.options.map((option, n) => ({
        text: option,
        n: votes.find(({ messageId, choice }) => messageId === id && choice === n)?.n ?? 0,
      })) ?? null,
  }))
  const people = await listForReaders(threadId, [...new Set(spoken.flatMap(({ userId }) => userId ?? []))])
  return { messages, people }
}
