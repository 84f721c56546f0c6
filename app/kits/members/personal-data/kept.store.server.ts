import { and, asc, eq } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { files } from '#app/database/tables/files.ts'
import { inboxMessages } from '#app/database/tables/mail/inbox.ts'
import { receivedMails } from '#app/database/tables/mail.ts'
import { each } from './each.ts'
import { isBehind, paged } from './paged.store.server.ts'
import type { Person } from './person.ts'

/** Mail carries its words, so it is read a few at a time. */
const MAILS_AT_ONCE = 50

type MailRow = typeof receivedMails.$inferSelect

export const listFileRows = ({ id }: Person) =>
  store().db.select().from(files).where(eq(files.ownerId, id)).orderBy(asc(files.createdAt), asc(files.id))

/** A person's files: what each is and when it came, with its name in the folder of the download. */
export const readFiles = (person: Person) =>
  each(async () => {
    const rows = await listFileRows(person)
    return rows.map(({ ownerId: _owner, key: _key, ...file }) => ({ ...file, packedAs: toPackedName(file) }))
  })
export const eraseFiles = ({ id }: Person) => store().db.delete(files).where(eq(files.ownerId, id))

/** Two files may have one name. */
export const toPackedName = ({ id, name }: { id: string; name: string }): string => `files/${id}-${name}`

/** A person's mail, that at the door and that in the inbox: where the whole messages lie. */
export async function listMailRows({ id }: Person) {
  const { receivedAt } = receivedMails
  const [door, filed] = await Promise.all([
    store()
      .db.select({ id: receivedMails.id, rawKey: receivedMails.rawKey })
      .from(receivedMails)
      .where(eq(receivedMails.userId, id))
      .orderBy(asc(receivedAt), asc(receivedMails.id)),
    store()
      .db.select({ id: inboxMessages.id, rawKey: inboxMessages.rawKey })
      .from(inboxMessages)
      .where(eq(inboxMessages.userId, id))
      .orderBy(asc(inboxMessages.createdAt), asc(inboxMessages.id)),
  ])
  return [...door, ...filed]
}

/** The mail somebody got from outside; the whole messages stand in a folder of their own. */
export async function* readReceivedMails({ id }: Person): AsyncGenerator<object> {
  for await (const page of paged<MailRow>(MAILS_AT_ONCE, (last) => listMails(id, last)))
    yield* page.map(({ userId: _user, rawKey: _key, ...mail }) => ({ ...mail, packedAs: toPackedMailName(mail) }))
}

function listMails(userId: string, last: MailRow | undefined) {
  const { receivedAt, id } = receivedMails
  return store()
    .db.select()
    .from(receivedMails)
    .where(
      and(eq(receivedMails.userId, userId), isBehind(receivedAt, id, last && { at: last.receivedAt, id: last.id })),
    )
    .orderBy(asc(receivedAt), asc(id))
    .limit(MAILS_AT_ONCE)
}

export const eraseReceivedMails = ({ id }: Person) =>
  store().db.delete(receivedMails).where(eq(receivedMails.userId, id))

export const toPackedMailName = ({ id }: { id: string }): string => `received-mails/${id}.eml`
