import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import type { pollVotes, postReactions, topicFollows } from '#app/database/tables/together/posts.ts'
import { postEdits, postPasses, posts } from '#app/database/tables/together/posts.ts'
import { thanks } from '#app/database/tables/together/thanks.ts'
import { each } from '#app/kits/members/personal-data/each.ts'
import type { Person } from '#app/kits/members/personal-data/person.ts'
import { letGo } from './sweep-posts.server.ts'

const AT_ONCE = 200

export async function* readPosts({ id }: Person): AsyncGenerator<object> {
  for (let after = ''; ;) {
    const rows = await store()
      .db.select()
      .from(posts)
      .where(and(eq(posts.userId, id), gt(posts.id, after)))
      .orderBy(asc(posts.id))
      .limit(AT_ONCE)
    for (const { userId: _, textHash: _hash, ...row } of rows) yield row
    if (rows.length < AT_ONCE) return
    after = rows.at(-1)!.id
  }
}

/** Posts go with their pictures; where others answered, the place stays without words and name. */
export async function erasePosts({ id }: Person): Promise<void> {
  for (;;) {
    const rows = await store().db.select().from(posts).where(eq(posts.userId, id)).limit(AT_ONCE)
    for (const row of rows) await letGo(row)
    if (rows.length < AT_ONCE) return
  }
}

const postsOf = ({ id }: Person) => store().db.select({ id: posts.id }).from(posts).where(eq(posts.userId, id))

export const readEdits = (person: Person) =>
  each(() =>
    store()
      .db.select()
      .from(postEdits)
      .where(inArray(postEdits.postId, postsOf(person)))
      .orderBy(asc(postEdits.id)),
  )
export const eraseEdits = (person: Person) =>
  store()
    .db.delete(postEdits)
    .where(inArray(postEdits.postId, postsOf(person)))

type Marks = typeof postReactions | typeof pollVotes | typeof topicFollows
/** What a member pressed, chose or follows. */
export const readMarks = (table: Marks) => (person: Person) =>
  each(async () => {
    const rows = await store()
      .db.select()
      .from(table as typeof postReactions)
      .where(eq(table.userId, person.id))
      .orderBy(asc(table.createdAt))
    return rows.map(({ userId: _, ...row }) => row)
  })
export const eraseMarks = (table: Marks) => async (person: Person) =>
  store()
    .db.delete(table as typeof postReactions)
    .where(eq(table.userId, person.id))

export const readPasses = ({ id }: Person) =>
  each(async () => {
    const rows = await store().db.select().from(postPasses).where(eq(postPasses.userId, id)).orderBy(asc(postPasses.id))
    return rows.map(({ userId: _, ...row }) => row)
  })
/** Branches of others hang on it: it stays without the name and the words. */
export const erasePasses = ({ id }: Person) =>
  store().db.update(postPasses).set({ userId: null, words: '' }).where(eq(postPasses.userId, id))

export const readThanks = ({ id }: Person) =>
  each(async () => {
    const { db } = store()
    const given = await db.select().from(thanks).where(eq(thanks.fromId, id)).orderBy(asc(thanks.id))
    const got = await db.select().from(thanks).where(eq(thanks.toId, id)).orderBy(asc(thanks.id))
    return [...given.map((row) => ({ given: true, ...row })), ...got.map((row) => ({ given: false, ...row }))]
  })
/** Thanks they earned go; those they gave stay with whoever earned them, without the name. Those not yet accepted go. */
export async function eraseThanks({ id }: Person): Promise<void> {
  const { db } = store()
  await db.delete(thanks).where(eq(thanks.toId, id))
  await db.delete(thanks).where(and(eq(thanks.fromId, id), isNull(thanks.acceptedAt)))
  await db.update(thanks).set({ fromId: null }).where(eq(thanks.fromId, id))
}
