import { findBusinessFigure, listBusinessFigures } from '#app/kits/members/businesses/business-figures.ts'
import { toCsv, type CsvValue } from '#app/platform/text-files/csv.ts'
import { toTable } from '#app/platform/table.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { clock } from '#app/platform/clock.ts'
import { listBookingsAt } from '../keeping/bookings.store.server.ts'
import { listMembers } from '../keeping/businesses.store.server.ts'
import * as daily from '../keeping/daily.store.server.ts'
import { findDesk, NO_BUSINESS, type Desk } from '../desk/place.server.ts'
import { isAtLeast } from '../roles.ts'

const MOST = 50_000
const ALL = { from: new Date(0), to: new Date('9999-01-01T00:00:00Z') }
type Row = Readonly<Record<string, CsvValue>>

/** The whole rows of what the house keeps itself; names and words of customers for those who work with them. */
async function listRows({ business, role }: Desk, of: string): Promise<Row[] | null> {
  const { id } = business
  const isTold = isAtLeast(role, 'staff')
  switch (of) {
    case 'visits':
      return (await daily.listVisits(id, '0000', '9999', MOST)).map(({ day, visits }) => ({ day, visits }))
    case 'leads':
      return (await daily.listLeads(id, { most: MOST })).map((lead) => ({
        at: lead.createdAt,
        state: lead.state,
        ...(isTold && { name: lead.name, email: lead.email, text: lead.text }),
      }))
    case 'tasks': {
      const people = await listMembers(id)
      const [open, done] = await Promise.all([false, true].map((isDone) => daily.listTasks(id, { isDone, most: MOST })))
      return [...open!, ...done!].map(({ title, assigneeId, due, createdAt, doneAt }) => {
        const assignee = people.find((one) => one.id === assigneeId)?.name ?? ''
        return { title, assignee, due, createdAt, doneAt }
      })
    }
    case 'reviews':
      return (await daily.listReviews(id, { most: MOST })).map(({ review, name }) => ({
        ...{ at: review.createdAt, name, stars: review.stars, text: review.text, answer: review.answer },
      }))
    case 'bookings': {
      const states = ['confirmed', 'cancelled'] as const
      const found = await listBookingsAt(id, { ...ALL, states, order: 'desc', most: MOST })
      return found.map(({ booking, service, customer }) => ({
        ...{ startsAt: booking.startsAt, endsAt: booking.endsAt, service: service.name, state: booking.state },
        ...(isTold && { customer: customer ?? '' }),
      }))
    }
    default: {
      const figure = findBusinessFigure(of)
      if (!figure) return null
      const owners = (await listMembers(id)).filter((one) => one.role === 'owner').map((one) => one.id)
      const rows = await figure.rows({ id, zone: business.zone, owners }, ALL, MOST)
      return rows.map(({ at, title, detail, amount = 1 }) => ({ at, title, detail, amount }))
    }
  }
}

/** One list of a business as CSV or JSON, or all of them as JSON. */
export async function exportBusiness(request: Request, businessId: string): Promise<Response> {
  const desk = await findDesk(request, businessId)
  if (!desk) throw notFound(NO_BUSINESS)
  const params = new URL(request.url).searchParams
  const of = params.get('of') ?? 'all'
  const day = clock.now().toISOString().slice(0, 10)
  const name = `${businessId.replace(/[^\w-]/g, '').slice(0, 40)}-${of.replace(/[^\w-]/g, '').slice(0, 20)}-${day}`
  if (of === 'all') {
    const { business } = desk
    const lists: Record<string, readonly Row[]> = toTable({})
    for (const figure of listBusinessFigures()) lists[figure.name] = (await listRows(desk, figure.name)) ?? []
    const { name: title, tagline, about, place, zone, hours, links } = business
    return toFile(
      JSON.stringify({ business: { name: title, tagline, about, place, zone, hours, links }, ...lists }, null, 2),
      name,
      'json',
    )
  }
  const rows = await listRows(desk, of)
  if (!rows) throw notFound('There is no list of this name.')
  if (params.get('as') === 'json') return toFile(JSON.stringify(rows, null, 2), name, 'json')
  const head = Object.keys(rows[0] ?? {})
  return toFile(
    toCsv(
      head.length > 0 ? head : ['nothing yet'],
      rows.map((row) => head.map((key) => row[key] ?? null)),
    ),
    name,
    'csv',
  )
}

const toFile = (text: string, name: string, as: 'csv' | 'json') =>
  new Response(text, {
    headers: {
      'Content-Type': as === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}.${as}"`,
      'Cache-Control': 'private, no-store',
    },
  })
