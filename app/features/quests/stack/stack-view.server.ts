import { aboutOf } from '#app/catalogue/abouts.ts'
import { getScreen } from '#app/catalogue/screens.ts'
import { to, type FixedScreenId } from '#app/catalogue/to.ts'
import type { StackItem } from '#app/database/tables/quests/stacks.ts'
import { listEngines } from '#app/kits/asking/engines/registry.server.ts'
import { toViewer } from '#app/kits/asking/engines/viewer.ts'
import { choosableTools } from '#app/kits/members/first-steps/first-steps.server.ts'
import { findUserById } from '#app/kits/members/identity/account/users.store.server.ts'
import { findSignedIn, requireSignedIn } from '#app/kits/members/identity/session/session.server.ts'
import { toPublisher } from '#app/kits/members/publishing/publisher.server.ts'
import { listShownLinks } from '#app/kits/members/share-links/read-share.server.ts'
import { findShareLink } from '#app/kits/members/share-links/share-links.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { findStack } from './stacks.store.server.ts'

export const KIND = 'stack'
const PORTS = ['answer', 'write', 'draw', 'speak', 'transcribe', 'translate', 'summarise', 'polish'] as const

/** Tools that are still here, each with what it is. */
export const toShown = (items: readonly StackItem[]) =>
  items.flatMap(({ tool, engine, why }) => {
    const id = choosableTools().find((one) => one === tool)
    return id ? [{ ...toTool(id), engine, why }] : []
  })
const toTool = (id: FixedScreenId) => ({
  id,
  title: getScreen(id).title,
  line: getScreen(id).menu?.line ?? aboutOf(id),
  href: to(id),
})

/** A member's own stack; with `?share=` the one that somebody passed on, which a guest reads too. */
export async function readStack(request: Request) {
  const share = new URL(request.url).searchParams.get('share')
  if (share !== null) return readShared(request, share)
  const { row, user } = await requireSignedIn(request)
  const owner = { userId: row.id, guestId: null }
  const [kept, links, ...lists] = await Promise.all([
    findStack(row.id),
    listShownLinks(request, { kind: KIND, thingId: row.id }, owner, {
      addressOf: (share) => to('stack', null, { share }),
    }),
    ...PORTS.map((port) => listEngines(toViewer(user), port)),
  ])
  return {
    shows: 'own' as const,
    publisher: toPublisher(row),
    title: kept?.title ?? '',
    items: toShown(kept?.items ?? []),
    tools: choosableTools().map(toTool),
    engines: [...new Set(lists.flat().map(({ engine }) => engine.label))].sort((a, b) => a.localeCompare(b, 'en')),
    links,
  }
}
export type StackView = Awaited<ReturnType<typeof readStack>>
export type OwnStack = Extract<StackView, { shows: 'own' }>
export type SharedStack = Extract<StackView, { shows: 'shared' }>

export async function findShared(share: string) {
  const link = share.length <= 64 ? await findShareLink(KIND, share) : null
  const [owner, kept] = link ? await Promise.all([findUserById(link.thingId), findStack(link.thingId)]) : [null, null]
  if (!owner || !kept) throw notFound('This link has ended or was taken back.')
  return { owner, kept }
}

async function readShared(request: Request, share: string) {
  const { owner, kept } = await findShared(share)
  const signedIn = await findSignedIn(request)
  return {
    shows: 'shared' as const,
    share,
    by: owner.name,
    title: kept.title,
    items: toShown(kept.items),
    isMember: signedIn !== null,
    isOwn: signedIn?.row.id === owner.id,
  }
}
