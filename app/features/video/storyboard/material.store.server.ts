import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { documentPages, readDocuments } from '#app/database/tables/documents.ts'
import { authoredTexts } from '#app/database/tables/learn/authoring.ts'
import { recordings } from '#app/database/tables/voice.ts'
import { textOf } from '#app/engines/transcript/transcript.ts'
import { belongsTo } from '#app/kits/members/visitor/owned.store.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'

export const materialKinds = ['document', 'recording', 'post'] as const
export type MaterialKind = (typeof materialKinds)[number]
export type Material = { kind: MaterialKind; id: string; title: string; text: string }

const MOST = 12
const MOST_PAGES = 400

const mine = {
  documents: (owner: Visitor) =>
    and(belongsTo(readDocuments, owner), isNull(readDocuments.deletedAt), eq(readDocuments.state, 'ready')),
  recordings: (owner: Visitor) =>
    and(belongsTo(recordings, owner), isNull(recordings.deletedAt), eq(recordings.state, 'done')),
}
const isShown = () =>
  and(eq(authoredTexts.kind, 'post'), eq(authoredTexts.state, 'shown'), isNotNull(authoredTexts.shownAt))

/** What somebody may make a film of: their documents and transcripts, and the posts of the house. */
export async function listMaterial(
  owner: Visitor | null,
): Promise<{ kind: MaterialKind; id: string; title: string }[]> {
  const { db } = store()
  const [documents, heard, posts] = await Promise.all([
    owner
      ? db
          .select({ id: readDocuments.id, title: readDocuments.title })
          .from(readDocuments)
          .where(mine.documents(owner))
          .orderBy(desc(readDocuments.createdAt), desc(readDocuments.id))
          .limit(MOST)
      : [],
    owner
      ? db
          .select({ id: recordings.id, title: recordings.title })
          .from(recordings)
          .where(mine.recordings(owner))
          .orderBy(desc(recordings.createdAt), desc(recordings.id))
          .limit(MOST)
      : [],
    db
      .select({ id: authoredTexts.id, title: authoredTexts.title })
      .from(authoredTexts)
      .where(isShown())
      .orderBy(desc(authoredTexts.shownAt))
      .limit(MOST),
  ])
  return [
    ...documents.map((one) => ({ kind: 'document' as const, ...one })),
    ...heard.map((one) => ({ kind: 'recording' as const, ...one })),
    ...posts.map((one) => ({ kind: 'post' as const, ...one })),
  ]
}

/** The text of one of them; null when it is not theirs or gone. */
export async function findMaterial(kind: MaterialKind, id: string, owner: Visitor | null): Promise<Material | null> {
  if (kind === 'post') return findPost(id)
  if (!owner) return null
  return kind === 'document' ? findDocument(id, owner) : findRecorded(id, owner)
}

async function findPost(id: string): Promise<Material | null> {
  const [row] = await store()
    .db.select()
    .from(authoredTexts)
    .where(and(eq(authoredTexts.id, id), isShown()))
  return row?.shown
    ? { kind: 'post', id, title: row.shown.title, text: `# ${row.shown.title}\n\n${row.shown.text}` }
    : null
}

async function findDocument(id: string, owner: Visitor): Promise<Material | null> {
  const { db } = store()
  const [row] = await db
    .select({ title: readDocuments.title })
    .from(readDocuments)
    .where(and(eq(readDocuments.id, id), mine.documents(owner)))
  if (!row) return null
  const pages = await db
    .select({ text: documentPages.text })
    .from(documentPages)
    .where(eq(documentPages.documentId, id))
    .orderBy(asc(documentPages.number))
    .limit(MOST_PAGES)
  return { kind: 'document', id, title: row.title, text: pages.map(({ text }) => text).join('\n\n') }
}

async function findRecorded(id: string, owner: Visitor): Promise<Material | null> {
  const [row] = await store()
    .db.select({ title: recordings.title, transcript: recordings.transcript })
    .from(recordings)
    .where(and(eq(recordings.id, id), mine.recordings(owner)))
  return row ? { kind: 'recording', id, title: row.title, text: textOf(row.transcript) } : null
}
