import { store } from '#app/database/store.server.ts'
import type { Place } from '#app/database/tables/mail/inbox.ts'
import { clock } from '#app/platform/clock.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import { toTable } from '#app/platform/table.ts'
import { refreshThread } from './file-message.server.ts'
import * as acts from './acts.store.server.ts'
import type { ThreadRow } from './messages.store.server.ts'
import { listLabelsOf, listThreadsByIds } from './threads.store.server.ts'

/** What can be done with conversations. Each can be taken back. */
export const actNames = [
  'archive',
  'inbox',
  'junk',
  'trash',
  'star',
  'unstar',
  'read',
  'unread',
  'snooze',
  'mute',
  'unmute',
  'label',
  'unlabel',
] as const
export type Act = (typeof actNames)[number]

export type Deed = { act: Act; until?: Date | null; label?: string | null; ruleId?: string | null }

/** How a conversation was before a deed. */
type Before = {
  place: Place
  starredAt: number | null
  snoozedUntil: number | null
  mutedAt: number | null
  trashedAt: number | null
  unread: string[]
  labels: string[]
}

const done = toTable<string>({
  archive: 'Archived',
  inbox: 'Moved to the inbox',
  junk: 'Marked as junk',
  trash: 'Deleted',
  star: 'Starred',
  unstar: 'Star removed',
  read: 'Marked as read',
  unread: 'Marked as unread',
  snooze: 'Snoozed',
  mute: 'Muted',
  unmute: 'No longer muted',
  label: 'Labelled',
  unlabel: 'Label removed',
})
export const toDoneWords = (act: string): string => done[act] ?? 'Done'

/**
 * Does something with a member's conversations and writes down how they were. Gives the id by which all of it is taken
 * back; null when none of them is the member's.
 */
export function doWithThreads(userId: string, ids: readonly string[], deed: Deed): Promise<string | null> {
  return store().tx(async () => {
    const threads = await listThreadsByIds(userId, ids)
    if (threads.length === 0) return null
    const own = threads.map(({ id }) => id)
    const now = clock.now()
    const [labels, unread] = await Promise.all([listLabelsOf(own), acts.listUnreadIds(userId, own)])
    const deedId = createId(now.getTime())
    await acts.createActs(
      threads.map((thread) => ({
        id: createId(now.getTime()),
        ...{ userId, deedId, threadId: thread.id, ruleId: deed.ruleId ?? null, act: deed.act, createdAt: now },
        undoneAt: null,
        before: toBefore(thread, unread, labels) satisfies Before,
      })),
    )
    await perform(userId, own, deed, now)
    return deedId
  })
}

function toBefore(
  { id, place, starredAt, snoozedUntil, mutedAt, trashedAt }: ThreadRow,
  unread: readonly { id: string; threadId: string }[],
  labels: readonly { threadId: string; labelId: string }[],
): Before {
  const ms = (date: Date | null) => date?.getTime() ?? null
  return {
    place,
    starredAt: ms(starredAt),
    snoozedUntil: ms(snoozedUntil),
    mutedAt: ms(mutedAt),
    trashedAt: ms(trashedAt),
    unread: unread.flatMap((one) => (one.threadId === id ? [one.id] : [])),
    labels: labels.flatMap((one) => (one.threadId === id ? [one.labelId] : [])),
  }
}

async function perform(userId: string, ids: readonly string[], { act, until, label }: Deed, now: Date): Promise<void> {
  const save = (change: Parameters<typeof acts.saveThreads>[2]) => acts.saveThreads(userId, ids, change)
  switch (act) {
    case 'archive':
      return void (await save({ place: 'archive', snoozedUntil: null, trashedAt: null }))
    case 'inbox':
      return void (await save({ place: 'inbox', snoozedUntil: null, trashedAt: null }))
    case 'junk':
      return void (await save({ place: 'junk', snoozedUntil: null, trashedAt: null }))
    case 'trash':
      return void (await save({ place: 'trash', snoozedUntil: null, trashedAt: now }))
    case 'star':
      return void (await save({ starredAt: now }))
    case 'unstar':
      return void (await save({ starredAt: null }))
    case 'snooze':
      return void (await save({ place: 'inbox', snoozedUntil: until ?? null, trashedAt: null }))
    case 'mute':
      return void (await save({ mutedAt: now, place: 'archive' }))
    case 'unmute':
      return void (await save({ mutedAt: null }))
    case 'label':
    case 'unlabel':
      return void (label && (await acts.setLabel(userId, ids, { label, isOn: act === 'label', now })))
    case 'read':
    case 'unread':
      return markAs(userId, ids, act === 'read')
  }
}

/** A conversation becomes unread by its newest message. */
async function markAs(userId: string, ids: readonly string[], isRead: boolean): Promise<void> {
  const unread = await acts.listUnreadIds(userId, ids)
  const changed = isRead ? unread.map(({ id }) => id) : await acts.listNewestReceived(userId, ids)
  await acts.markRead(userId, changed, isRead)
  for (const id of ids) await refreshThread(id, userId)
}

/** Takes a deed back; false when there is nothing to take back. */
export function undoDeed(userId: string, deedId: string): Promise<boolean> {
  return store().tx(async () => {
    const parts = await acts.listActsOfDeed(userId, deedId)
    if (parts.length === 0) return false
    for (const { threadId, act, before } of parts) await putBack(userId, threadId, act as Act, before as Before)
    await acts.markUndone(userId, deedId, clock.now())
    return true
  })
}

async function putBack(userId: string, threadId: string, act: Act, before: Before): Promise<void> {
  const date = (ms: number | null) => (ms === null ? null : new Date(ms))
  if (act === 'read' || act === 'unread') {
    const now = await acts.listUnreadIds(userId, [threadId])
    await acts.markRead(
      userId,
      now.map(({ id }) => id),
      true,
    )
    await acts.markRead(userId, before.unread, false)
    return refreshThread(threadId, userId)
  }
  if (act === 'label' || act === 'unlabel') {
    const here = (await listLabelsOf([threadId])).map(({ labelId }) => labelId)
    const [now, ours] = [clock.now(), [threadId]]
    const wrong = here.filter((label) => !before.labels.includes(label))
    const lost = before.labels.filter((label) => !here.includes(label))
    for (const label of wrong) await acts.setLabel(userId, ours, { label, isOn: false, now })
    for (const label of lost) await acts.setLabel(userId, ours, { label, isOn: true, now })
    return
  }
  if (act === 'star' || act === 'unstar')
    return void (await acts.saveThreads(userId, [threadId], { starredAt: date(before.starredAt) }))
  await acts.saveThreads(userId, [threadId], {
    place: before.place,
    snoozedUntil: date(before.snoozedUntil),
    mutedAt: date(before.mutedAt),
    trashedAt: date(before.trashedAt),
  })
}
