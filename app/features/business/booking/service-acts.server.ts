import { to } from '#app/catalogue/to.ts'
import { isPlainLine, toPlainLine } from '#app/kits/members/identity/profile/display-name.ts'
import { redirectWithFlash } from '#app/kits/pages/flash/flash.server.ts'
import { clock } from '#app/platform/clock.ts'
import type { Typed } from '#app/platform/request/form.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import { toWeek, type DeskInput } from '../business.inputs.ts'
import { MOST_SERVICES } from '../business.limits.ts'
import { requireRole, type Desk } from '../desk/place.server.ts'
import { findMembership } from '../keeping/businesses.store.server.ts'
import * as rows from '../keeping/services.store.server.ts'
import { refuse, type Answer } from '../refuse.server.ts'

const listOf = ({ business }: Desk) => to('business-dashboard', { businessId: business.id }, { view: 'services' })

async function readService({ business }: Desk, input: DeskInput<'add-service' | 'save-service'>, typed: Typed) {
  const name = toPlainLine(input.name)
  if (!isPlainLine(name))
    return {
      refused: refuse(typed, 'name', 'This holds signs that nobody can see. Please type it afresh.'),
      fields: null,
    }
  const week = toWeek(input)
  if (!week.some((spans) => spans.some(([from, to_]) => to_ - from >= input.minutes)))
    return {
      refused: refuse(typed, 'hours_0', 'Give at least one weekday hours long enough for one appointment.'),
      fields: null,
    }
  const isIn = input.who ? await findMembership(business.id, input.who) : null
  return {
    refused: null,
    fields: {
      ...{ name, about: input.about, price: input.price, place: input.place, minutes: input.minutes },
      ...{ pauseMinutes: input.pause, stepMinutes: input.step, week, zone: input.zone, closedDays: input.closed },
      ...{ noticeHours: input.notice, aheadDays: input.ahead, memberId: isIn ? input.who : null },
      ...{ intake: input.intake, intakeDays: input.intake_days },
    },
  }
}

export async function addService(desk: Desk, input: DeskInput<'add-service'>, typed: Typed): Promise<Answer> {
  requireRole(desk, 'manager')
  const read = await readService(desk, input, typed)
  if (read.refused) return read.refused
  if ((await rows.listServices(desk.business.id)).length >= MOST_SERVICES)
    return refuse(typed, 'name', `So many services are the most: ${MOST_SERVICES}.`, 409)
  await rows.createService({ id: createId(), businessId: desk.business.id, ...read.fields, createdAt: clock.now() })
  return redirectWithFlash(listOf(desk), { title: `“${read.fields.name}” can be booked now` })
}

async function requireService({ business }: Desk, id: string) {
  const service = await rows.findService(business.id, id)
  if (!service || service.deletedAt) throw notFound('This service is gone.')
  return service
}

/** Changes a service; what was booked of it stays as it was booked. */
export async function saveServiceForm(desk: Desk, input: DeskInput<'save-service'>, typed: Typed): Promise<Answer> {
  requireRole(desk, 'manager')
  const service = await requireService(desk, input.service)
  const read = await readService(desk, input, typed)
  if (read.refused) return read.refused
  await rows.saveService(service.id, read.fields)
  return redirectWithFlash(listOf(desk), { title: 'Saved', description: 'What is booked already stays as it is.' })
}

export async function changeService(
  desk: Desk,
  input: DeskInput<'pause-service' | 'resume-service' | 'remove-service'>,
): Promise<Answer> {
  requireRole(desk, 'manager')
  const service = await requireService(desk, input.service)
  const now = clock.now()
  await rows.saveService(
    service.id,
    input.do === 'remove-service' ? { deletedAt: now } : { pausedAt: input.do === 'pause-service' ? now : null },
  )
  const words = {
    'pause-service': 'Paused: nobody can book it',
    'resume-service': 'It can be booked again',
    'remove-service': 'Removed',
  }
  return redirectWithFlash(listOf(desk), { title: words[input.do], description: 'What is booked already stays.' })
}
