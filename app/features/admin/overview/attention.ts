import { to } from '#app/catalogue/to.ts'
import type { DiskRoom } from '#app/platform/disk-room.server.ts'

/** What the house is like now. */
export type House = {
  jobs: { waiting: number; running: number; parked: number }
  mail: { waiting: number; givenUp: number; oldestMs: number; oldest: string | null }
  feedback: number
  /** Contacts that wait for the team. */
  tickets: number
  unanswered: { questions: number; times: number }
  waitlist: number
  /** People who ask to be let in. */
  waitingMembers: number
  disk: DiskRoom
  engines: readonly string[]
  checks: { failed: number; ago: string } | null
  budget: { share: number; spent: string; cap: string }
}

export type Attention = { words: string; to: string; isBad: boolean }

const LONG_MAIL_WAIT_MS = 15 * 60_000
const MANY_JOBS = 50
const NEARLY_SPENT = 0.9

const some = (count: number, one: string, many: string): string =>
  count === 1 ? `One ${one}` : `${count.toLocaleString('en')} ${many}`

/** What needs a hand, the worst first: what is broken, then who waits for an answer. */
export function listAttention(house: House): Attention[] {
  const { jobs, mail, feedback, tickets, unanswered, waitingMembers, disk, engines, checks, budget } = house
  const bad = (isSo: boolean, words: string, address: string): Attention[] =>
    isSo ? [{ words, to: address, isBad: true }] : []
  const open = (isSo: boolean, words: string, address: string): Attention[] =>
    isSo ? [{ words, to: address, isBad: false }] : []
  return [
    ...bad(disk.isTight, 'The disk is nearly full', to('admin-jobs')),
    ...bad(engines.length > 0, `Not working: ${engines.join(', ')}`, to('admin-providers', null, { part: 'engines' })),
    ...bad(
      mail.oldestMs > LONG_MAIL_WAIT_MS,
      `Mail does not leave: ${some(mail.waiting, 'letter waits', 'letters wait')}, the oldest for ${mail.oldest ?? 'long'}`,
      to('admin-outbox', null, { state: 'failing' }),
    ),
    ...bad(
      mail.givenUp > 0,
      `${some(mail.givenUp, 'letter was', 'letters were')} given up`,
      to('admin-outbox', null, { state: 'over' }),
    ),
    ...bad(
      jobs.parked > 0,
      `${some(jobs.parked, 'job is', 'jobs are')} parked`,
      to('admin-jobs', null, { state: 'parked' }),
    ),
    ...bad(
      checks !== null && checks.failed > 0,
      `${some(checks?.failed ?? 0, 'quality check', 'quality checks')} failed ${checks?.ago ?? ''}`.trim(),
      to('admin-qa'),
    ),
    ...bad(
      budget.share >= NEARLY_SPENT,
      `${budget.spent} of today’s ${budget.cap} for paid engines are spent`,
      to('admin-providers', null, { part: 'budgets' }),
    ),
    ...open(
      jobs.waiting > MANY_JOBS,
      `${jobs.waiting.toLocaleString('en')} jobs wait`,
      to('admin-jobs', null, { state: 'waiting' }),
    ),
    ...open(
      waitingMembers > 0,
      `${some(waitingMembers, 'person asks', 'people ask')} to be let in`,
      to('admin-users', null, { state: 'waiting' }),
    ),
    ...open(
      tickets > 0,
      `${some(tickets, 'person waits', 'people wait')} for an answer of the team`,
      to('admin-knowledge-base', null, { part: 'tickets' }),
    ),
    ...open(
      feedback > 0,
      `${some(feedback, 'piece of feedback is', 'pieces of feedback are')} new`,
      to('admin-feedback', null, { state: 'new' }),
    ),
    ...open(
      unanswered.questions > 0,
      `${some(unanswered.questions, 'question has', 'questions have')} no answer yet`,
      to('admin-knowledge-base', null, { part: 'questions' }),
    ),
    ...open(checks === null, 'The quality checks never ran', to('admin-qa')),
  ]
}
