import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { findShareLink, revokeLinksOf, revokeShareLink } from '#app/kits/members/share-links/share-links.server.ts'
import { recordAuditEvent } from '#app/kits/foundation/audit/audit.server.ts'
import { bumpContent } from '#app/kits/foundation/page-cache/content-version.server.ts'
import { brandOrigin } from '#app/kits/pages/brand/request-brand.server.ts'
import { redirectWithFlash } from '#app/kits/pages/flash/flash.server.ts'
import { to } from '#app/catalogue/to.ts'
import { data } from '@remix-run/node'
import { clock } from '#app/platform/clock.ts'
import { readForm, type FormProblem } from '#app/platform/request/form.server.ts'
import { forbidden, notFound } from '#app/platform/request/problem.ts'
import { requireMember } from '#app/kits/members/identity/session/session.server.ts'
import * as rows from '../keeping/shared.store.server.ts'
import { findThread } from '../keeping/threads.store.server.ts'
import { roomInputs } from '../threads.inputs.ts'
import { LINK_KIND, ROOM_KIND, shareTerms } from './share-terms.ts'
import { makePage, toShared } from './share-thread.server.ts'

const NO_SHARE = 'There is no thread under this address. Whoever shared it may have taken it back, or its time is over.'
const MOST_LISTED = 60

const findLink = async (id: string) => (await findShareLink(LINK_KIND, id)) ?? (await findShareLink(ROOM_KIND, id))

/** A thread as whoever has a link reads it, without an account. */
export async function readShared(id: string, isAdmin: boolean) {
  const link = await findLink(id)
  const terms = shareTerms.safeParse(link?.terms)
  const thread = link && terms.success ? await findThread(link.thingId) : null
  if (!link || !thread || thread.deletedAt !== null || !terms.success) throw notFound(NO_SHARE)
  // What somebody gave away is no longer theirs to show.
  if (!(await rows.isOwner(thread.id, link.userId))) throw notFound(NO_SHARE)
  const { page, html } = await makePage(thread, terms.data)
  return {
    part: 'shared' as const,
    id,
    title: page.title,
    messages: page.messages,
    html,
    isListed: link.kind === ROOM_KIND,
    canTakeOff: isAdmin,
    sharedAt: link.createdAt,
    expiresAt: link.expiresAt,
  }
}
export type SharedView = Awaited<ReturnType<typeof readShared>>

/** The reading room, with what one shared and what one was let into. */
export async function readRoom(request: Request) {
  const user = await findUser(request)
  const now = clock.now()
  const origin = brandOrigin(request)
  const [room, mine, others] = await Promise.all([
    rows.listInRoom(ROOM_KIND, now, MOST_LISTED),
    user ? rows.listSharedBy(user.id, [LINK_KIND, ROOM_KIND], now) : [],
    user ? rows.listSharedWith(user.id, MOST_LISTED) : [],
  ])
  return {
    part: 'room' as const,
    isMember: user !== null,
    room: room.flatMap(({ id, createdAt, terms }) => {
      const listed = shareTerms.safeParse(terms).data?.listed
      return listed ? [{ id, href: toShared(id), title: listed.title, count: listed.count, at: createdAt }] : []
    }),
    mine: mine.map(({ id, thingId, kind, title, createdAt, expiresAt }) => ({
      ...{ id, threadId: thingId, title, createdAt, expiresAt, address: origin + toShared(id) },
      about: kind === ROOM_KIND ? 'in the reading room' : 'by its link',
    })),
    others,
  }
}
export type RoomView = Awaited<ReturnType<typeof readRoom>>

/** Takes a link back: by whoever made it, or by whoever runs this place. */
export async function actInRoom(request: Request) {
  const user = await requireMember(request)
  const form = await readForm(request, roomInputs)
  if (form.problem) return data<{ problem: FormProblem }>({ problem: form.problem }, 400)
  const { do: act, share } = form.input
  if (act === 'revoke') {
    if (!(await revokeShareLink(share, { userId: user.id, guestId: null }))) throw notFound(NO_SHARE)
  } else {
    if (!user.isAdmin) throw forbidden('Only whoever runs this place may do that.')
    const link = await findLink(share)
    if (!link) throw notFound(NO_SHARE)
    for (const kind of [LINK_KIND, ROOM_KIND]) await revokeLinksOf(kind, link.thingId)
    await recordAuditEvent(request, { actorId: user.id, act: 'thread.taken-off', target: link.thingId })
  }
  await bumpContent()
  return redirectWithFlash(to('threads-shared'), { title: 'Nobody reads it by that link any more' })
}
