import { data, redirect } from '@remix-run/node'
import { z } from 'zod'
import { to } from '#app/catalogue/to.ts'
import { toHtml } from '#app/kits/foundation/content/markdown.server.ts'
import { findSignedIn, requireSignedIn } from '#app/kits/members/identity/session/session.server.ts'
import { toPublisher } from '#app/kits/members/publishing/publisher.server.ts'
import { toPublishingRefusal } from '#app/kits/members/publishing/publisher.ts'
import { listShownLinks } from '#app/kits/members/share-links/read-share.server.ts'
import {
  createShareLink,
  findShareLink,
  listShareLinks,
  revokeShareLink,
} from '#app/kits/members/share-links/share-links.server.ts'
import { toVisitor } from '#app/kits/members/visitor/visitor.server.ts'
import { shareTermInput } from '#app/kits/pages/share-link/share-term.inputs.ts'
import { readForm } from '#app/platform/request/form.server.ts'
import { badRequest, notFound } from '#app/platform/request/problem.ts'
import { toLongDay } from '#app/ui/controls/day-words.ts'
import { questsOf } from '../goals/quest-list.ts'
import { findScroll, listOpened } from './scrolls.server.ts'

const KIND = 'scroll'
const MOST_LINKS = 10

const requireScroll = (slug: string) => {
  const scroll = findScroll(slug)
  if (!scroll) throw notFound('There is no scroll under this address.')
  return scroll
}

/** A scroll as its reader has it: open by a quest or by a link, else its name and the quests that open it. */
export async function readScroll(request: Request, slug: string) {
  const scroll = requireScroll(slug)
  const signedIn = await findSignedIn(request)
  const owner = await toVisitor(request, signedIn?.user ?? null)
  const share = new URL(request.url).searchParams.get('share')
  const link = share ? await findShareLink(KIND, share) : null
  if (share && link?.thingId !== slug) throw notFound('This link has ended or was taken back.')
  const openedAt = owner ? ((await listOpened(owner)).get(slug) ?? null) : null
  const isOpen = openedAt !== null || link !== null
  const addressOf = (id: string) => to('scroll', { scrollId: slug }, { share: id })
  const links =
    openedAt && owner ? await listShownLinks(request, { kind: KIND, thingId: slug }, owner, { addressOf }) : []
  const { title, summary, body } = scroll
  return {
    ...{ slug, title, summary },
    html: isOpen ? toHtml(body) : null,
    isShared: openedAt === null && link !== null,
    openedAt: openedAt ? toLongDay(openedAt) : null,
    by: questsOf(slug).map(({ id, title: name, about }) => ({ id, title: name, about })),
    publisher: toPublisher(signedIn?.row ?? null),
    links,
  }
}
export type ScrollView = Awaited<ReturnType<typeof readScroll>>

const inputs = z.discriminatedUnion('do', [
  z.object({ do: z.literal('share'), term: shareTermInput }),
  z.object({ do: z.literal('revoke'), share: z.string().min(1).max(64) }),
])

/** Makes a link to a scroll that is open to its reader, or takes one back. */
export async function actOnScroll(request: Request, slug: string) {
  requireScroll(slug)
  const { row } = await requireSignedIn(request)
  const form = await readForm(request, inputs)
  if (form.problem) throw badRequest('This form is not known here. Please load the page again.')
  const owner = { userId: row.id, guestId: null }
  const { input } = form
  const here = redirect(to('scroll', { scrollId: slug }), 303)
  if (input.do === 'revoke') {
    if (!(await revokeShareLink(input.share, owner))) throw notFound('This link is gone already.')
    return here
  }
  if (!(await listOpened(owner)).has(slug)) throw notFound('This scroll is not open to you yet.')
  const unready = toPublishingRefusal(toPublisher(row), 'links')
  if (unready) return data({ problem: unready }, 403)
  if ((await listShareLinks({ kind: KIND, thingId: slug }, owner)).length >= MOST_LINKS)
    return data({ problem: `${MOST_LINKS} links are the most. Take one back first.` }, 409)
  await createShareLink({ kind: KIND, thingId: slug }, owner, input.term)
  return here
}
