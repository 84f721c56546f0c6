import { and, asc, eq, inArray, or } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import {
  documentCollections as collections,
  documentPages as pages,
  documentPassages as passages,
  documentQuestions as questions,
  readDocuments as documents,
} from '#app/database/tables/documents.ts'
import { isBehind, paged } from '#app/kits/members/personal-data/paged.store.server.ts'
import type { Person } from '#app/kits/members/personal-data/person.ts'

/** What was found in a document may be long. */
const AT_ONCE = 10

type DocumentRow = typeof documents.$inferSelect
type QuestionRow = typeof questions.$inferSelect

/** The documents a person had read, with what was found. The files themselves are among the files. */
export async function* readOwnDocuments({ id }: Person): AsyncGenerator<object> {
  const list = (last: DocumentRow | undefined) =>
    store()
      .db.select()
      .from(documents)
      .where(
        and(
          eq(documents.userId, id),
          isBehind(documents.createdAt, documents.id, last && { at: last.createdAt, id: last.id }),
        ),
      )
      .orderBy(asc(documents.createdAt), asc(documents.id))
      .limit(AT_ONCE)
  for await (const page of paged<DocumentRow>(AT_ONCE, list))
    yield* page.map(({ userId: _user, guestId: _guest, ...rest }) => rest)
}

export async function* readOwnCollections({ id }: Person): AsyncGenerator<object> {
  const rows = await store()
    .db.select()
    .from(collections)
    .where(eq(collections.userId, id))
    .orderBy(asc(collections.createdAt), asc(collections.id))
  yield* rows.map(({ userId: _user, guestId: _guest, ...rest }) => rest)
}

/** The words of those documents, page by page. */
export async function* readOwnPages(person: Person): AsyncGenerator<object> {
  const ids = await store().db.select({ id: documents.id }).from(documents).where(eq(documents.userId, person.id))
  for (const { id } of ids)
    yield* await store()
      .db.select({ documentId: pages.documentId, number: pages.number, label: pages.label, text: pages.text })
      .from(pages)
      .where(eq(pages.documentId, id))
      .orderBy(asc(pages.number))
}

export async function* readOwnQuestions(person: Person): AsyncGenerator<object> {
  const list = (last: QuestionRow | undefined) =>
    store()
      .db.select()
      .from(questions)
      .where(
        and(ofPerson(person), isBehind(questions.createdAt, questions.id, last && { at: last.createdAt, id: last.id })),
      )
      .orderBy(asc(questions.createdAt), asc(questions.id))
      .limit(AT_ONCE)
  for await (const page of paged<QuestionRow>(AT_ONCE, list)) yield* page
}

const ownDocuments = ({ id }: Person) =>
  store().db.select({ id: documents.id }).from(documents).where(eq(documents.userId, id))
const ownCollections = ({ id }: Person) =>
  store().db.select({ id: collections.id }).from(collections).where(eq(collections.userId, id))
const ofPerson = (person: Person) =>
  or(inArray(questions.documentId, ownDocuments(person)), inArray(questions.collectionId, ownCollections(person)))

export const eraseQuestions = (person: Person) => store().db.delete(questions).where(ofPerson(person))
export const erasePages = (person: Person) =>
  store()
    .db.delete(pages)
    .where(inArray(pages.documentId, ownDocuments(person)))
export const erasePassages = (person: Person) =>
  store()
    .db.delete(passages)
    .where(inArray(passages.documentId, ownDocuments(person)))
export const eraseDocuments = ({ id }: Person) => store().db.delete(documents).where(eq(documents.userId, id))
export const eraseCollections = ({ id }: Person) => store().db.delete(collections).where(eq(collections.userId, id))
