import { store } from '#app/database/store.server.ts'
import { clock } from '#app/platform/clock.ts'
import { eraseMessages } from '../filing/acts.store.server.ts'
import { refreshThread } from '../filing/file-message.server.ts'
import { findThread, listSummaries, saveThread } from '../filing/messages.store.server.ts'
import * as rows from './copies.store.server.ts'
import { followPlace, followStar } from './follow-server.server.ts'

/**
 * What went away from all folders of an account was deleted there. A conversation of which nothing is left on the server goes
 * among the deleted, where it can be brought back for thirty days; a single letter of one goes.
 */
export async function endMissed(accountId: string): Promise<void> {
  const missed = await rows.listMissed(accountId)
  for (const copy of missed) await store().tx(() => endOne(copy))
}

async function endOne({ id, userId, messageId }: rows.CopyRow): Promise<void> {
  await rows.removeCopies([id])
  const threadId = messageId ? await rows.findThreadOf(messageId) : null
  if (!messageId || !threadId) return
  if ((await rows.listCopiesOfMessage(messageId)).length > 0) {
    await followPlace(userId, threadId)
    return followStar(userId, threadId)
  }
  const [thread, messages] = await Promise.all([findThread(threadId, userId), listSummaries(threadId)])
  if (!thread || thread.place === 'trash') return
  const others = messages.filter((one) => one.id !== messageId && !one.isSent)
  const isAlone = messages.find((one) => one.id === messageId)?.isSent === false && others.length === 0
  if (isAlone || messages.length === 1)
    return void (await saveThread(threadId, { place: 'trash', trashedAt: clock.now(), snoozedUntil: null }))
  for (const left of await eraseMessages(userId, [messageId])) await refreshThread(left, userId)
  await followPlace(userId, threadId)
}
