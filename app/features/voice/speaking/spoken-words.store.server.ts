import { and, asc, eq } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { spokenWords } from '#app/database/tables/voice.ts'
import { belongsTo } from '#app/kits/members/visitor/owned.store.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { MOST_SPOKEN_WORDS } from '../voice.limits.ts'

export const listSpokenWords = (owner: Visitor) =>
  store()
    .db.select({ id: spokenWords.id, word: spokenWords.word, said: spokenWords.said })
    .from(spokenWords)
    .where(belongsTo(spokenWords, owner))
    .orderBy(asc(spokenWords.word), asc(spokenWords.id))
    .limit(MOST_SPOKEN_WORDS)

export const addSpokenWord = (row: typeof spokenWords.$inferInsert) => store().db.insert(spokenWords).values(row)

export const removeSpokenWord = (id: string, owner: Visitor) =>
  store()
    .db.delete(spokenWords)
    .where(and(eq(spokenWords.id, id), belongsTo(spokenWords, owner)))
