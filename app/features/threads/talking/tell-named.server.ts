import { to } from '#app/catalogue/to.ts'
import { sendNotice } from '#app/kits/members/notices/notices.server.ts'
import type { MessageRow } from '../keeping/messages.store.server.ts'
import { findMembership } from '../keeping/threads.store.server.ts'
import type { Place } from './place.server.ts'
import { toMessage } from './say.server.ts'

const toAbout = (threadId: string) => `thread/${threadId}`

/** Tells whom a message names, and whom it answers; not who muted the thread. */
export async function tellNamed(
  { thread, user }: Place,
  message: MessageRow,
  members: readonly string[],
  replied: MessageRow | null,
): Promise<void> {
  const told = {
    from: user.id,
    about: toAbout(thread.id),
    subject: thread.title,
    address: toMessage(thread.id, message.id),
  }
  for (const id of members) await sendNotice({ kind: 'threads.mention', to: id, ...told })
  const author = replied?.userId
  if (!author || author === user.id || members.includes(author)) return
  const place = await findMembership(thread.id, author)
  if (place && place.member.mutedAt === null) await sendNotice({ kind: 'threads.reply', to: author, ...told })
}

/** Tells somebody that they are invited. */
export const tellInvited = (by: Pick<Place['user'], 'id'>, thread: Place['thread'], userId: string) =>
  sendNotice({
    kind: 'threads.invitation',
    to: userId,
    from: by.id,
    about: toAbout(thread.id),
    subject: thread.title,
    address: to('threads'),
  })
