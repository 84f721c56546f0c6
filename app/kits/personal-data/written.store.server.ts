import { and, asc, eq, gt, inArray, or, sql, type SQL } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { feedback } from '#app/database/tables/assistant.ts'
import { consensusRuns, consensusSeats } from '#app/database/tables/consensus.ts'
import { mails } from '#app/database/tables/mail.ts'
import { waitlist } from '#app/database/tables/people.ts'
import { each } from './each.ts'
import type { Person } from './person.ts'

/** Runs carry whole answers, so they are read a few at a time. */
const RUNS_AT_ONCE = 50

type RunRow = typeof consensusRuns.$inferSelect

/** A person's runs with what each seat answered. */
export async function* readRuns({ id }: Person): AsyncGenerator<object> {
  let last: RunRow | undefined
  do {
    const page = await listRuns(id, last)
    const seats = await listSeats(page.map((run) => run.id))
    for (const { userId: _, leaseUntil: _lease, ...run } of page) {
      yield { ...run, seats: seats.filter(({ runId }) => runId === run.id).map(({ runId: _run, ...seat }) => seat) }
    }
    last = page.length === RUNS_AT_ONCE ? page.at(-1) : undefined
  } while (last)
}

function listRuns(userId: string, after: RunRow | undefined): Promise<RunRow[]> {
  const own = eq(consensusRuns.userId, userId)
  const rest = after
    ? or(
        gt(consensusRuns.createdAt, after.createdAt),
        and(eq(consensusRuns.createdAt, after.createdAt), gt(consensusRuns.id, after.id)),
      )
    : undefined
  const order = [asc(consensusRuns.createdAt), asc(consensusRuns.id)]
  return store()
    .db.select()
    .from(consensusRuns)
    .where(and(own, rest))
    .orderBy(...order)
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

export const eraseSeats = ({ id }: Person) => {
  const own = store().db.select({ id: consensusRuns.id }).from(consensusRuns).where(eq(consensusRuns.userId, id))
  return store().db.delete(consensusSeats).where(inArray(consensusSeats.runId, own))
}
export const eraseRuns = ({ id }: Person) => store().db.delete(consensusRuns).where(eq(consensusRuns.userId, id))

/** An address that nobody confirmed may be somebody else's: what hangs on it alone is not handed out. */
const proved = async <Row>({ emailVerifiedAt }: Person, list: () => Promise<Row[]>): Promise<Row[]> =>
  emailVerifiedAt ? list() : []

const isSameAddress = (column: typeof mails.to | typeof feedback.email, { email, emailKey }: Person): SQL =>
  or(eq(column, email), eq(sql`lower(${column})`, emailKey))!

export const readFeedback = (person: Person) =>
  each(async () => {
    const own = eq(feedback.userId, person.id)
    const rows = await store()
      .db.select()
      .from(feedback)
      .where(person.emailVerifiedAt ? or(own, isSameAddress(feedback.email, person)) : own)
      .orderBy(asc(feedback.createdAt))
    return rows.map(({ page, type, feedback: text, email, createdAt }) => ({ page, type, text, email, createdAt }))
  })

/** The words stay, for they are about the product; who wrote them goes, and a page that carries the name. */
export const anonymiseFeedback = (person: Person) => {
  const pattern = `%/${person.handle.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  const isNamed = sql`lower(${feedback.page}) like ${pattern} escape '\\'`
  const named = sql<string>`case when ${isNamed} then '/' else ${feedback.page} end`
  return store()
    .db.update(feedback)
    .set({ userId: null, email: null, page: named })
    .where(or(eq(feedback.userId, person.id), isSameAddress(feedback.email, person)))
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
export const eraseMails = (person: Person) => store().db.delete(mails).where(isSameAddress(mails.to, person))

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
export const eraseWaitlist = ({ emailKey }: Person) =>
  store().db.delete(waitlist).where(eq(waitlist.emailKey, emailKey))
