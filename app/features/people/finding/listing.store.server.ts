import { and, asc, count, desc, eq, gt, gte, inArray, lt, ne, notExists, sql, type SQL } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { users } from '#app/database/tables/people.ts'
import { offerings } from '#app/database/tables/together/offerings.ts'
import { listingCounts as counts, listingTerms as terms, profiles } from '#app/database/tables/together/profiles.ts'
import { ties } from '#app/database/tables/together/ties.ts'
import { mayBeShown } from '#app/kits/members/publishing/shown-members.store.server.ts'
import { notApart, notMuted } from '#app/kits/members/ties/apart.store.server.ts'
import { toCountChanges } from './count-changes.ts'
import type { Listing } from './listing-terms.ts'

export type Of = 'member' | 'offering'
/** One thing a listing must have: a value of a kind, or a word that begins so. */
export type Wanted = { kind: string; value: string }
const AT_ONCE = 50

/** Puts the terms of a member and of their offerings in the place of those that were there, and counts along. */
export async function saveListings(userId: string, listings: readonly (Listing & { of: Of; thingId: string })[]) {
  const { db } = store()
  const before = await db.select().from(terms).where(eq(terms.userId, userId))
  await db.delete(terms).where(eq(terms.userId, userId))
  const rows = listings.flatMap(({ of, thingId, place, terms: own }) =>
    own.map((term) => ({ of, thingId, userId, place, ...term })),
  )
  for (let from = 0; from < rows.length; from += AT_ONCE)
    await db.insert(terms).values(rows.slice(from, from + AT_ONCE))
  for (const change of toCountChanges(before, rows))
    await db
      .insert(counts)
      .values(change)
      .onConflictDoUpdate({
        target: [counts.of, counts.kind, counts.value],
        set: {
          label: change.label,
          forAll: sql`${counts.forAll} + ${change.forAll}`,
          forMembers: sql`${counts.forMembers} + ${change.forMembers}`,
        },
      })
}

const AFTER_ALL = '\u{10FFFF}'
const hasValue = ({ kind, value }: Wanted, table: { kind: SQL; value: SQL }): SQL =>
  kind === 'word'
    ? sql`${table.kind} = 'word' and ${table.value} >= ${value} and ${table.value} < ${value + AFTER_ALL}`
    : sql`${table.kind} = ${kind} and ${table.value} = ${value}`

/** Of a row of the listing: that the same thing has another term too. */
function alsoHas(wanted: Wanted, isMember: boolean): SQL {
  const is = hasValue(wanted, { kind: sql`also.kind`, value: sql`also.value` })
  return sql`exists (select 1 from ${terms} as also where also.thing_id = ${terms.thingId} and ${is} ${isMember ? sql`` : sql`and also.is_for_all`})`
}

type Asked = { of: Of; viewerId: string | null; wanted: readonly [Wanted, ...Wanted[]] }

/** What fits, by the first that is wanted, along the index of it. */
function fits({ of, viewerId, wanted: [first, ...others] }: Asked) {
  const isMember = viewerId !== null
  const range =
    first.kind === 'word'
      ? and(gte(terms.value, first.value), lt(terms.value, first.value + AFTER_ALL))
      : eq(terms.value, first.value)
  return and(
    eq(terms.of, of),
    eq(terms.kind, first.kind),
    range,
    isMember ? undefined : eq(terms.isForAll, true),
    ...others.map((one) => alsoHas(one, isMember)),
  )
}

export type Spot = { place: string; id: string }

/** A page of a list: the ids of what fits, in its order. */
export async function listFound(asked: Asked, { after, most }: { after: Spot | null; most: number }): Promise<Spot[]> {
  const rest = after ? sql`(${terms.place}, ${terms.thingId}) > (${after.place}, ${after.id})` : undefined
  const query = store()
    .db.select({ place: terms.place, id: terms.thingId })
    .from(terms)
    // A cross join keeps SQLite to the order of the list: it looks each member up, and stops when the page is full.
    .crossJoin(users)
    .where(
      and(
        fits(asked),
        eq(users.id, terms.userId),
        mayBeShown(),
        notApart(asked.viewerId, users.id),
        notMuted(asked.viewerId, users.id),
        rest,
      ),
    )
    .orderBy(asc(terms.place), asc(terms.thingId))
    .limit(most)
  // A thing may have several words that begin alike.
  return asked.wanted[0].kind === 'word' ? query.groupBy(terms.place, terms.thingId) : query
}

export type Facet = { kind: string; value: string; label: string; count: number }

const counted = (isMember: boolean) => (isMember ? counts.forMembers : counts.forAll)
const toFacet = (isMember: boolean) => ({
  kind: counts.kind,
  value: counts.value,
  label: counts.label,
  count: counted(isMember),
})

/** The values of a kind that most things have. */
export const listTop = (of: Of, kind: string, isMember: boolean, most: number): Promise<Facet[]> =>
  store()
    .db.select(toFacet(isMember))
    .from(counts)
    .where(and(eq(counts.of, of), eq(counts.kind, kind), gt(counted(isMember), 0)))
    .orderBy(desc(counted(isMember)), desc(counts.value))
    .limit(most)

/** How many things have each of some values of a kind. */
export const countValues = (of: Of, kind: string, values: readonly string[], isMember: boolean): Promise<Facet[]> =>
  values.length === 0
    ? Promise.resolve([])
    : store()
        .db.select(toFacet(isMember))
        .from(counts)
        .where(and(eq(counts.of, of), eq(counts.kind, kind), inArray(counts.value, [...values])))

/** The cities of a country that most members named. */
export const listCities = (country: string, isMember: boolean, most: number): Promise<Facet[]> =>
  store()
    .db.select(toFacet(isMember))
    .from(counts)
    .where(
      and(
        eq(counts.of, 'member'),
        eq(counts.kind, 'city'),
        gte(counts.value, `${country.toLowerCase()}-`),
        lt(counts.value, `${country.toLowerCase()}-${AFTER_ALL}`),
        gt(counted(isMember), 0),
      ),
    )
    .orderBy(desc(counted(isMember)), desc(counts.value))
    .limit(most)

/** How many rows of the index begin with a word, counted no further than `most`. */
export async function countWord(of: Of, word: string, most: number): Promise<number> {
  const some = store()
    .db.select({ id: terms.thingId })
    .from(terms)
    .where(and(eq(terms.of, of), eq(terms.kind, 'word'), gte(terms.value, word), lt(terms.value, word + AFTER_ALL)))
    .limit(most)
    .as('some')
  const [row] = await store().db.select({ n: count() }).from(some)
  return Number(row?.n ?? 0)
}

/** How many of what fits have each value of some kinds, looked at no further than the first `most`. */
export async function countFitting(asked: Asked, kinds: readonly string[], most: number): Promise<Facet[]> {
  const ids = store().db.select({ id: terms.thingId }).from(terms).where(fits(asked)).limit(most).as('fitting')
  const rows = await store()
    .db.select({
      kind: terms.kind,
      value: terms.value,
      label: sql<string>`min(${terms.label})`,
      count: sql<number>`count(distinct ${terms.thingId})`,
    })
    .from(ids)
    .crossJoin(terms)
    .where(
      and(
        eq(terms.thingId, ids.id),
        inArray(terms.kind, [...kinds]),
        asked.viewerId === null ? eq(terms.isForAll, true) : undefined,
      ),
    )
    .groupBy(terms.kind, terms.value)
  return rows.map((row) => ({ ...row, count: Number(row.count) }))
}

/** Members who have some of these interests, those with the most of them first. */
export async function listSharing(viewerId: string, interests: readonly string[], most: number) {
  if (interests.length === 0) return []
  const shared = count()
  const rows = await store()
    .db.select({ id: terms.thingId, shared })
    .from(terms)
    .where(
      and(
        eq(terms.of, 'member'),
        eq(terms.kind, 'interest'),
        inArray(terms.value, [...interests]),
        ne(terms.thingId, viewerId),
      ),
    )
    .groupBy(terms.thingId)
    .orderBy(desc(shared), asc(terms.thingId))
    .limit(most)
  return rows.map(({ id }) => id)
}

/** Which of some values each of some members has, as others may see them. */
export const listValues = (ids: readonly string[], kinds: readonly string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : store()
        .db.select({
          id: terms.thingId,
          kind: terms.kind,
          value: terms.value,
          label: terms.label,
          isForAll: terms.isForAll,
        })
        .from(terms)
        .where(and(inArray(terms.thingId, [...ids]), inArray(terms.kind, [...kinds])))

/** What a card of a member is drawn from; nobody whom this viewer may not see. */
export const listCards = (ids: readonly string[], viewerId: string | null) =>
  ids.length === 0
    ? Promise.resolve([])
    : store()
        .db.select({ user: users, profile: profiles })
        .from(users)
        .leftJoin(profiles, eq(profiles.userId, users.id))
        .where(and(inArray(users.id, [...ids]), mayBeShown(), notApart(viewerId, users.id)))

/** Of some members, those whom somebody follows or has muted. */
export async function listTiedTo(userId: string, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await store()
    .db.select({ id: ties.toId, kind: ties.kind })
    .from(ties)
    .where(and(eq(ties.fromId, userId), inArray(ties.kind, ['follow', 'mute']), inArray(ties.toId, [...ids])))
  return new Map(rows.map(({ id, kind }) => [id, kind]))
}

/** Members who let others find them and do not stand in the list yet, such as those of before there was one. */
export const listUnplaced = (most: number) =>
  store()
    .db.select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.isFindable, true),
        mayBeShown(),
        notExists(
          store()
            .db.select({ one: sql`1` })
            .from(terms)
            .where(eq(terms.userId, users.id)),
        ),
        notExists(
          store()
            .db.select({ one: sql`1` })
            .from(profiles)
            .where(and(eq(profiles.userId, users.id), eq(profiles.reach, 'nobody'))),
        ),
      ),
    )
    .limit(most)

/** Offerings whose last day is over. */
export const listOverdue = (now: Date, most: number) =>
  store()
    .db.select({ id: offerings.id, userId: offerings.userId })
    .from(offerings)
    .where(and(eq(offerings.state, 'open'), lt(offerings.until, now)))
    .limit(most)

/** Public profiles for search engines. */
export const listPublicHandles = (most: number) =>
  store()
    .db.select({ handle: users.handle })
    .from(terms)
    .crossJoin(users)
    .where(
      and(
        eq(terms.of, 'member'),
        eq(terms.kind, 'all'),
        eq(terms.value, ''),
        eq(terms.isForAll, true),
        eq(users.id, terms.userId),
        mayBeShown(),
      ),
    )
    .orderBy(asc(terms.place), asc(terms.thingId))
    .limit(most)

const COMPARED = ['all', 'offer']

/** Values of short lists whose count is not what is there. */
export async function compareCounts(): Promise<string[]> {
  const { db } = store()
  const kinds = inArray(terms.kind, COMPARED)
  const there = await db
    .select({ of: terms.of, kind: terms.kind, value: terms.value, n: count() })
    .from(terms)
    .where(and(inArray(terms.of, ['member', 'offering']), kinds))
    .groupBy(terms.of, terms.kind, terms.value)
  const kept = await db
    .select()
    .from(counts)
    .where(and(inArray(counts.of, ['member', 'offering']), inArray(counts.kind, COMPARED)))
  const toName = (row: { of: string; kind: string; value: string }) => `${row.of} ${row.kind} ${row.value}`.trim()
  const real = new Map(there.map((row) => [toName(row), Number(row.n)]))
  const said = new Map(kept.map((row) => [toName(row), row.forMembers]))
  return [...new Set([...real.keys(), ...said.keys()])].filter(
    (name) => (real.get(name) ?? 0) !== (said.get(name) ?? 0),
  )
}
