import { and, asc, count, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { users } from '#app/database/tables/people.ts'
import { inviteJoins, invites, inviteSettings } from '#app/database/tables/quests/invites.ts'
import { each } from '#app/kits/members/personal-data/each.ts'

export type InviteRow = typeof invites.$inferSelect
export type JoinRow = typeof inviteJoins.$inferSelect
type Person = { id: string }

export const createInvite = (row: typeof invites.$inferInsert) => store().db.insert(invites).values(row)

const isOpen = (now: Date) => and(isNull(invites.usedAt), isNull(invites.revokedAt), gt(invites.expiresAt, now))

/** An invitation by the hash of its code, with its owner; whatever became of it. */
export async function findInvite(codeHash: string) {
  const [row] = await store()
    .db.select({ invite: invites, inviter: users })
    .from(invites)
    .innerJoin(users, eq(users.id, invites.userId))
    .where(eq(invites.codeHash, codeHash))
    .limit(1)
  return row ?? null
}

/** Uses an invitation up; false when somebody was faster, or it is over. */
export async function takeInvite(id: string, now: Date): Promise<boolean> {
  const taken = await store()
    .db.update(invites)
    .set({ usedAt: now })
    .where(and(eq(invites.id, id), isOpen(now)))
    .returning({ id: invites.id })
  return taken.length === 1
}

export async function countOpen(userId: string, now: Date): Promise<number> {
  const [row] = await store()
    .db.select({ n: count() })
    .from(invites)
    .where(and(eq(invites.userId, userId), isOpen(now)))
  return row?.n ?? 0
}

export async function countMadeSince(userId: string, since: Date): Promise<number> {
  const [row] = await store()
    .db.select({ n: count() })
    .from(invites)
    .where(and(eq(invites.userId, userId), gte(invites.createdAt, since)))
  return row?.n ?? 0
}

/** A member's invitations that nobody used, the newest first. */
export const listInvites = (userId: string, most: number): Promise<InviteRow[]> =>
  store()
    .db.select()
    .from(invites)
    .where(and(eq(invites.userId, userId), isNull(invites.usedAt)))
    .orderBy(desc(invites.createdAt), desc(invites.id))
    .limit(most)

/** False when it is not theirs, was used, or was taken back before. */
export async function revokeInvite(userId: string, id: string, now: Date): Promise<boolean> {
  const gone = await store()
    .db.update(invites)
    .set({ revokedAt: now })
    .where(and(eq(invites.id, id), eq(invites.userId, userId), isNull(invites.usedAt), isNull(invites.revokedAt)))
    .returning({ id: invites.id })
  return gone.length === 1
}

/** Says by whom a member came; false when that was said before. */
export async function createJoin(row: typeof inviteJoins.$inferInsert): Promise<boolean> {
  const made = await store()
    .db.insert(inviteJoins)
    .values(row)
    .onConflictDoNothing()
    .returning({ userId: inviteJoins.userId })
  return made.length === 1
}

export async function findJoin(userId: string): Promise<JoinRow | null> {
  const [row] = await store().db.select().from(inviteJoins).where(eq(inviteJoins.userId, userId)).limit(1)
  return row ?? null
}

export const saveJoin = (userId: string, change: Partial<Pick<JoinRow, 'isShown' | 'lookedAt' | 'rewardedAt'>>) =>
  store().db.update(inviteJoins).set(change).where(eq(inviteJoins.userId, userId))

const joined = {
  userId: inviteJoins.userId,
  inviterId: inviteJoins.inviterId,
  joinedAt: inviteJoins.joinedAt,
  rewardedAt: inviteJoins.rewardedAt,
  isShown: inviteJoins.isShown,
  name: users.name,
  handle: users.handle,
  picture: users.profilePicture,
  suspendedAt: users.suspendedAt,
  eraseAt: users.eraseAt,
}

/** Whom a member brought, the newest first. */
export const listJoined = (inviterId: string, { behind, most }: { behind: Date | null; most: number }) =>
  store()
    .db.select(joined)
    .from(inviteJoins)
    .innerJoin(users, eq(users.id, inviteJoins.userId))
    .where(and(eq(inviteJoins.inviterId, inviterId), behind ? lt(inviteJoins.joinedAt, behind) : undefined))
    .orderBy(desc(inviteJoins.joinedAt), desc(inviteJoins.userId))
    .limit(most)
export type Joined = Awaited<ReturnType<typeof listJoined>>[number]

/** Whom several members brought, in the order they came. */
export const listJoinedBy = (inviterIds: readonly string[], most: number): Promise<Joined[]> =>
  store()
    .db.select(joined)
    .from(inviteJoins)
    .innerJoin(users, eq(users.id, inviteJoins.userId))
    .where(inArray(inviteJoins.inviterId, [...inviterIds]))
    .orderBy(asc(inviteJoins.joinedAt), asc(inviteJoins.userId))
    .limit(most)

/** How many of those a member brought were suspended. */
export async function countSuspended(inviterId: string): Promise<number> {
  const [row] = await store()
    .db.select({ n: count() })
    .from(inviteJoins)
    .innerJoin(users, eq(users.id, inviteJoins.userId))
    .where(and(eq(inviteJoins.inviterId, inviterId), isNotNull(users.suspendedAt)))
  return row?.n ?? 0
}

export async function countRewards(inviterId: string, since: Date | null): Promise<number> {
  const [row] = await store()
    .db.select({ n: count() })
    .from(inviteJoins)
    .where(
      and(
        eq(inviteJoins.inviterId, inviterId),
        since ? gte(inviteJoins.rewardedAt, since) : isNotNull(inviteJoins.rewardedAt),
      ),
    )
  return row?.n ?? 0
}

export async function countJoined(inviterId: string): Promise<number> {
  const [row] = await store().db.select({ n: count() }).from(inviteJoins).where(eq(inviteJoins.inviterId, inviterId))
  return row?.n ?? 0
}

/** Who joined long enough ago and has not been looked at lately. */
export const listToReview = (joinedBefore: Date, joinedAfter: Date, lookedBefore: Date, most: number) =>
  store()
    .db.select({ join: inviteJoins, user: users })
    .from(inviteJoins)
    .innerJoin(users, eq(users.id, inviteJoins.userId))
    .where(
      and(
        isNull(inviteJoins.rewardedAt),
        isNotNull(inviteJoins.inviterId),
        lt(inviteJoins.joinedAt, joinedBefore),
        gt(inviteJoins.joinedAt, joinedAfter),
        or(isNull(inviteJoins.lookedAt), lt(inviteJoins.lookedAt, lookedBefore)),
      ),
    )
    .orderBy(asc(inviteJoins.lookedAt), asc(inviteJoins.joinedAt))
    .limit(most)

export async function findShowsTree(userId: string): Promise<boolean> {
  const [row] = await store()
    .db.select({ showsTree: inviteSettings.showsTree })
    .from(inviteSettings)
    .where(eq(inviteSettings.userId, userId))
    .limit(1)
  return row?.showsTree ?? false
}

export const saveShowsTree = (userId: string, showsTree: boolean, now: Date) =>
  store()
    .db.insert(inviteSettings)
    .values({ userId, showsTree, updatedAt: now })
    .onConflictDoUpdate({ target: inviteSettings.userId, set: { showsTree, updatedAt: now } })

/** Invitations that ended unused before a moment go; used ones stay with who joined. */
export const removeEnded = (before: Date) =>
  store()
    .db.delete(invites)
    .where(and(isNull(invites.usedAt), lt(invites.expiresAt, before)))

export const readOwnInvites = ({ id }: Person) =>
  each(async () => {
    const rows = await store().db.select().from(invites).where(eq(invites.userId, id)).orderBy(asc(invites.createdAt))
    return rows.map(({ userId: _, codeHash: _hash, ...row }) => row)
  })
export const eraseInvites = ({ id }: Person) => store().db.delete(invites).where(eq(invites.userId, id))

export const readOwnJoins = ({ id }: Person) =>
  each(async () => {
    const rows = await store()
      .db.select({ join: inviteJoins, name: users.name })
      .from(inviteJoins)
      .innerJoin(users, eq(users.id, inviteJoins.userId))
      .where(or(eq(inviteJoins.userId, id), eq(inviteJoins.inviterId, id)))
      .orderBy(asc(inviteJoins.joinedAt))
    return rows.map(({ join, name }) => ({
      who: join.userId === id ? 'you' : name,
      joinedAt: join.joinedAt,
      ...(join.userId === id ? { isShown: join.isShown } : { rewardedAt: join.rewardedAt }),
    }))
  })

/** Whoever leaves goes out of the tree; those they brought stay, and came by a former member. */
export async function eraseJoins({ id }: Person): Promise<void> {
  await store().db.delete(inviteJoins).where(eq(inviteJoins.userId, id))
  await store().db.update(inviteJoins).set({ inviterId: null }).where(eq(inviteJoins.inviterId, id))
}

export const readOwnSettings = ({ id }: Person) =>
  each(async () => {
    const rows = await store().db.select().from(inviteSettings).where(eq(inviteSettings.userId, id))
    return rows.map(({ userId: _, ...row }) => row)
  })
export const eraseSettings = ({ id }: Person) => store().db.delete(inviteSettings).where(eq(inviteSettings.userId, id))
