import { and, asc, eq, inArray } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { textDocuments, textVersions, writings } from '#app/database/tables/writing.ts'
import { isBehind, paged } from '#app/kits/members/personal-data/paged.store.server.ts'
import type { Person } from '#app/kits/members/personal-data/person.ts'

/** Texts may be long, so they are read a few at a time. */
const AT_ONCE = 20

type WritingRow = typeof writings.$inferSelect
type DocumentRow = typeof textDocuments.$inferSelect
type VersionRow = typeof textVersions.$inferSelect

/** What a person had polished, written or worked on. */
export async function* readWritings({ id }: Person): AsyncGenerator<object> {
  const list = (last: WritingRow | undefined) =>
    store()
      .db.select()
      .from(writings)
      .where(
        and(
          eq(writings.userId, id),
          isBehind(writings.createdAt, writings.id, last && { at: last.createdAt, id: last.id }),
        ),
      )
      .orderBy(asc(writings.createdAt), asc(writings.id))
      .limit(AT_ONCE)
  for await (const page of paged<WritingRow>(AT_ONCE, list))
    yield* page.map(({ userId: _user, guestId: _guest, ...rest }) => rest)
}

/** A person's documents as they are now. */
export async function* readDocuments({ id }: Person): AsyncGenerator<object> {
  const { createdAt } = textDocuments
  const list = (last: DocumentRow | undefined) =>
    store()
      .db.select()
      .from(textDocuments)
      .where(
        and(
          eq(textDocuments.userId, id),
          isBehind(createdAt, textDocuments.id, last && { at: last.createdAt, id: last.id }),
        ),
      )
      .orderBy(asc(createdAt), asc(textDocuments.id))
      .limit(AT_ONCE)
  for await (const page of paged<DocumentRow>(AT_ONCE, list))
    yield* page.map(({ userId: _user, guestId: _guest, ...rest }) => rest)
}

/** What those documents said before. */
export async function* readVersions(person: Person): AsyncGenerator<object> {
  const { createdAt } = textVersions
  const list = (last: VersionRow | undefined) =>
    store()
      .db.select()
      .from(textVersions)
      .where(
        and(
          inArray(textVersions.documentId, ownDocuments(person)),
          isBehind(createdAt, textVersions.id, last && { at: last.createdAt, id: last.id }),
        ),
      )
      .orderBy(asc(createdAt), asc(textVersions.id))
      .limit(AT_ONCE)
  for await (const page of paged<VersionRow>(AT_ONCE, list)) yield* page
}

const ownDocuments = ({ id }: Person) =>
  store().db.select({ id: textDocuments.id }).from(textDocuments).where(eq(textDocuments.userId, id))

export const eraseWritings = ({ id }: Person) => store().db.delete(writings).where(eq(writings.userId, id))

export const eraseVersions = (person: Person) =>
  store()
    .db.delete(textVersions)
    .where(inArray(textVersions.documentId, ownDocuments(person)))

export const eraseDocuments = ({ id }: Person) => store().db.delete(textDocuments).where(eq(textDocuments.userId, id))
