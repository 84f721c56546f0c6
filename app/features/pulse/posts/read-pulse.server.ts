import type { AppLoadContext } from '@remix-run/node'
import { findSignedIn } from '#app/kits/members/identity/session/session.server.ts'
import { readNoticesAbout } from '#app/kits/members/notices/notices.server.ts'
import { isMailed } from '#app/kits/members/notices/notice-kinds.ts'
import { toPublisher } from '#app/kits/members/publishing/publisher.server.ts'
import { findMemberByHandle } from '#app/kits/members/ties/ties.server.ts'
import { clock } from '#app/platform/clock.ts'
import { once } from '#app/platform/once.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { UNDO_HOURS } from '../pulse.limits.ts'
import { toTopic } from './clean-post.ts'
import { toFeedAddress } from './feed-address.ts'
import * as feed from './feed.store.server.ts'
import { readMark, toMark } from './marks.ts'
import { findPass, findPost, listDeleted, listDrafts, listEdits, listTopicFollows } from './posts.store.server.ts'
import { toPostViews, type PostView } from './post-view.server.ts'

const PER_PAGE = 20
const REPLIES_PER_PAGE = 100
const TOPIC_DAYS = 14
const TOPICS_SHOWN = 12
const TOPICS_KEPT_MS = 60_000
const MOST_DRAFTS = 50
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const NO_POST = 'There is no post under this address, or it is not for everybody to read. It may have been removed.'

const shows = ['newest', 'bridging', 'following', 'drafts'] as const
export type Show = (typeof shows)[number]

/** Who reads the pulse, and whether they may write there. */
async function readReader(request: Request) {
  const signedIn = await findSignedIn(request)
  return {
    row: signedIn?.row ?? null,
    id: signedIn?.user.id ?? null,
    isAdmin: signedIn?.user.isAdmin ?? false,
    publisher: toPublisher(signedIn?.row ?? null),
    hasDigest: signedIn ? isMailed('pulse.digest', signedIn.row.notifications.kinds) : false,
  }
}
type Reader = Awaited<ReturnType<typeof readReader>>

/** The pulse as an address asks for it. */
export async function readPulse(request: Request, context: AppLoadContext) {
  const { searchParams } = new URL(request.url)
  const reader = await readReader(request)
  const id = searchParams.get('post')
  const viewer = { id: reader.id, isAdmin: reader.isAdmin, publisher: reader.publisher, hasDigest: reader.hasDigest }
  if (id) return { part: 'post' as const, viewer, ...(await readPost(id, searchParams, reader, context)) }
  context.keepForGuests?.('show', 'topic', 'by', 'after')
  return { part: 'feed' as const, viewer, ...(await readFeed(searchParams, reader)) }
}
export type PulseView = Awaited<ReturnType<typeof readPulse>>
export type FeedView = Extract<PulseView, { part: 'feed' }>
export type PostPageView = Extract<PulseView, { part: 'post' }>

async function readFeed(params: URLSearchParams, reader: Reader) {
  const asked = shows.find((one) => one === params.get('show')) ?? 'newest'
  const show: Show = reader.id === null && (asked === 'following' || asked === 'drafts') ? 'newest' : asked
  const topic = toTopic(params.get('topic') ?? '')
  const handle = params.get('by')
  const by = handle ? await findMemberByHandle(handle, reader.row) : null
  if (handle && !by) throw notFound('There is nobody under this name, or they do not want to be found.')
  const page = await readPage({ show, topic, byId: by?.id ?? null }, params.get('after'), reader.id)
  const [topics, follows, deleted, draft] = await Promise.all([
    listTopics(),
    reader.id ? listTopicFollows(reader.id) : ([] as string[]),
    reader.id ? listDeleted(reader.id, new Date(clock.now().getTime() - UNDO_HOURS * HOUR_MS), 5) : [],
    readDraft(params.get('write'), reader.id),
  ])
  return {
    ...{ show, topic, topics, follows, draft },
    by: by && { name: by.name, handle: by.handle },
    feed: toFeedAddress(topic, by?.handle ?? null),
    write: (params.get('text') ?? '').slice(0, 500),
    isFirst: !params.get('after'),
    deleted: deleted.map(({ id, text }) => ({ id, title: text.slice(0, 60).toWellFormed() || 'A picture' })),
    ...page,
  }
}

type Topics = Awaited<ReturnType<typeof feed.countTopics>>
const knownTopics = () => once('pulse-topics', () => ({ at: 0, topics: Promise.resolve([] as Topics) }))

/** The topics of the last days, counted once a minute: it is the same for everybody, and there may be many posts. */
function listTopics(): Promise<Topics> {
  const known = knownTopics()
  const now = clock.now().getTime()
  if (Math.abs(now - known.at) < TOPICS_KEPT_MS) return known.topics
  known.at = now
  known.topics = feed.countTopics(new Date(now - TOPIC_DAYS * DAY_MS), TOPICS_SHOWN).catch(() => [])
  return known.topics
}

async function readDraft(id: string | null, userId: string | null) {
  if (!id) return null
  const { text, audience, poll, pictures } = await getOwnPost(id, userId, { isDraft: true })
  return { id, text, audience, poll: poll?.choices ?? [], pictures: pictures.length }
}

/** A post of whoever asks, or a draft of theirs; nobody else learns that there is one. */
export async function getOwnPost(id: string, userId: string | null, { isDraft }: { isDraft: boolean | null }) {
  const row = await findPost(id)
  const isAsked = isDraft === null || (row?.publishedAt === null) === isDraft
  if (!row || userId === null || row.userId !== userId || !isAsked) throw notFound(NO_POST)
  return row
}

type Wanted = { show: Show; topic: string | null; byId: string | null }

async function readPage({ show, topic, byId }: Wanted, after: string | null, viewer: string | null) {
  if (byId || topic || show === 'newest') {
    const paged = { behind: readMark(after), most: PER_PAGE + 1 }
    const rows = await (byId
      ? feed.listOf(viewer, byId, paged)
      : topic
        ? feed.listTopic(viewer, topic, paged)
        : feed.listNewest(viewer, paged))
    return cut(rows, viewer, ({ post }) => toMark(post.publishedAt!, post.id))
  }
  if (show === 'bridging') {
    const mark = /^(0|1|0\.\d{1,17})~([\w-]{1,64})$/.exec(after ?? '')
    const behind = mark ? { bridge: Number(mark[1]), id: mark[2]! } : null
    const rows = await feed.listBridging(viewer, { behind, most: PER_PAGE + 1 })
    return cut(rows, viewer, ({ post }) => `${post.bridge}~${post.id}`)
  }
  if (show === 'drafts') {
    const drafts = (await listDrafts(viewer!, MOST_DRAFTS)).map((post) => ({
      post,
      name: null,
      handle: null,
      picture: null,
    }))
    return { posts: await toPostViews(drafts, viewer), next: null }
  }
  return readFollowed(viewer!, readMark(after))
}

async function cut(rows: readonly feed.ShownRow[], viewer: string | null, toNext: (row: feed.ShownRow) => string) {
  const shown = rows.slice(0, PER_PAGE)
  const last = shown.at(-1)
  return { posts: await toPostViews(shown, viewer), next: rows.length > PER_PAGE && last ? toNext(last) : null }
}

/** What came to a member: read from whom and what they follow in the moment of reading, never written out beforehand. */
async function readFollowed(viewer: string, behind: feed.Mark) {
  const paged = { behind, most: PER_PAGE + 1 }
  const lists = await Promise.all([
    feed.listFromFollowed(viewer, paged),
    feed.listFromTopics(viewer, paged),
    feed.listPassedByFollowed(viewer, paged),
  ])
  const all = lists.flat().sort((a, b) => b.at.getTime() - a.at.getTime() || (a.id < b.id ? 1 : -1))
  const came = new Map<string, feed.Came>()
  for (const one of all) if (!came.has(one.id)) came.set(one.id, one)
  const page = [...came.values()].slice(0, PER_PAGE)
  const rows = new Map(
    (
      await feed.listByIds(
        viewer,
        page.map(({ id }) => id),
      )
    ).map((row) => [row.post.id, row]),
  )
  const last = page.at(-1)
  return {
    posts: await toPostViews(
      page.flatMap(({ id }) => rows.get(id) ?? []),
      viewer,
      { came },
    ),
    next: came.size > PER_PAGE && last ? toMark(last.at, last.id) : null,
  }
}

/** The post of an address as somebody may see it: its author and the administrator also when it is hidden. */
export async function getPost(id: string, reader: Pick<Reader, 'id' | 'isAdmin'>) {
  const [found] = await feed.listByIds(reader.id, [id])
  if (found) return found
  const row = await findPost(id)
  const isTheirs = row !== null && reader.id !== null && (row.userId === reader.id || reader.isAdmin)
  if (!isTheirs || row.deletedAt || row.publishedAt === null) throw notFound(NO_POST)
  return { post: row, ...(await feed.findName(row.userId)) }
}

async function readPost(id: string, params: URLSearchParams, reader: Reader, context: AppLoadContext) {
  const asked = await getPost(id, reader)
  const rootId = asked.post.rootId ?? asked.post.id
  const root = rootId === id ? asked : await getPost(rootId, reader)
  if (reader.id) await readNoticesAbout(reader.id, `post/${rootId}`)
  else context.keepForGuests?.('post', 'after', 'via')
  const behind = readMark(params.get('after'))
  const replies = await feed.listReplies(reader.id, rootId, { behind, most: REPLIES_PER_PAGE + 1 })
  const shown = replies.slice(0, REPLIES_PER_PAGE)
  const [views, edits, via] = await Promise.all([
    toPostViews([root, ...shown], reader.id, { isWhole: true }),
    listEdits(rootId),
    params.get('via') ? findPass(params.get('via')!) : null,
  ])
  const last = shown.at(-1)
  return {
    post: views[0]!,
    source: reader.id !== null && root.post.userId === reader.id ? root.post.text : null,
    replies: toThread(views.slice(1)),
    answerTo: views.some((view) => view.id === id) ? id : rootId,
    next: replies.length > REPLIES_PER_PAGE && last ? toMark(last.post.publishedAt!, last.post.id) : null,
    edits: edits.map(({ text, createdAt }) => ({ text, at: createdAt.toISOString() })),
    via: via?.postId === rootId ? via.id : null,
  }
}

export type ThreadLine = PostView & { depth: number }
const MOST_DEPTH = 3

/** Replies in the order they are read: each below what it answers. What was removed stays only where others answered it. */
function toThread(replies: readonly PostView[]): ThreadLine[] {
  const ids = new Set(replies.map(({ id }) => id))
  const children = new Map<string, PostView[]>()
  for (const reply of replies) {
    const under = reply.parentId && ids.has(reply.parentId) ? reply.parentId : ''
    children.set(under, [...(children.get(under) ?? []), reply])
  }
  const lines: ThreadLine[] = []
  const walk = (under: string, depth: number) => {
    for (const reply of children.get(under) ?? []) {
      if (reply.isGone && !children.has(reply.id)) continue
      lines.push({ ...reply, depth: Math.min(depth, MOST_DEPTH) })
      walk(reply.id, depth + 1)
    }
  }
  walk('', 0)
  return lines
}
