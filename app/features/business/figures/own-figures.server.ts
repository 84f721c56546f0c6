import { to } from '#app/catalogue/to.ts'
import { addDays, toDay, toDayWords, toMoment, toMomentWords } from '#app/engines/calendar/wall-time.ts'
import {
  defineBusinessFigures,
  type FiguredBusiness,
  type Period,
} from '#app/kits/members/businesses/business-figures.ts'
import { listBookingsAt } from '../keeping/bookings.store.server.ts'
import * as daily from '../keeping/daily.store.server.ts'

const MOST = 10_000

const daysOf = ({ zone }: FiguredBusiness, { from, to: end }: Period) => ({
  first: toDay(from.getTime(), zone),
  last: addDays(toDay(end.getTime(), zone), -1),
})
const visitsIn = async (business: FiguredBusiness, period: Period, most: number) => {
  const { first, last } = daysOf(business, period)
  const rows = await daily.listVisits(business.id, first, last, most)
  return rows.map(({ day, visits }) => ({ day, visits, at: new Date(toMoment(day, 0, business.zone)) }))
}
const bookingsIn = (business: FiguredBusiness, period: Period, most: number) =>
  listBookingsAt(business.id, { ...period, states: ['confirmed'], order: 'desc', most })
const at = (business: FiguredBusiness, view: string) => to('business-dashboard', { businessId: business.id }, { view })
const one = (moment: Date | null) => ({ at: moment!, amount: 1 })

defineBusinessFigures({
  visits: {
    label: 'Visits',
    icon: 'eye',
    about:
      'How often the public page was opened, a plain counter for each day. Nothing about who came is kept. Your own people, programs that say so, and whoever comes back from a form do not count; a page loaded again does.',
    place: 10,
    list: async (business, period) =>
      (await visitsIn(business, period, 400)).map(({ at: moment, visits }) => ({ at: moment, amount: visits })),
    rows: async (business, period, most) =>
      (await visitsIn(business, period, most)).map(({ day, visits, at: moment }) => ({
        ...{ id: day, title: toDayWords(day), detail: '', href: null, at: moment, amount: visits },
      })),
  },
  leads: {
    label: 'Leads',
    icon: 'inbox',
    about: 'Messages by the form of the public page.',
    place: 20,
    list: async ({ id }, span) =>
      (await daily.listLeads(id, { span, most: MOST })).map(({ createdAt }) => one(createdAt)),
    rows: async (business, span, most) =>
      (await daily.listLeads(business.id, { span, most })).map((lead) => ({
        ...{ id: lead.id, title: lead.name, detail: lead.state, href: at(business, 'leads'), at: lead.createdAt },
      })),
  },
  tasks: {
    label: 'Tasks done',
    icon: 'check-circle',
    about: 'Tasks by the day they were done.',
    place: 30,
    list: async ({ id }, span) =>
      (await daily.listTasks(id, { isDone: true, span, most: MOST })).map(({ doneAt }) => one(doneAt)),
    rows: async (business, span, most) =>
      (await daily.listTasks(business.id, { isDone: true, span, most })).map((task) => ({
        ...{ id: task.id, title: task.title, detail: '', href: at(business, 'tasks'), at: task.doneAt! },
      })),
  },
  reviews: {
    label: 'Reviews',
    icon: 'star',
    about: 'Reviews by the day they were written.',
    place: 40,
    list: async ({ id }, span) =>
      (await daily.listReviews(id, { span, most: MOST })).map(({ review }) => one(review.createdAt)),
    rows: async (business, span, most) =>
      (await daily.listReviews(business.id, { span, most })).map(({ review, name }) => ({
        ...{ id: review.id, title: name, detail: `${review.stars} of 5: ${review.text.slice(0, 120).toWellFormed()}` },
        ...{ href: at(business, 'reviews'), at: review.createdAt },
      })),
  },
  bookings: {
    label: 'Appointments',
    icon: 'calendar',
    about: 'Confirmed appointments by the day they take place.',
    place: 50,
    list: async (business, period) =>
      (await bookingsIn(business, period, MOST)).map(({ booking }) => one(booking.startsAt)),
    rows: async (business, period, most) =>
      (await bookingsIn(business, period, most)).map(({ booking, service }) => ({
        ...{ id: booking.id, title: service.name, detail: toMomentWords(booking.startsAt.getTime(), service.zone) },
        ...{ href: at(business, 'bookings'), at: booking.startsAt },
      })),
  },
})
