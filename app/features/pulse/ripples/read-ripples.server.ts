import type { AppLoadContext } from '@remix-run/node'
import { toAgoWords } from '#app/kits/members/identity/account/moment-words.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { readNoticesAbout } from '#app/kits/members/notices/notices.server.ts'
import { clock } from '#app/platform/clock.ts'
import { listByIds } from '../posts/feed.store.server.ts'
import { toPostViews } from '../posts/post-view.server.ts'
import { getPost } from '../posts/read-pulse.server.ts'
import { layTree } from './ripple-tree.ts'
import { listMostPassed, listPasses } from './ripples.store.server.ts'

const DAYS = 30
const DAY_MS = 86_400_000
const MOST_POSTS = 20
/** More stand neither in a picture nor in a table that somebody reads. */
const MOST_PASSES = 500

/** How one post spread, or which ones spread most lately. */
export async function readRipples(request: Request, context: AppLoadContext) {
  const { searchParams } = new URL(request.url)
  const user = await findUser(request)
  const viewer = user?.id ?? null
  const id = searchParams.get('post')
  if (viewer === null) context.keepForGuests?.('post')
  if (!id) return { part: 'list' as const, posts: await readMost(viewer) }
  const row = await getPost(id, { id: viewer, isAdmin: user?.isAdmin ?? false })
  if (viewer) await readNoticesAbout(viewer, `post/${id}`)
  const found = await listPasses(viewer, id, MOST_PASSES)
  const now = clock.now()
  const rows = new Map(found.map((one) => [one.pass.id, one]))
  const rings = layTree(
    found.map(({ pass }) => ({ id: pass.id, from: pass.fromPassId, at: pass.createdAt.getTime() })),
  ).map((ring) => {
    const { pass, name, handle } = rows.get(ring.id)!
    const parent = ring.parent === null ? null : rows.get(ring.parent)
    return {
      ...ring,
      name: name ?? 'Former member',
      handle,
      words: name === null ? '' : pass.words,
      from: parent ? (parent.name ?? 'a former member') : null,
      at: pass.createdAt.toISOString(),
      ago: toAgoWords(pass.createdAt, now),
    }
  })
  const [post] = await toPostViews([row], viewer)
  return { part: 'tree' as const, post: post!, rings, isCut: found.length === MOST_PASSES }
}
export type RipplesView = Awaited<ReturnType<typeof readRipples>>
export type TreeView = Extract<RipplesView, { part: 'tree' }>

async function readMost(viewer: string | null) {
  const most = await listMostPassed(new Date(clock.now().getTime() - DAYS * DAY_MS), MOST_POSTS)
  const rows = await listByIds(
    viewer,
    most.map(({ postId }) => postId),
  )
  const views = await toPostViews(rows, viewer)
  return most.flatMap(({ postId, times }) => {
    const post = views.find((view) => view.id === postId)
    return post ? [{ post, times }] : []
  })
}
