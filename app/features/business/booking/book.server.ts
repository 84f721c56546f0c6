import { redirect } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import { findSignedIn } from '#app/kits/members/identity/session/session.server.ts'
import { readPublisher, toPublisher } from '#app/kits/members/publishing/publisher.server.ts'
import { toPublishingRefusal } from '#app/kits/members/publishing/publisher.ts'
import { clock } from '#app/platform/clock.ts'
import { readForm } from '#app/platform/request/form.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { bookInputs } from '../business.inputs.ts'
import { MOST_AHEAD, MOST_HELD } from '../business.limits.ts'
import { countAhead } from '../keeping/bookings.store.server.ts'
import { findService, listServices, type ServiceRow } from '../keeping/services.store.server.ts'
import { requireShown } from '../page/shown.server.ts'
import { refuse, refuseAll, spend, type Answer } from '../refuse.server.ts'
import { readTimes } from './choose-time.server.ts'
import { isFree } from './free-slots.server.ts'
import { holdForGuest, readGuestChoice } from './guest-book.server.ts'
import { hold, TAKEN } from './hold-slot.server.ts'

/** The services of a business, and the free times of the one that was chosen. */
export async function readBook(request: Request, businessId: string) {
  const signedIn = await findSignedIn(request)
  const { business, isPreview } = await requireShown(businessId, signedIn)
  const params = new URL(request.url).searchParams
  const services = (await listServices(businessId)).filter(({ pausedAt }) => pausedAt === null)
  const chosen =
    services.find(({ id }) => id === params.get('service')) ?? (services.length === 1 ? services[0]! : null)
  return {
    id: business.id,
    name: business.name,
    isPreview,
    publisher: await readPublisher(request),
    services: services.map(toServiceLine),
    chosen: chosen && toServiceLine(chosen),
    times: chosen && (await readTimes(chosen, params, clock.now())),
    isGuest: signedIn === null,
    isSent: signedIn === null && params.get('sent') === '1',
    guestChoice: !signedIn && chosen ? readGuestChoice(chosen, params) : null,
  }
}
export type BookView = Awaited<ReturnType<typeof readBook>>

export const toServiceLine = ({ id, name, about, price, minutes, place, intake }: ServiceRow) => ({
  ...{ id, name, about, price, minutes, place },
  hasIntake: intake !== '',
})
export type ServiceLine = ReturnType<typeof toServiceLine>

/** Holds a slot for whoever chose it, for a quarter of an hour. */
export async function holdSlot(request: Request, network: string, businessId: string): Promise<Answer> {
  const signedIn = await findSignedIn(request)
  const { business } = await requireShown(businessId, signedIn)
  const form = await readForm(request, bookInputs)
  if (form.problem) return refuseAll(form.problem)
  const { input, typed } = form
  const service = await findService(businessId, input.service)
  if (!service || service.deletedAt || service.pausedAt) throw notFound('This service cannot be booked at the moment.')
  const now = clock.now()
  if (!signedIn) return holdForGuest({ businessId: business.id, service, input, typed, network, now })
  const { row } = signedIn
  const refusal = toPublishingRefusal(toPublisher(row), 'profile')
  if (refusal) return refuse(typed, 'at', refusal, 403)
  const ahead = await countAhead(row.id, now)
  if (ahead.held >= MOST_HELD)
    return refuse(typed, 'at', `You hold ${MOST_HELD} times already. Confirm one, or give one back.`, 409)
  if (ahead.confirmed >= MOST_AHEAD)
    return refuse(typed, 'at', `You have ${MOST_AHEAD} appointments before you, which is the most.`, 409)
  const spent = await spend('hold', row.id, typed, 'at')
  if (spent) return spent
  if (!(await isFree(service, input.at, now))) return refuse(typed, 'at', TAKEN, 409)
  const id = await hold({ service, businessId: business.id, userId: row.id, at: input.at, now })
  return id ? redirect(to('bookings', { id }), 303) : refuse(typed, 'at', TAKEN, 409)
}
