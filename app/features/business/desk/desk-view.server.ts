import { fillPath } from '#app/catalogue/fill-path.ts'
import { to } from '#app/catalogue/to.ts'
import { allEndpoints } from '#app/catalogue/unlinked-endpoints.ts'
import { toDay, toDayWords, toMomentWords } from '#app/engines/calendar/wall-time.ts'
import { WEEKDAYS, writeSpans, type Week } from '#app/engines/calendar/week.ts'
import { findBusinessFigure, listBusinessFigures } from '#app/kits/members/businesses/business-figures.ts'
import { professionNames } from '#app/kits/members/businesses/profession-names.ts'
import { readNoticesAbout } from '#app/kits/members/notices/notices.server.ts'
import { toPublisher } from '#app/kits/members/publishing/publisher.server.ts'
import { clock } from '#app/platform/clock.ts'
import { PER_PAGE } from '../business.limits.ts'
import { weekFields } from '../business.inputs.ts'
import { addUp, readDays, toPeriod } from '../figures/period.ts'
import { listBookingsAt } from '../keeping/bookings.store.server.ts'
import { listMembers } from '../keeping/businesses.store.server.ts'
import * as daily from '../keeping/daily.store.server.ts'
import { listInvites } from '../keeping/invites.store.server.ts'
import { listServices, type ServiceRow } from '../keeping/services.store.server.ts'
import { toPicture } from '../listing/my-businesses.server.ts'
import { isAtLeast, roleWords } from '../roles.ts'
import { requireDesk, type Desk } from './place.server.ts'

const VIEWS = ['overview', 'rows', 'leads', 'tasks', 'reviews', 'bookings', 'services', 'people', 'page'] as const
export type ViewName = (typeof VIEWS)[number]

/** The desk of a business as its address asks for it. */
export async function readDesk(request: Request, businessId: string) {
  const desk = await requireDesk(request, businessId)
  const params = new URL(request.url).searchParams
  const view = VIEWS.find((one) => one === params.get('view')) ?? 'overview'
  return { ...toFrame(desk), part: await readPart(desk, view, params) }
}
export type DeskView = Awaited<ReturnType<typeof readDesk>>
export type Part<View extends ViewName> = Extract<DeskView['part'], { view: View }>

const toFrame = ({ business, role, isMember, signedIn }: Desk) => ({
  id: business.id,
  name: business.name,
  picture: toPicture(business),
  exportAt: fillPath(allEndpoints['business/business-export'], { businessId: business.id }),
  role,
  roleLabel: isMember ? roleWords[role].label : 'Administrator',
  isMember,
  isAdmin: signedIn.user.isAdmin,
  isPublished: business.publishedAt !== null,
  isHidden: business.hiddenAt !== null,
  verifiedAt: business.verifiedAt && business.verifiedAt.toISOString().slice(0, 10),
  can: {
    work: isAtLeast(role, 'staff'),
    manage: isAtLeast(role, 'manager'),
    own: isAtLeast(role, 'owner'),
  },
})

function readPart(desk: Desk, view: ViewName, params: URLSearchParams) {
  switch (view) {
    case 'overview':
      return readOverview(desk, params)
    case 'rows':
      return readRows(desk, params)
    case 'leads':
      return readLeads(desk, params)
    case 'tasks':
      return readTasks(desk)
    case 'reviews':
      return readReviews(desk, params)
    case 'bookings':
      return readBookings(desk, params)
    case 'services':
      return readServices(desk, params)
    case 'people':
      return readPeople(desk)
    case 'page':
      return readPageForm(desk)
  }
}

async function toFigured({ business }: Desk) {
  const owners = (await listMembers(business.id)).filter(({ role }) => role === 'owner').map(({ id }) => id)
  return { id: business.id, zone: business.zone, owners }
}

async function readOverview(desk: Desk, params: URLSearchParams) {
  const { business } = desk
  const days = readDays(params.get('days'))
  const now = clock.now()
  const period = toPeriod(days, business.zone, now)
  const figured = await toFigured(desk)
  const defined = listBusinessFigures()
  const counted = await Promise.all(defined.map((figure) => figure.list(figured, period)))
  const figures = defined.map(({ name, label, icon, about, format = String }, n) => {
    const total = counted[n]!.reduce((sum, { amount }) => sum + amount, 0)
    return { name, label, icon, about, total, words: format(total) }
  })
  const chosen = Math.max(
    0,
    defined.findIndex(({ name }) => name === params.get('of')),
  )
  const today = toDay(now.getTime(), business.zone)
  const waiting = (await daily.countWaiting([business.id], today, today)).get(business.id)!
  const ahead = await listBookingsAt(business.id, { from: now, to: null, states: ['confirmed'], order: 'asc', most: 5 })
  return {
    view: 'overview' as const,
    days,
    figures,
    of: figures[chosen]?.name ?? '',
    step: period.step,
    bars: addUp(counted[chosen] ?? [], period.starts),
    hasSales: defined.some(({ name }) => name === 'sales'),
    waiting: { newLeads: waiting.newLeads, due: waiting.due, open: waiting.open },
    ahead: ahead.map(({ booking, service, customer }) => ({
      id: booking.id,
      title: service.name,
      who: desk.isMember && isAtLeast(desk.role, 'staff') ? (customer ?? 'A former member') : null,
      when: toMomentWords(booking.startsAt.getTime(), service.zone),
    })),
    zone: business.zone,
  }
}

const MOST_ROWS = 500

async function readRows(desk: Desk, params: URLSearchParams) {
  const days = readDays(params.get('days'))
  const name = params.get('of') ?? ''
  const figure = findBusinessFigure(name)
  const period = toPeriod(days, desk.business.zone, clock.now())
  const found = figure ? await figure.rows(await toFigured(desk), period, MOST_ROWS) : []
  const isTold = isAtLeast(desk.role, 'staff')
  return {
    view: 'rows' as const,
    name,
    days,
    label: figure?.label ?? 'Nothing of this name',
    about: figure?.about ?? '',
    most: MOST_ROWS,
    rows: found.map(({ id, title, detail, href, at, amount = 1 }) => ({
      id,
      // Who wrote is for those who answer.
      title: name === 'leads' && !isTold ? 'A lead' : title,
      detail,
      href: name === 'leads' && !isTold ? null : href,
      day: toDayWords(toDay(at.getTime(), desk.business.zone)),
      amount: (figure?.format ?? String)(amount),
    })),
  }
}

async function readLeads({ business, role, signedIn }: Desk, params: URLSearchParams) {
  await readNoticesAbout(signedIn.row.id, `business-leads/${business.id}`)
  const state = (['new', 'answered', 'closed'] as const).find((one) => one === params.get('state')) ?? null
  const before = params.get('before')?.slice(0, 64) ?? null
  const isTold = isAtLeast(role, 'staff')
  const found = isTold ? await daily.listLeads(business.id, { state, before, most: PER_PAGE + 1 }) : []
  const counts = await daily.countLeads(business.id)
  return {
    view: 'leads' as const,
    isTold,
    state,
    counts,
    leads: found.slice(0, PER_PAGE).map((lead) => ({
      ...{ id: lead.id, name: lead.name, email: lead.email, text: lead.text, state: lead.state },
      isMember: lead.userId !== null,
      at: toMomentWords(lead.createdAt.getTime(), business.zone),
      answerAt: to('inbox', null, {
        ...{ compose: 'new', to: lead.email, subject: `Your message to ${business.name}` },
        text: `Hello ${lead.name},\n\n\n\n> ${lead.text.slice(0, 1_000).replaceAll('\n', '\n> ')}`.toWellFormed(),
      }),
    })),
    more: found.length > PER_PAGE ? found[PER_PAGE - 1]!.id : null,
  }
}

const toPeople = async (businessId: string) =>
  (await listMembers(businessId)).map(({ id, name, handle, picture, role }) => ({ id, name, handle, picture, role }))

async function readTasks({ business }: Desk) {
  const [open, done, people] = await Promise.all([
    daily.listTasks(business.id, { isDone: false, most: 500 }),
    daily.listTasks(business.id, { isDone: true, most: 20 }),
    toPeople(business.id),
  ])
  const today = toDay(clock.now().getTime(), business.zone)
  const toTask = ({ id, title, assigneeId, due, doneAt }: daily.TaskRow) => ({
    ...{ id, title, assigneeId, isDone: doneAt !== null },
    assignee: assigneeId ? (people.find((one) => one.id === assigneeId)?.name ?? 'A former member') : null,
    due: due && toDayWords(due),
    lateness: due && !doneAt ? (due < today ? ('late' as const) : due === today ? ('today' as const) : null) : null,
  })
  return {
    view: 'tasks' as const,
    today,
    open: open.map(toTask),
    done: done.map(toTask),
    people: people.map(({ id, name }) => ({ id, name })),
  }
}

async function readReviews({ business, signedIn }: Desk, params: URLSearchParams) {
  await readNoticesAbout(signedIn.row.id, `business-reviews/${business.id}`)
  const before = params.get('before')?.slice(0, 64) ?? null
  const [found, rated] = await Promise.all([
    daily.listReviews(business.id, { before, most: PER_PAGE + 1 }),
    daily.rateBusinesses([business.id]),
  ])
  return {
    view: 'reviews' as const,
    rating: rated.get(business.id) ?? null,
    reviews: found.slice(0, PER_PAGE).map(({ review, name, handle, picture }) => ({
      ...{ id: review.id, stars: review.stars, text: review.text, answer: review.answer, name, handle, picture },
      at: review.createdAt,
    })),
    more: found.length > PER_PAGE ? found[PER_PAGE - 1]!.review.id : null,
  }
}

async function readBookings({ business, role }: Desk, params: URLSearchParams) {
  const isPast = params.get('when') === 'past'
  const isTold = isAtLeast(role, 'staff')
  const now = clock.now()
  const found = await listBookingsAt(business.id, {
    from: isPast ? new Date(0) : new Date(now.getTime() - 12 * 3_600_000),
    to: isPast ? now : null,
    states: ['confirmed', 'cancelled'],
    order: isPast ? 'desc' : 'asc',
    most: 100,
  })
  return {
    view: 'bookings' as const,
    isPast,
    isTold,
    bookings: found.map(({ booking, service, customer }) => ({
      id: booking.id,
      title: service.name,
      who: isTold ? (customer ?? 'A former member') : null,
      when: toMomentWords(booking.startsAt.getTime(), service.zone),
      zone: service.zone,
      state: booking.state,
      hasIntake: isTold && booking.intake !== null,
    })),
  }
}

export const toHoursFields = (week: Week): Record<string, string> =>
  Object.fromEntries(weekFields.map((name, n) => [name, writeSpans(week[n] ?? [])]))

async function readServices({ business }: Desk, params: URLSearchParams) {
  const [services, people] = await Promise.all([listServices(business.id), toPeople(business.id)])
  const wanted = params.get('service')
  const edited = services.find(({ id }) => id === wanted) ?? null
  return {
    view: 'services' as const,
    isNew: params.has('new') || services.length === 0,
    services: services.map((service) => ({
      ...{ id: service.id, name: service.name, about: service.about, price: service.price, minutes: service.minutes },
      who: people.find(({ id }) => id === service.memberId)?.name ?? null,
      isPaused: service.pausedAt !== null,
      hours: service.week
        .flatMap((spans, n) => (spans.length > 0 ? [`${WEEKDAYS[n]!.slice(0, 3)} ${writeSpans(spans)}`] : []))
        .join('; '),
      zone: service.zone,
    })),
    edited: edited && toServiceFields(edited),
    people: people.map(({ id, name }) => ({ id, name })),
    blank: { zone: business.zone, ...toHoursFields(business.hours) } as Record<string, string>,
  }
}

const toServiceFields = (service: ServiceRow): Record<string, string> & { id: string } => ({
  ...{ id: service.id, name: service.name, about: service.about, price: service.price, place: service.place },
  ...{ minutes: String(service.minutes), pause: String(service.pauseMinutes), step: String(service.stepMinutes) },
  ...{ zone: service.zone, notice: String(service.noticeHours), ahead: String(service.aheadDays) },
  ...{ who: service.memberId ?? '', closed: service.closedDays.join(' '), intake: service.intake },
  ...{ intake_days: String(service.intakeDays), ...toHoursFields(service.week) },
})

async function readPeople({ business, signedIn }: Desk) {
  const [people, invites] = await Promise.all([toPeople(business.id), listInvites(business.id, clock.now())])
  return {
    view: 'people' as const,
    people: people.map((person) => ({
      ...person,
      roleLabel: roleWords[person.role].label,
      isSelf: person.id === signedIn.row.id,
    })),
    invites: invites.map(({ invite, name, handle }) => ({
      id: invite.id,
      name,
      handle,
      role: roleWords[invite.role].label,
    })),
    publisher: toPublisher(signedIn.row),
  }
}

async function readPageForm({ business, signedIn }: Desk) {
  return {
    view: 'page' as const,
    fields: {
      ...{
        name: business.name,
        tagline: business.tagline,
        profession: business.profession ?? '',
        about: business.about,
      },
      ...{ place: business.place, zone: business.zone },
      links: business.links.map(({ label, url }) => `${label} ${url}`).join('\n'),
      ...toHoursFields(business.hours),
    } as Record<string, string>,
    professions: Object.entries(professionNames).map(([value, label]) => ({ value, label })),
    publisher: toPublisher(signedIn.row),
    ahead: (
      await listBookingsAt(business.id, { from: clock.now(), to: null, states: ['confirmed'], order: 'asc', most: 100 })
    ).length,
  }
}
