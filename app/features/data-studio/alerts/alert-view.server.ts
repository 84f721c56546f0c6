import { toMomentWords as toZonedWords } from '#app/engines/calendar/wall-time.ts'
import { toMomentWords } from '#app/kits/members/identity/account/moment-words.ts'
import { findUserById } from '#app/kits/members/identity/account/users.store.server.ts'
import { readKeptPage } from '#app/kits/members/kept/kept-acts.server.ts'
import { isMailed } from '#app/kits/members/notices/notice-kinds.ts'
import { findVisitor } from '#app/kits/members/visitor/visitor.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import type { KeptPlan, TableAnswer } from '../asking/answered.ts'
import { LOOKS_KEPT } from '../data.limits.ts'
import { findAsked, type QuestionRow } from '../keeping/data.store.server.ts'
import { alertKeeping, requireAlert } from './alert-keeping.server.ts'
import { toConditionWords, toWhenWords } from './alert-words.ts'
import * as rows from './alerts.store.server.ts'
import { isPercent, labelOf, toFigureColumns, toFigureWords } from './figure.ts'
import { ALERT } from './look-at-alert.server.ts'

const stateOf = ({ isOn, isMet }: rows.AlertRow) => (isOn ? (isMet ? 'met' : 'not met') : 'paused')

/** Somebody's alerts. */
export async function readAlerts(request: Request, params: URLSearchParams) {
  const visitor = await findVisitor(request)
  const page = await readKeptPage(alertKeeping, visitor, params, (row) => stateOf(row as rows.AlertRow))
  return { part: 'alerts' as const, isMember: (visitor?.userId ?? null) !== null, page }
}
export type AlertsView = Awaited<ReturnType<typeof readAlerts>>

/** One alert of whoever asks: what it watches, how it stands, and the last looks. */
export async function readAlert(request: Request, id: string) {
  const row = await requireAlert(request, id)
  const [asked, looks] = await Promise.all([
    row.questionId === null ? null : findAsked(row.questionId),
    rows.listLooks(id, LOOKS_KEPT),
  ])
  const set = asked && !asked.set.deletedAt ? asked.set : null
  const kept = (asked?.question.plan ?? null) as KeptPlan
  const percent = isPercent(row.column, kept)
  const watched = { ...row, label: labelOf(row.column, kept), isPercent: percent }
  return {
    part: 'alert' as const,
    ...{ id, title: row.title, isOn: row.isOn, isMet: row.isMet, pausedWhy: row.pausedWhy },
    condition: toConditionWords(watched),
    when: toWhenWords(row),
    next: row.isOn && row.nextAt ? `${toZonedWords(row.nextAt.getTime(), row.zone)}, ${row.zone}` : null,
    source: set && { data: set.id, table: set.title, ask: row.questionId!, question: asked!.question.question },
    last: row.lastFigure === null ? null : toFigureWords(row.lastFigure, percent),
    looks: looks.map((look) => ({
      id: look.id,
      at: toMomentWords(look.at),
      tableAt: look.tableAt && toMomentWords(look.tableAt),
      figure: look.figure === null ? null : toFigureWords(look.figure, percent),
      ...{ isMet: look.isMet, isTold: look.isTold, note: look.note },
    })),
    form: set && asked ? await toAlertForm(asked.question, row.userId, row) : null,
  }
}
export type AlertView = Awaited<ReturnType<typeof readAlert>>

/** What the form of an alert offers for an answer, and what stands in it. */
export async function toAlertForm(question: QuestionRow, userId: string | null, row: rows.AlertRow | null = null) {
  const answer = question.answer as TableAnswer
  const member = userId === null ? null : await findUserById(userId)
  return {
    ...{ data: question.dataSetId, ask: question.id, alert: row?.id ?? '' },
    isMember: member !== null,
    columns: toFigureColumns(answer, question.plan as KeptPlan),
    isSingle: answer.rows.length === 1,
    /** Whether a letter would go out at all. */
    mail:
      member === null || member.emailVerifiedAt === null
        ? ('unconfirmed' as const)
        : isMailed(ALERT, member.notifications.kinds)
          ? ('on' as const)
          : ('off' as const),
    zone: row?.zone ?? (userId === null ? null : await rows.findLastZone(userId)),
    said: row && {
      ...{ column: row.column, pick: row.pick, condition: row.condition, threshold: String(row.threshold) },
      ...{ often: row.often, hour: row.hour, weekday: row.weekday, byMail: row.byMail },
    },
  }
}
export type AlertFormView = Awaited<ReturnType<typeof toAlertForm>>

/** The same for an answer that has no alert yet. */
export const newAlertForm = (question: QuestionRow, owner: Visitor) => toAlertForm(question, owner.userId)
