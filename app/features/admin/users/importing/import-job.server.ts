import { createHash } from 'node:crypto'
import { z } from 'zod'
import { store } from '#app/database/store.server.ts'
import { recordAuditEvent } from '#app/kits/foundation/audit/audit.server.ts'
import { findFile, readFile, removeFile, type FileRow } from '#app/kits/foundation/files/files.server.ts'
import { saveFile } from '#app/kits/foundation/files/save-file.server.ts'
import { JobFailure } from '#app/kits/foundation/jobs/job-failure.ts'
import { defineJob, type JobTools } from '#app/kits/foundation/jobs/job-kind.server.ts'
import type { MailSender } from '#app/kits/foundation/mail/send-mail.server.ts'
import { houseSender } from '#app/kits/foundation/mail/sender-of.server.ts'
import { standingOf } from '#app/kits/members/identity/account/administrator.server.ts'
import { mayActOn, rolesToGive, type Role } from '#app/kits/members/identity/account/roles.ts'
import { findUserById } from '#app/kits/members/identity/account/users.store.server.ts'
import { makeMember, sendWelcome } from '#app/kits/members/identity/joining/make-member.server.ts'
import { clock } from '#app/platform/clock.ts'
import { toCsv } from '#app/platform/text-files/csv.ts'
import { Outcomes, type ImportOutcome, type RowOutcome } from './import-outcome.ts'
import { findKnownAddresses } from './import.store.server.ts'
import { judgeRow, SeenAddresses, type FineRow } from './judge-row.ts'
import { ListTrouble, readList, type ListRow } from './members-list.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const REPORT_DAYS = 7
/** So many accounts are made in one transaction: what is done stands, whatever happens next. */
const MADE_AT_ONCE = 25
const ID_CHARS = 32

const GONE = 'The list is no longer there. Please send it again.'
const NOT_YOURS = 'Members are imported by administrators.'

export const importPayload = z.object({
  file: z.string(),
  /** Says what would be done, and does nothing. */
  isDry: z.boolean(),
  /** Whether the new members are written to. */
  letters: z.boolean(),
})
export const IMPORT_KIND = 'import-members'

/**
 * Makes the members of a list, or only says what it would do. The id of an account follows from the job and the row, so
 * that a second run makes nobody twice and counts as made what the first one made.
 */
export const importMembersJob = defineJob({
  kind: IMPORT_KIND,
  payload: importPayload,
  limitMs: 60 * MINUTE_MS,
  async run({ file: fileId, isDry, letters }, tools): Promise<ImportOutcome> {
    const { file, given, ownerId } = await open(fileId, tools)
    const [outcomes, seen] = [new Outcomes(), new SeenAddresses()]
    try {
      for (const { rows, share } of readList(await readFile(file))) {
        const fine = sortOut(rows, given, seen, outcomes)
        const known = await findKnownAddresses(fine.map(({ emailKey }) => emailKey))
        const ready = withFineRoles(fine, known, outcomes)
        if (isDry) for (const row of ready) outcomes.add(toOutcome(row, !known.has(row.emailKey)))
        else await make(ready, { letters, tools, outcomes })
        if (tools.signal.aborted) throw tools.signal.reason
        tools.progress(share, `${outcomes.all.length.toLocaleString('en')} rows`)
        await new Promise((go) => setImmediate(go))
      }
    } catch (error) {
      throw error instanceof ListTrouble ? new JobFailure(error.message, { isFinal: true }) : error
    }
    const { counts, shown } = outcomes.sum()
    const report = await saveReport(outcomes, isDry, ownerId)
    if (!isDry) {
      const target = `job/${tools.job.id}`
      await recordAuditEvent(null, { actorId: ownerId, act: 'members.imported', target, detail: counts })
      await removeFile(file)
    }
    return { counts, shown, report }
  },
})

async function open(fileId: string, { job: { userId } }: JobTools): Promise<Opened> {
  const actor = userId === null ? null : await findUserById(userId)
  const standing = actor && standingOf(actor)
  if (!actor || !standing || actor.suspendedAt || !mayActOn(standing, 'create', null))
    throw new JobFailure(NOT_YOURS, { isFinal: true })
  const file = await findFile(fileId, actor)
  if (!file) throw new JobFailure(GONE, { isFinal: true })
  return { file, given: rolesToGive(standing), ownerId: actor.id }
}
type Opened = { file: FileRow; given: readonly Role[]; ownerId: string }

/** The rows that can become members; of the others it is said why not. */
function sortOut(rows: readonly ListRow[], given: readonly Role[], seen: SeenAddresses, outcomes: Outcomes): FineRow[] {
  return rows.flatMap((row) => {
    const judged = judgeRow(row, given)
    const why = 'why' in judged ? judged.why : seen.findTwin(judged.fine)
    if (why !== null) outcomes.add({ ...row, state: 'faulty', why })
    return why === null && 'fine' in judged ? [judged.fine] : []
  })
}

const toOutcome = ({ row, name, email, role }: FineRow, isMade: boolean): RowOutcome => ({
  ...{ row, name, email, role: role ?? 'member' },
  ...(isMade ? { state: 'made', why: '' } : { state: 'there', why: HAS_ACCOUNT }),
})
const HAS_ACCOUNT = 'An account has this address already.'

/** Without those whose role cannot be given: faulty, unless they are there already and get none. */
function withFineRoles(fine: readonly FineRow[], known: ReadonlySet<string>, outcomes: Outcomes): FineRow[] {
  return fine.filter((row) => {
    const { roleProblem } = row
    if (roleProblem === null) return true
    outcomes.add(
      known.has(row.emailKey) ? toOutcome(row, false) : { ...toOutcome(row, false), ...toFaulty(roleProblem) },
    )
    return false
  })
}
const toFaulty = (why: string) => ({ state: 'faulty', why }) as const

type Making = { letters: boolean; tools: JobTools; outcomes: Outcomes }

async function make(fine: readonly FineRow[], { letters, tools, outcomes }: Making): Promise<void> {
  for (let at = 0; at < fine.length; at += MADE_AT_ONCE) {
    if (tools.signal.aborted) throw tools.signal.reason
    const some = fine.slice(at, at + MADE_AT_ONCE)
    const made = await store().tx(() => makeSome(some, tools.job.id, letters ? houseSender() : null))
    for (const one of made) outcomes.add(one)
  }
}

async function makeSome(rows: readonly FineRow[], jobId: string, sender: MailSender | null): Promise<RowOutcome[]> {
  const made: RowOutcome[] = []
  for (const row of rows) {
    const id = toMemberId(jobId, row.row)
    const { state, user } = await makeMember({ ...row, id })
    if (state === 'made' && sender) await sendWelcome(user, sender)
    made.push(toOutcome(row, user.id === id))
  }
  return made
}

/** The id of the account that a row of an import makes. */
const toMemberId = (jobId: string, row: number): string =>
  createHash('sha256').update(`${jobId} ${row}`).digest('hex').slice(0, ID_CHARS)

const stateWords = {
  made: { dry: 'will be made', done: 'made' },
  there: { dry: 'already there', done: 'already there' },
  faulty: { dry: 'faulty', done: 'faulty' },
} as const

/** All rows with what became of them, as a file of whoever imports; null where their files have no room for it. */
async function saveReport({ all }: Outcomes, isDry: boolean, ownerId: string): Promise<string | null> {
  const csv = toCsv(
    ['row', 'name', 'email', 'role', 'result', 'reason'],
    all
      .toSorted((a, b) => a.row - b.row)
      .map(({ row, name, email, role, state, why }) => [
        ...[row, name, email, role],
        ...[stateWords[state][isDry ? 'dry' : 'done'], why],
      ]),
  )
  const saved = await saveFile({
    owner: { id: ownerId },
    purpose: 'made',
    name: isDry ? 'members-checked.csv' : 'members-imported.csv',
    content: new TextEncoder().encode(csv),
    expiresAt: new Date(clock.now().getTime() + REPORT_DAYS * DAY_MS),
  })
  return saved.isSaved ? saved.file.id : null
}
