import { and, asc, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { feedback } from '#app/database/tables/assistant.ts'
import {
  consensusPanels,
  consensusRuns,
  consensusSeats,
  consensusShares,
  consensusTalks,
  consensusVersions,
  consensusVotes,
} from '#app/database/tables/consensus.ts'
import { mails } from '#app/database/tables/mail.ts'
import { memories, pandaTurns } from '#app/database/tables/panda.ts'
import { waitlist } from '#app/database/tables/people.ts'
import { each } from './each.ts'
import { isBehind, paged } from './paged.store.server.ts'
import type { Person } from './person.ts'

/** Runs carry whole answers, so they are read a few at a time. */
const RUNS_AT_ONCE = 50

type RunRow = typeof consensusRuns.$inferSelect

/** A person's runs with what each seat answered. */
export async function* readRuns({ id }: Person): AsyncGenerator<object> {
  for await (const page of paged<RunRow>(RUNS_AT_ONCE, (last) => listRuns(id, last))) {
    const seats = await listSeats(page.map((run) => run.id))
    for (const { userId: _, guestId: _guest, leaseUntil: _lease, ...run } of page) {
      yield { ...run, seats: seats.filter(({ runId }) => runId === run.id).map(({ runId: _run, ...seat }) => seat) }
    }
  }
}

function listRuns(userId: string, last: RunRow | undefined) {
  const { createdAt, id } = consensusRuns
  return store()
    .db.select()
    .from(consensusRuns)
    .where(and(eq(consensusRuns.userId, userId), isBehind(createdAt, id, last && { at: last.createdAt, id: last.id })))
    .orderBy(asc(createdAt), asc(id))
    .limit(RUNS_AT_ONCE)
}

const listSeats = async (runIds: string[]) =>
  runIds.length === 0
    ? []
    : store()
        .db.select()
        .from(consensusSeats)
        .where(inArray(consensusSeats.runId, runIds))
        .orderBy(asc(consensusSeats.position))

const ownRuns = ({ id }: Person) =>
  store().db.select({ id: consensusRuns.id }).from(consensusRuns).where(eq(consensusRuns.userId, id))

export const eraseSeats = (person: Person) =>
  store()
    .db.delete(consensusSeats)
    .where(inArray(consensusSeats.runId, ownRuns(person)))
export const eraseVersions = (person: Person) =>
  store()
    .db.delete(consensusVersions)
    .where(inArray(consensusVersions.runId, ownRuns(person)))

export const eraseVotes = ({ id }: Person) => store().db.delete(consensusVotes).where(eq(consensusVotes.userId, id))
export const readVotes = ({ id }: Person) =>
  each(() =>
    store()
      .db.select({ runId: consensusVotes.runId, seat: consensusVotes.seat, votedAt: consensusVotes.createdAt })
      .from(consensusVotes)
      .where(eq(consensusVotes.userId, id))
      .orderBy(asc(consensusVotes.createdAt)),
  )

export const eraseShares = ({ id }: Person) => store().db.delete(consensusShares).where(eq(consensusShares.userId, id))
export const readShares = ({ id }: Person) =>
  each(async () => {
    const rows = await store()
      .db.select()
      .from(consensusShares)
      .where(eq(consensusShares.userId, id))
      .orderBy(asc(consensusShares.createdAt))
    return rows.map(({ userId: _, guestId: _guest, ...share }) => share)
  })

export const erasePanels = ({ id }: Person) => store().db.delete(consensusPanels).where(eq(consensusPanels.userId, id))
export const readPanels = ({ id }: Person) =>
  each(() =>
    store()
      .db.select({
        name: consensusPanels.name,
        seats: consensusPanels.seats,
        judge: consensusPanels.judge,
        rewriter: consensusPanels.rewriter,
        createdAt: consensusPanels.createdAt,
      })
      .from(consensusPanels)
      .where(eq(consensusPanels.userId, id))
      .orderBy(asc(consensusPanels.createdAt)),
  )

export const eraseTalks = ({ id }: Person) => store().db.delete(consensusTalks).where(eq(consensusTalks.userId, id))
export const readTalks = ({ id }: Person) =>
  each(() =>
    store()
      .db.select({ id: consensusTalks.id, title: consensusTalks.title, createdAt: consensusTalks.createdAt })
      .from(consensusTalks)
      .where(eq(consensusTalks.userId, id))
      .orderBy(asc(consensusTalks.createdAt)),
  )

export const eraseRuns = ({ id }: Person) => store().db.delete(consensusRuns).where(eq(consensusRuns.userId, id))

/** An address that nobody confirmed may be somebody else's: what hangs on it alone is not handed out. */
const proved = async <Row>({ emailVerifiedAt }: Person, list: () => Promise<Row[]>): Promise<Row[]> =>
  emailVerifiedAt ? list() : []

/** The same for what is erased or made nameless: whoever only claims an address does not erase what belongs to it. */
const provedAddress = (column: typeof mails.to | typeof feedback.email, person: Person): SQL =>
  person.emailVerifiedAt ? isSameAddress(column, person) : sql`1 = 0`

const isSameAddress = (column: typeof mails.to | typeof feedback.email, { email, emailKey }: Person): SQL =>
  or(eq(column, email), eq(sql`lower(${column})`, emailKey))!

/** What a person told the team, with its answers. */
export const readFeedback = (person: Person) =>
  each(async () => {
    const own = eq(feedback.userId, person.id)
    const rows = await store()
      .db.select()
      .from(feedback)
      .where(person.emailVerifiedAt ? or(own, isSameAddress(feedback.email, person)) : own)
      .orderBy(asc(feedback.createdAt))
    return rows.map(({ page, type, feedback: text, email, createdAt, reply, repliedAt }) => ({
      ...{ page, type, text, email, createdAt, reply, repliedAt },
    }))
  })

/** The words stay, for they are about the product; who wrote them goes, and a page that carries the name. */
export const anonymiseFeedback = (person: Person) => {
  const pattern = `%/${person.handle.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  const isNamed = sql`lower(${feedback.page}) like ${pattern} escape '\\'`
  const named = sql<string>`case when ${isNamed} then '/' else ${feedback.page} end`
  return store()
    .db.update(feedback)
    .set({ userId: null, email: null, page: named })
    .where(or(eq(feedback.userId, person.id), provedAddress(feedback.email, person)))
}

/** The letters sent to a person, without their words: those may carry links that still work. */
export const readMails = (person: Person) =>
  each(() =>
    proved(person, () =>
      store()
        .db.select({ from: mails.fromName, subject: mails.subject, writtenAt: mails.createdAt, sentAt: mails.sentAt })
        .from(mails)
        .where(isSameAddress(mails.to, person))
        .orderBy(asc(mails.createdAt)),
    ),
  )
export const eraseMails = (person: Person) => store().db.delete(mails).where(provedAddress(mails.to, person))

export const readWaitlist = (person: Person) =>
  each(() =>
    proved(person, () =>
      store()
        .db.select({
          screen: waitlist.screen,
          email: waitlist.email,
          brand: waitlist.brand,
          joinedAt: waitlist.createdAt,
        })
        .from(waitlist)
        .where(eq(waitlist.emailKey, person.emailKey))
        .orderBy(asc(waitlist.createdAt)),
    ),
  )
export const eraseWaitlist = ({ emailKey, emailVerifiedAt }: Person) =>
  store()
    .db.delete(waitlist)
    .where(emailVerifiedAt ? eq(waitlist.emailKey, emailKey) : sql`1 = 0`)

export const readMemories = ({ id }: Person) =>
  each(() =>
    store()
      .db.select({
        text: memories.text,
        saidAs: memories.saidAs,
        page: memories.page,
        rememberedAt: memories.createdAt,
        changedAt: memories.updatedAt,
      })
      .from(memories)
      .where(eq(memories.userId, id))
      .orderBy(asc(memories.createdAt)),
  )
export const readPandaTurns = ({ id }: Person) =>
  each(() =>
    store()
      .db.select({
        talk: pandaTurns.talkId,
        question: pandaTurns.question,
        answer: pandaTurns.answer,
        saidAt: pandaTurns.createdAt,
      })
      .from(pandaTurns)
      .where(eq(pandaTurns.userId, id))
      .orderBy(asc(pandaTurns.createdAt), asc(pandaTurns.id)),
  )
export const erasePandaTurns = ({ id }: Person) => store().db.delete(pandaTurns).where(eq(pandaTurns.userId, id))
export const eraseMemories = ({ id }: Person) => store().db.delete(memories).where(eq(memories.userId, id))
