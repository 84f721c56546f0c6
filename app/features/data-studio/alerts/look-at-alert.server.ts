import { z } from 'zod'
import { to } from '#app/catalogue/to.ts'
import { store } from '#app/database/store.server.ts'
import { defineJob } from '#app/kits/foundation/jobs/job-kind.server.ts'
import { startJob } from '#app/kits/foundation/jobs/jobs.server.ts'
import { defineSchedule } from '#app/kits/foundation/jobs/schedules.server.ts'
import { findUserById } from '#app/kits/members/identity/account/users.store.server.ts'
import { sendNotice } from '#app/kits/members/notices/notices.server.ts'
import { clock } from '#app/platform/clock.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import { askAgain } from '../asking/answer-again.server.ts'
import type { KeptPlan } from '../asking/answered.ts'
import { findAsked } from '../keeping/data.store.server.ts'
import { nextLook } from './alert-schedule.ts'
import { toPausedWords, toToldWords } from './alert-words.ts'
import * as rows from './alerts.store.server.ts'
import { isMet } from './condition.ts'
import { isPercent, labelOf, toFigureSql, toWhole } from './figure.ts'

/** The kind of notice that an alert sends. */
export const ALERT = 'data.alert'
const LOOK_MS = 60_000
const MOST_AT_ONCE = 100
const LIMIT_MS = 180_000

/** Looks at one alert; a look that was cut off is done again. */
export const alertJob = defineJob({
  kind: 'data-alert',
  payload: z.object({ alert: z.string() }),
  concurrency: 1,
  limitMs: LIMIT_MS,
  async run({ alert }, { signal }) {
    const row = await rows.findAlert(alert)
    const owner = row?.isOn ? await findUserById(row.userId) : null
    if (row && owner && !owner.suspendedAt) await lookAtAlert(row, signal)
    return null
  },
})

/** Begins the looks whose time has come. Once among all servers. */
export const lookAtAlerts = defineSchedule({
  name: 'data-alerts',
  everyMs: LOOK_MS,
  async run() {
    const now = clock.now()
    for (const row of await rows.listDueAlerts(now, MOST_AT_ONCE))
      await store().tx(async () => {
        if (!row.nextAt || !(await rows.claimAlert(row.id, row.nextAt, nextLook(row, now)))) return
        await startJob(alertJob, { alert: row.id }, { title: 'A look at an alert of a table', dedupeKey: row.id })
      })
  },
})

export type Figure =
  { figure: number; tableAt: Date; note: null } | { figure: null; tableAt: Date | null; note: string; isGone: boolean }
type Watching = Pick<rows.AlertRow, 'questionId' | 'column' | 'pick'>

/** The figure an alert watches, worked out of its table as it is now; or why there is none. */
export async function readFigure({ questionId, column, pick }: Watching, signal?: AbortSignal): Promise<Figure> {
  const asked = questionId === null ? null : await findAsked(questionId)
  const [set, question] = [asked?.set ?? null, asked?.question ?? null]
  const kept = (question?.plan ?? null) as KeptPlan
  const sql = toFigureSql(toWhole(question?.query ?? '', kept), column, pick, isPercent(column, kept))
  const answered = await askAgain(set, question, sql, signal)
  const tableAt = set?.updatedAt ?? null
  if (!answered.isDone) return { figure: null, tableAt, note: answered.message, isGone: answered.isGone }
  const [lines, figure] = answered.value.rows[0] ?? []
  if (typeof figure === 'number' && (pick !== 'one' || lines === 1)) return { figure, tableAt: tableAt!, note: null }
  const note =
    pick === 'one' && Number(lines) > 1
      ? 'The answer has several lines now. Choose the largest or the smallest of them.'
      : 'The answer holds no number now.'
  return { figure: null, tableAt, note, isGone: false }
}

/** Looks at the figure of an alert now, keeps the look, and tells its member when it is met for the first time. */
export async function lookAtAlert(row: rows.AlertRow, signal?: AbortSignal): Promise<void> {
  const found = await readFigure(row, signal)
  await store().tx(async () => {
    const before = await rows.findAlert(row.id)
    if (!before) return
    const at = clock.now()
    const look = { id: createId(at.getTime()), alertId: row.id, at, tableAt: found.tableAt }
    if (found.figure === null) {
      await rows.createLook({ ...look, figure: null, isMet: before.isMet, isTold: found.isGone, note: found.note })
      await rows.saveAlert(row.id, { lastAt: at })
      if (found.isGone) await pause(before, look.id, found.note)
      return
    }
    const met = isMet(before.condition, before.threshold, found.figure, before.lastFigure)
    const isTold = met && (await rows.turnMet(row.id))
    await rows.createLook({ ...look, figure: found.figure, isMet: met, isTold, note: null })
    await rows.saveAlert(row.id, { lastAt: at, lastFigure: found.figure, ...(!met && { isMet: false }) })
    if (isTold) await tell(before, look.id, await toSentence(before, found.figure))
  })
}

async function toSentence(row: rows.AlertRow, figure: number): Promise<string> {
  const asked = row.questionId === null ? null : await findAsked(row.questionId)
  const kept = (asked?.question.plan ?? null) as KeptPlan
  const watched = { ...row, label: labelOf(row.column, kept), isPercent: isPercent(row.column, kept) }
  return toToldWords(row.title, watched, figure, row.lastFigure)
}

/** Its data is gone: it waits, and its member hears why, once. */
async function pause(row: rows.AlertRow, look: string, why: string): Promise<void> {
  if (!row.isOn) return
  await rows.saveAlert(row.id, { isOn: false, nextAt: null, pausedWhy: why })
  await tell(row, look, toPausedWords(row.title, why))
}

const tell = ({ id, userId, byMail }: rows.AlertRow, look: string, subject: string) =>
  sendNotice({
    ...{ kind: ALERT, to: userId, from: null, about: `alert ${look}`, subject, isQuiet: !byMail },
    address: to('v2-business-intelligence', null, { alert: id }),
  })
