import { to } from '#app/catalogue/to.ts'
import { store } from '#app/database/store.server.ts'
import type { Outcome, ModerationReason } from '#app/database/tables/together/moderation.ts'
import { bumpContent } from '#app/kits/foundation/page-cache/content-version.server.ts'
import { tellWebhooks } from '#app/kits/foundation/webhooks/webhooks.server.ts'
import type { MailSender } from '#app/kits/foundation/mail/send-mail.server.ts'
import { findUserById } from '#app/kits/members/identity/account/users.store.server.ts'
import { suspend, unsuspend } from '#app/kits/members/identity/leaving/suspension.server.ts'
import { sendNotice } from '#app/kits/members/notices/notices.server.ts'
import { clock } from '#app/platform/clock.ts'
import { createId, createSecretId } from '#app/platform/secrets/ids.server.ts'
import { findModerated } from './moderated.ts'
import { toReasonLabel } from './report-reasons.ts'
import * as rows from './reports.store.server.ts'

const EXCERPT_CHARS = 500
const SHOWN_REPORTS = 50

export type Reported = {
  kind: string
  thingId: string
  authorId: string | null
  /** What it says now. */
  text: string
  /** The path where it is seen. */
  address: string
}

/** Puts something into the administrator's queue; false when the same member reported it before. */
export const fileReport = (
  { text, ...thing }: Reported,
  { userId, reason, words = '' }: { userId: string | null; reason: ModerationReason; words?: string },
): Promise<boolean> => {
  const at = clock.now()
  const excerpt = text.length > EXCERPT_CHARS ? `${text.slice(0, EXCERPT_CHARS)}…`.toWellFormed() : text
  return store().tx(async () => {
    const report = { id: createId(at.getTime()), ...thing, excerpt, userId, reason, words, createdAt: at }
    if (!(await rows.createReport(report))) return false
    await tellWebhooks('report.made', { kind: thing.kind, thing: thing.thingId, reason })
    return true
  })
}

/** One thing of the queue with all that was said about it, and what there was about its author. */
export async function readThing(kind: string, thingId: string) {
  const found = await rows.listReportsOf(kind, thingId, SHOWN_REPORTS)
  const [newest] = found
  if (!newest) return null
  const { authorId, excerpt, address } = newest.report
  const author = authorId ? await findUserById(authorId) : null
  return {
    kind,
    thingId,
    label: findModerated(kind)?.label ?? kind,
    canHide: findModerated(kind)?.hide !== undefined,
    excerpt,
    address,
    author: author && {
      id: author.id,
      name: author.name,
      handle: author.handle,
      since: author.createdAt.toISOString(),
      isSuspended: author.suspendedAt !== null,
    },
    history: authorId ? await rows.countHistory(authorId, thingId) : { reported: 0, decided: [] },
    reports: found.map(({ report, reporter }) => ({
      id: report.id,
      reason: toReasonLabel(report.reason),
      words: report.words,
      by: reporter ?? (report.userId === null ? 'The site itself, a guest, or a former member' : 'A former member'),
      at: report.createdAt.toISOString(),
      isOpen: report.closedAt === null,
      outcome: report.outcome,
    })),
  }
}
export type ReportedThing = NonNullable<Awaited<ReturnType<typeof readThing>>>

export type Verdict = { act: Outcome; reason: ModerationReason; words: string }
type Decided = { isDone: true } | { isDone: false; message: string }

/**
 * Closes the reports about a thing and does what was decided: nothing, hide it, warn its author, or suspend them. The author
 * is told the reason and how to appeal. Call it in the transaction that records it.
 */
export async function decide(
  thing: ReportedThing,
  { act, reason, words }: Verdict,
  sender: MailSender,
): Promise<Decided> {
  const now = clock.now()
  const moderated = findModerated(thing.kind)
  if (act === 'dismissed') {
    if (thing.reports.some(({ isOpen, reason: said }) => isOpen && said === toReasonLabel('held')))
      await moderated?.hide?.(thing.thingId, null)
  } else {
    if (!thing.author) return { isDone: false, message: 'Its author is not here any more.' }
    if (act === 'hidden' && !moderated?.hide)
      return { isDone: false, message: 'This cannot be hidden from here. Open it, and remove it there.' }
    if (act === 'suspended') {
      const done = await suspend(thing.author.id, `${toReasonLabel(reason)}. ${words}`.trim(), sender)
      if (!done.isDone) return { isDone: false, message: done.message }
    }
    if (act === 'hidden' || act === 'suspended') await moderated?.hide?.(thing.thingId, now)
    if (act !== 'released') await tell(thing, { act, reason, words }, thing.author.id)
  }
  await rows.closeReports(thing.kind, thing.thingId, act, now)
  await bumpContent()
  return { isDone: true }
}

async function tell(
  { kind, thingId, excerpt, label }: ReportedThing,
  { act, reason, words }: { act: 'hidden' | 'warned' | 'suspended'; reason: ModerationReason; words: string },
  userId: string,
) {
  const id = createSecretId()
  await rows.createDecision({ id, userId, kind, thingId, act, reason, words, excerpt, createdAt: clock.now() })
  await sendNotice({
    kind: act === 'hidden' ? 'house.hidden' : 'house.warned',
    ...{ to: userId, from: null, about: id, subject: `${label}: ${excerpt}` },
    address: to('decision', { id }),
  })
}

/** A member says why a decision is wrong; false when they did before. */
export const appeal = (id: string, text: string): Promise<boolean> => rows.saveAppeal(id, text, clock.now())

/** Answers an appeal: the decision stands, or is taken back with all it did. */
export const answerAppeal = (id: string, answer: string, isReversed: boolean, sender: MailSender): Promise<boolean> =>
  store().tx(async () => {
    const decision = await rows.findDecision(id)
    if (!decision || !(await rows.saveAppealAnswer(id, answer, isReversed, clock.now()))) return false
    const { userId, kind, thingId, act, excerpt } = decision
    if (isReversed && act !== 'warned') await findModerated(kind)?.hide?.(thingId, null)
    if (isReversed && act === 'suspended') await unsuspend(userId, sender)
    await sendNotice({
      kind: 'house.appeal-answered',
      ...{ to: userId, from: null, about: id, subject: excerpt },
      address: to('decision', { id }),
    })
    await bumpContent()
    return true
  })
