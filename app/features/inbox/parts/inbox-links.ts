import { to } from '#app/catalogue/to.ts'
import type { InboxQuery } from '../reading/inbox-view.server.ts'

type Change = Partial<Record<keyof InboxQuery | 'did', string | null>>

/** The address of the inbox as it is, with some of it changed. */
export function toInbox({ folder, bundle, label, q, after, thread }: InboxQuery, change: Change = {}): string {
  const now = { folder, bundle, label, q, after, thread, ...change }
  return to('inbox', null, { ...now, folder: now.folder === 'inbox' ? null : now.folder })
}

/** The list that a conversation was opened from. */
export const toList = (query: InboxQuery): string => toInbox(query, { thread: null })
