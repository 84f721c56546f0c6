import { and, asc, eq } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { recordings, spokenWords, voiceEmails } from '#app/database/tables/voice.ts'
import { isBehind, paged } from '#app/kits/members/personal-data/paged.store.server.ts'
import type { Person } from '#app/kits/members/personal-data/person.ts'

/** Transcripts may be long, so they are read a few at a time. */
const AT_ONCE = 20

function rowsOf<Row extends { id: string; createdAt: Date }>(
  table: typeof recordings | typeof voiceEmails | typeof spokenWords,
  { id }: Person,
) {
  return paged<Row>(
    AT_ONCE,
    (last) =>
      store()
        .db.select()
        .from(table)
        .where(
          and(eq(table.userId, id), isBehind(table.createdAt, table.id, last && { at: last.createdAt, id: last.id })),
        )
        .orderBy(asc(table.createdAt), asc(table.id))
        .limit(AT_ONCE) as unknown as Promise<Row[]>,
  )
}

async function* each(pages: AsyncGenerator<{ id: string; createdAt: Date }[]>): AsyncGenerator<object> {
  for await (const page of pages)
    yield* page.map((row) => {
      const { userId: _user, guestId: _guest, words: _words, ...rest } = row as Record<string, unknown>
      return rest
    })
}

export const readRecordings = (person: Person) => each(rowsOf(recordings, person))
export const readVoiceEmails = (person: Person) => each(rowsOf(voiceEmails, person))
export const readSpokenWords = (person: Person) => each(rowsOf(spokenWords, person))

export const eraseRecordings = ({ id }: Person) => store().db.delete(recordings).where(eq(recordings.userId, id))
export const eraseVoiceEmails = ({ id }: Person) => store().db.delete(voiceEmails).where(eq(voiceEmails.userId, id))
export const eraseSpokenWords = ({ id }: Person) => store().db.delete(spokenWords).where(eq(spokenWords.userId, id))
