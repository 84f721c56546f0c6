import { to } from '#app/catalogue/to.ts'
import { renderMarkdown } from '#app/kits/foundation/untrusted/untrusted.server.ts'
import type { UserRow } from '#app/kits/members/identity/account/users.store.server.ts'
import { isAdministrator } from '#app/kits/members/identity/account/administrator.server.ts'
import { findSignedIn } from '#app/kits/members/identity/session/session.server.ts'
import { readPublisher } from '#app/kits/members/publishing/publisher.server.ts'
import { areApart } from '#app/kits/members/ties/ties.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { find } from '../finding/find.server.ts'
import { toSees } from '../finding/cards.server.ts'
import { toCountryName } from '../finding/place-member.server.ts'
import { toOwnAudience } from '../profile/audience.ts'
import { toPlainWords } from '../profile/plain-words.ts'
import { findProfile } from '../profile/profiles.store.server.ts'
import { findViewer } from '../visit.server.ts'
import * as rows from './offerings.store.server.ts'

export const NO_OFFERING = 'Nobody offers this here any more.'
const ABOUT_CHARS = 160
const MOST_WISHES = 50
const DAY_MS = 86_400_000

type Found = NonNullable<Awaited<ReturnType<typeof rows.findOffering>>>

/** An offering as somebody may see it; 404 for everybody who may not. Its giver and the administrator see it in any state. */
export async function findShownOffering(id: string, viewer: UserRow | null): Promise<Found> {
  const found = await rows.findOffering(id)
  if (!found) throw notFound(NO_OFFERING)
  const { offering, giver, profile } = found
  if (viewer && (viewer.id === giver.id || isAdministrator(viewer))) return found
  const isHere = giver.emailVerifiedAt !== null && giver.suspendedAt === null && giver.eraseAt === null
  const isSeen = toSees(giver, profile, viewer?.id ?? null)('offerings')
  const hasAsked = viewer !== null && (await rows.findOpenRequest(id, viewer.id)) !== null
  const stands = offering.hiddenAt === null && (offering.state === 'open' || hasAsked)
  if (!isHere || !isSeen || !stands || (await areApart(viewer?.id ?? null, giver.id))) throw notFound(NO_OFFERING)
  return found
}

/** One offering with its giver, and what this viewer can do about it. */
export async function readOffering(request: Request, id: string) {
  const viewer = await findViewer(request)
  const { offering, giver, profile } = await findShownOffering(id, viewer)
  const sees = toSees(giver, profile, viewer?.id ?? null)
  const isOwn = viewer?.id === giver.id
  const wish = viewer ? await rows.findOpenRequest(id, viewer.id) : null
  const isForAll = toOwnAudience(profile, giver.isFindable, 'offerings') === 'all'
  return {
    part: 'one' as const,
    id,
    ...toFields(offering),
    aboutHtml: await renderMarkdown(offering.about),
    description: toPlainWords(offering.about, ABOUT_CHARS),
    giver: { id: giver.id, name: giver.name, handle: giver.handle, picture: giver.profilePicture },
    place: sees('place') ? [profile?.city, toCountryName(giver.country)].filter(Boolean).join(', ') : '',
    isOwn,
    isAdmin: viewer !== null && isAdministrator(viewer),
    isMember: viewer !== null,
    wish: wish && { id: wish.id, state: wish.state },
    audience: toOwnAudience(profile, giver.isFindable, 'offerings'),
    publisher: await readPublisher(request),
    canonicalPath: to('offerings', null, { offering: id }),
    isIndexed: isForAll && giver.isFindable && offering.state === 'open' && offering.hiddenAt === null,
  }
}
export type OfferingView = Awaited<ReturnType<typeof readOffering>>

const toFields = ({ title, about, kind, where, state, until, hiddenAt, createdAt }: rows.OfferingRow) => ({
  ...{ title, about, kind, where, state },
  isHidden: hiddenAt !== null,
  /** The last day it stands, as a form takes it. */
  until: until ? new Date(until.getTime() - DAY_MS).toISOString().slice(0, 10) : '',
  at: createdAt.toISOString(),
})

/** What members offer, as the address asks for it. */
export async function readOfferings(request: Request) {
  const query = new URL(request.url).searchParams
  const viewer = await findViewer(request)
  const viewerId = viewer?.id ?? null
  const sought = {
    text: query.get('q') ?? '',
    offer: query.get('offer') ?? '',
    where: query.get('where') ?? '',
    country: query.get('country') ?? '',
  }
  const filters = (['offer', 'where', 'country'] as const).flatMap((kind) =>
    sought[kind] ? [{ kind, value: sought[kind] }] : [],
  )
  const found = await find({ of: 'offering', viewerId, text: sought.text, filters, after: query.get('after') })
  return {
    part: 'list' as const,
    sought,
    isMember: viewer !== null,
    isFirst: query.get('after') === null,
    cards: await readOfferingCards(found.ids, viewerId),
    facets: found.facets,
    total: found.total,
    next: found.next,
  }
}
export type OfferingsView = Awaited<ReturnType<typeof readOfferings>>

/** Offerings as their cards show them to this viewer, in the order of the ids. */
export async function readOfferingCards(ids: readonly string[], viewerId: string | null) {
  const found = new Map((await rows.listOfferings(ids, viewerId)).map((row) => [row.offering.id, row]))
  return ids.flatMap((id) => {
    const row = found.get(id)
    if (!row) return []
    const { offering, giver, profile } = row
    const sees = toSees(giver, profile, viewerId)
    return [
      {
        id,
        ...{ title: offering.title, kind: offering.kind, where: offering.where },
        about: toPlainWords(offering.about, ABOUT_CHARS),
        giver: { name: giver.name, handle: giver.handle, picture: giver.profilePicture },
        place: sees('place') ? [profile?.city, toCountryName(giver.country)].filter(Boolean).join(', ') : '',
      },
    ]
  })
}
export type OfferingCard = Awaited<ReturnType<typeof readOfferingCards>>[number]

/** The form of a new one. */
export async function readNewOffering(request: Request) {
  const viewer = await findSignedIn(request)
  const profile = viewer ? await findProfile(viewer.row.id) : null
  return {
    part: 'new' as const,
    isMember: viewer !== null,
    publisher: await readPublisher(request),
    audience: viewer && profile ? toOwnAudience(profile, viewer.row.isFindable, 'offerings') : ('all' as const),
  }
}

/** A member's own, in every state. */
export async function readOwnOfferings(viewer: UserRow) {
  const own = await rows.listOwn(viewer.id)
  return { part: 'yours' as const, offerings: own.map((row) => ({ id: row.id, ...toFields(row) })) }
}

/** What a member asked for, and what others ask of them. */
export async function readWishes(viewer: UserRow) {
  const page = { before: null, most: MOST_WISHES }
  const [got, sent] = await Promise.all([
    rows.listRequests(viewer.id, 'got', page),
    rows.listRequests(viewer.id, 'sent', page),
  ])
  return { part: 'wishes' as const, got: got.map(toWish), sent: sent.map(toWish) }
}
export type Wish = ReturnType<typeof toWish>

const toWish = ({ request, title, name, handle }: Awaited<ReturnType<typeof rows.listRequests>>[number]) => ({
  id: request.id,
  offeringId: request.offeringId,
  title,
  name,
  handle,
  words: request.words,
  reply: request.reply,
  state: request.state,
  at: request.changedAt.toISOString(),
})
