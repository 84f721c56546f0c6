import { redirect } from '@remix-run/node'
import type { z } from 'zod'
import { to } from '#app/catalogue/to.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { NOT_THERE } from '#app/kits/members/kept/kept-acts.server.ts'
import { TITLE_MAX_CHARS } from '#app/kits/members/kept/kept.limits.ts'
import { clock } from '#app/platform/clock.ts'
import type { Typed } from '#app/platform/request/form.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { refuse } from '#app/platform/request/refuse-field.server.ts'
import { createSecretId } from '#app/platform/secrets/ids.server.ts'
import type { KeptPlan, TableAnswer } from '../asking/answered.ts'
import { requireSet } from '../keeping/data-keeping.server.ts'
import { MOST_ALERTS } from '../data.limits.ts'
import { findQuestion } from '../keeping/data.store.server.ts'
import { requireAlert } from './alert-keeping.server.ts'
import { nextLook } from './alert-schedule.ts'
import type { alertInputs } from './alert.inputs.ts'
import * as rows from './alerts.store.server.ts'
import { toFigureColumns } from './figure.ts'
import { lookAtAlert, readFigure } from './look-at-alert.server.ts'

const spendLook = createRateLimit('data-alert-look', { points: 20, windowS: 60 })

export type AlertInputs = z.output<(typeof alertInputs)[number]>
type Input<Act> = Extract<AlertInputs, { do: Act }>

const lead = (alert: string) => redirect(to('v2-business-intelligence', null, { alert }), 303)

/** A form of alerts. */
export async function actOnAlerts(request: Request, network: string, input: AlertInputs, typed: Typed) {
  if (input.do === 'alert') return keep(request, network, input, typed)
  const row = await requireAlert(request, input.alert)
  switch (input.do) {
    case 'alert-off':
      await rows.saveAlert(row.id, { isOn: false, nextAt: null })
      return lead(row.id)
    case 'alert-on':
      await rows.saveAlert(row.id, { isOn: true, pausedWhy: null, nextAt: nextLook(row, clock.now()) })
      return lead(row.id)
    case 'alert-look': {
      const waitS = await spendLook(network)
      if (waitS > 0) return refuse(typed, 'form', tooManyAtOnce('looks', waitS), overLimit(waitS))
      await lookAtAlert(row, request.signal)
      return redirect(`${to('v2-business-intelligence', null, { alert: row.id })}#looks`, 303)
    }
  }
}

/** Makes an alert of an answer, or changes one; its figure is looked at, so that it is known to be there. */
async function keep(request: Request, network: string, input: Input<'alert'>, typed: Typed) {
  const { ask, column, pick, condition, threshold, often, hour, weekday, zone } = input
  await requireSet(request, input.data)
  const [question, member] = await Promise.all([findQuestion(input.data, ask), findUser(request)])
  if (!question) throw notFound(NOT_THERE)
  if (!member) return refuse(typed, 'form', 'Alerts are for members. Sign in first; your tables come along.', 403)
  const before = input.alert === '' ? null : await requireAlert(request, input.alert)
  const columns = toFigureColumns(question.answer as TableAnswer, question.plan as KeptPlan)
  if (!columns.some((one) => one.column === column))
    return refuse(typed, 'column', 'Choose a column from the list.', 400)
  if (condition === 'changes' && threshold <= 0)
    return refuse(typed, 'threshold', 'A change is more than 0 percent.', 400)
  if (!before && (await rows.countAlerts(member.id, '')) >= MOST_ALERTS)
    return refuse(typed, 'form', `You have ${MOST_ALERTS} alerts, which is all there can be. Delete one first.`, 409)
  const waitS = await spendLook(network)
  if (waitS > 0) return refuse(typed, 'form', tooManyAtOnce('looks', waitS), overLimit(waitS))
  const watched = { questionId: ask, column, pick }
  const found = await readFigure(watched, request.signal)
  if (found.figure === null) return refuse(typed, 'pick', found.note, 422)
  const now = clock.now()
  const when = { often, hour, weekday, zone }
  const said = { ...watched, condition, threshold, ...when, byMail: input.mail === 'on', updatedAt: now }
  const fresh = { isOn: true, pausedWhy: null, isMet: false, lastFigure: null, nextAt: nextLook(when, now) }
  const id = before?.id ?? createSecretId()
  if (before) await rows.saveAlert(id, { ...said, ...fresh })
  else {
    const title = question.question.slice(0, TITLE_MAX_CHARS).toWellFormed()
    await rows.createAlert({ id, userId: member.id, title, ...said, ...fresh, createdAt: now })
  }
  await lookAtAlert((await rows.findAlert(id))!, request.signal)
  return lead(id)
}
