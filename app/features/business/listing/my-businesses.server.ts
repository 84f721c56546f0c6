import { fillPath } from '#app/catalogue/fill-path.ts'
import { to } from '#app/catalogue/to.ts'
import { allEndpoints } from '#app/catalogue/unlinked-endpoints.ts'
import { addDays, toDay, toMomentWords } from '#app/engines/calendar/wall-time.ts'
import { requireSignedIn, type SignedIn } from '#app/kits/members/identity/session/session.server.ts'
import { readNoticesAbout } from '#app/kits/members/notices/notices.server.ts'
import { redirectWithFlash } from '#app/kits/pages/flash/flash.server.ts'
import { clock } from '#app/platform/clock.ts'
import { readForm, type Typed } from '#app/platform/request/form.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { listInputs, type ListInput } from '../business.inputs.ts'
import { MOST_OWNED } from '../business.limits.ts'
import { NO_BUSINESS } from '../desk/place.server.ts'
import { listNext } from '../keeping/bookings.store.server.ts'
import * as rows from '../keeping/businesses.store.server.ts'
import { countWaiting } from '../keeping/daily.store.server.ts'
import { listInvitesOf } from '../keeping/invites.store.server.ts'
import { declineInvite, joinByInvite } from '../people/invites.server.ts'
import { refuse, refuseAll, spend, type Answer } from '../refuse.server.ts'
import { roleWords } from '../roles.ts'
import { readDescription, registerBusiness } from './register-business.server.ts'

/** Somebody's businesses, each with one line on how it is doing, and the invitations that wait. */
export async function readMyBusinesses(request: Request) {
  const { row } = await requireSignedIn(request)
  const now = clock.now()
  const [own, invites] = await Promise.all([rows.listOwn(row.id), listInvitesOf(row.id, now)])
  for (const { invite } of invites) await readNoticesAbout(row.id, `business-invite/${invite.id}`)
  const there = own.filter(({ business }) => business.deletedAt === null)
  const ids = there.map(({ business }) => business.id)
  const today = toDay(now.getTime(), 'UTC')
  const [waiting, next] = await Promise.all([countWaiting(ids, today, addDays(today, -6)), listNext(ids, now)])
  return {
    isNew: new URL(request.url).searchParams.get('part') === 'new',
    businesses: there.map(({ business, role }) => ({
      id: business.id,
      name: business.name,
      tagline: business.tagline,
      role: roleWords[role].label,
      picture: toPicture(business),
      state: business.hiddenAt
        ? ('hidden' as const)
        : business.publishedAt
          ? ('published' as const)
          : ('draft' as const),
      isVerified: business.verifiedAt !== null,
      line: toLine(waiting.get(business.id)!, next.get(business.id) ?? null, business),
    })),
    deleted: own
      .filter(({ business, role }) => business.deletedAt !== null && role === 'owner')
      .map(({ business }) => ({ id: business.id, name: business.name })),
    invites: invites.map(({ invite, business, inviter }) => ({
      id: invite.id,
      business,
      role: roleWords[invite.role].label,
      may: roleWords[invite.role].may,
      by: inviter ?? 'A former member',
    })),
  }
}
export type MyBusinessesView = Awaited<ReturnType<typeof readMyBusinesses>>

export const toPicture = ({ id, pictureId }: Pick<rows.BusinessRow, 'id' | 'pictureId'>): string | null =>
  pictureId
    ? `${fillPath(allEndpoints['business/business-picture'], { businessId: id })}?v=${pictureId.slice(-8)}`
    : null

const many = (n: number, one: string, several: string) => `${n} ${n === 1 ? one : several}`

/** How a business is doing, from its rows alone. */
function toLine(
  { newLeads, due, open, visits }: { newLeads: number; due: number; open: number; visits: number },
  next: Date | null,
  { zone, publishedAt }: rows.BusinessRow,
): string {
  const parts = [
    newLeads > 0 && many(newLeads, 'new lead', 'new leads'),
    due > 0 ? `${many(due, 'task', 'tasks')} due` : open > 0 && many(open, 'open task', 'open tasks'),
    next && `next appointment ${toMomentWords(next.getTime(), zone)}`,
    visits > 0 && `${many(visits, 'visit', 'visits')} in the last seven days`,
  ].filter((part) => part !== false && part !== null)
  if (parts.length > 0) return `${parts.join(', ')}.`
  return publishedAt ? 'Published. Nothing has come in yet.' : 'Not published yet: nobody else sees it.'
}

/** A form of the list. */
export async function actOnMyBusinesses(request: Request): Promise<Answer> {
  const signedIn = await requireSignedIn(request)
  const form = await readForm(request, listInputs)
  if (form.problem) return refuseAll(form.problem)
  const { input, typed } = form
  switch (input.do) {
    case 'register':
      return register(signedIn, input, typed)
    case 'join':
      return joinByInvite(signedIn, input.invite, typed)
    case 'decline':
      return declineInvite(signedIn, input.invite)
    case 'bring-back':
      return bringBack(signedIn, input.business)
  }
}

async function register({ row }: SignedIn, input: ListInput<'register'>, typed: Typed): Promise<Answer> {
  const read = readDescription(input)
  if (Object.keys(read.errors).length > 0) return refuseAll({ errors: read.errors, ...typed })
  if ((await rows.countOwned(row.id)) >= MOST_OWNED)
    return refuse(typed, 'name', `A member owns up to ${MOST_OWNED} businesses.`, 409)
  const spent = await spend('register', row.id, typed, 'name')
  if (spent) return spent
  const businessId = await registerBusiness(row.id, read)
  return redirectWithFlash(to('business-dashboard', { businessId }, { view: 'page' }), {
    title: `“${read.fields.name}” is registered`,
    description: 'Nobody else sees it before you publish it.',
  })
}

async function bringBack({ row }: SignedIn, businessId: string) {
  const found = await rows.findMembership(businessId, row.id)
  if (found?.member.role !== 'owner') throw notFound(NO_BUSINESS)
  await rows.saveBusiness(businessId, { deletedAt: null })
  return redirectWithFlash(to('business-dashboard', { businessId }), { title: `“${found.business.name}” is back` })
}
