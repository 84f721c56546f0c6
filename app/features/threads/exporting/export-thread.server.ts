import { toDisposition } from '#app/kits/foundation/files/serving/disposition.ts'
import { renderMarkdown } from '#app/kits/foundation/untrusted/untrusted.server.ts'
import { notFound, problem } from '#app/platform/request/problem.ts'
import { overLimit, createRateLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { readClaims } from '../claims/claims-view.server.ts'
import { findPaper } from '../keeping/claims.store.server.ts'
import { listApart } from '../keeping/apart.store.server.ts'
import * as messages from '../keeping/messages.store.server.ts'
import * as rows from '../keeping/threads.store.server.ts'
import { findPlace, NO_THREAD, type Place } from '../talking/place.server.ts'
import { MOST_EXPORTED, MOST_MEMBERS } from '../threads.limits.ts'
import {
  toDecisionsMarkdown,
  toThreadHtml,
  toThreadMarkdown,
  type Exported,
  type ExportedThread,
} from './thread-text.ts'

const TYPES = new Map([
  ['md', 'text/markdown; charset=utf-8'],
  ['json', 'application/json; charset=utf-8'],
  ['html', 'text/html; charset=utf-8'],
])
const spendExport = createRateLimit('thread-export', { points: 20, windowS: 60 })
/** Pages of HTML are made of so many messages at most. */
const MOST_AS_HTML = 2_000
const AT_ONCE = 500
const FORMER = 'A former member'

/** A thread, its decisions or its document as a file, for somebody in it. */
export async function exportThread(request: Request, id: string): Promise<Response> {
  const place = await findPlace(request, id)
  if (!place) throw notFound(NO_THREAD)
  const waitS = await spendExport(place.user.id)
  if (waitS > 0) throw problem(429, tooManyAtOnce('files', waitS), overLimit(waitS).headers)
  const params = new URL(request.url).searchParams
  const [as, of] = [params.get('as') ?? 'md', params.get('of') ?? 'thread']
  const type = TYPES.get(as)
  if (!type) throw notFound('A thread cannot be taken away as this kind of file.')
  const body = await write(place, of, as)
  if (body === null) throw notFound('There is nothing of this kind to take away.')
  const title =
    place.thread.title
      .replace(/[/\\:*?"<>|]+/g, ' ')
      .trim()
      .slice(0, 80) || 'thread'
  return new Response(body, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': toDisposition(
        `${title}${of === 'thread' ? '' : `, ${of}`}.${as}`,
        'application/octet-stream',
      ),
      'Cache-Control': 'no-store',
      'Content-Security-Policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
    },
  })
}

async function write(place: Place, of: string, as: string): Promise<string | null> {
  if (of === 'document') {
    const paper = await findPaper(place.thread.id)
    if (!paper || as === 'json') return null
    return as === 'md'
      ? paper.text
      : toThreadHtml({ ...NOTHING, title: place.thread.title }, []) + (await renderMarkdown(paper.text))
  }
  const { decisions, claims } = await readClaims(place)
  if (of === 'decisions') {
    if (as === 'html') return null
    return as === 'md'
      ? toDecisionsMarkdown(place.thread.title, decisions)
      : JSON.stringify({ thread: place.thread.title, decisions }, null, 2)
  }
  if (of !== 'thread') return null
  const thread = { ...(await readAll(place, as === 'html' ? MOST_AS_HTML : MOST_EXPORTED)), decisions }
  if (as === 'md') return toThreadMarkdown(thread)
  if (as === 'json')
    return JSON.stringify(
      { ...thread, claims: claims.map(({ text, state, agree, dispute }) => ({ text, state, agree, dispute })) },
      null,
      2,
    )
  return toThreadHtml(
    thread,
    await Promise.all(thread.messages.map(({ kind, text }) => (kind === 'note' ? '' : renderMarkdown(text)))),
  )
}

const NOTHING: ExportedThread = { title: '', members: [], messages: [], decisions: [], leftOut: 0 }

/** The newest messages of a thread, read a page at a time. */
async function readAll({ thread, user }: Place, most: number): Promise<Omit<ExportedThread, 'decisions'>> {
  const pages: Exported[][] = []
  let before: string | null = null
  for (let left = most; left > 0; left -= AT_ONCE) {
    const page: messages.MessageRow[] = await messages.listMessages(thread.id, {
      before,
      most: Math.min(AT_ONCE, left),
    })
    pages.unshift(await toExported(thread.id, user.id, page))
    before = page[0]?.id ?? null
    if (page.length < AT_ONCE || before === null) break
  }
  const members = await rows.listMembers(thread.id, MOST_MEMBERS)
  return {
    title: thread.title,
    members: members.map(({ name }) => name),
    messages: pages.flat(),
    leftOut: Math.max(0, thread.messageCount - most),
  }
}

async function toExported(
  threadId: string,
  viewerId: string,
  page: readonly messages.MessageRow[],
): Promise<Exported[]> {
  const ids = page.map(({ id }) => id)
  const [people, files, reactions, votes, replied] = await Promise.all([
    rows.listPeople([...new Set(page.flatMap(({ userId }) => userId ?? []))]),
    messages.listFiles(ids),
    messages.countReactions(ids),
    messages.countVotes(ids),
    messages.findMessages(threadId, [...new Set(page.flatMap(({ replyToId }) => replyToId ?? []))]),
  ])
  const apart = await listApart(
    viewerId,
    people.map(({ id }) => id),
  )
  return page
    .filter(({ deletedAt, state, userId }) => deletedAt === null && state === 'done' && !(userId && apart.has(userId)))
    .map((row) => {
      const quoted =
        row.kind === 'note' ? null : replied.find(({ id }) => id === row.replyToId && row.replyToId !== null)
      return {
        at: row.createdAt,
        by: row.label ?? people.find(({ id }) => id === row.userId)?.name ?? FORMER,
        kind: row.kind,
        text: row.text,
        edited: row.editedAt !== null,
        replyTo:
          quoted && quoted.deletedAt === null && !(quoted.userId && apart.has(quoted.userId))
            ? quoted.text.slice(0, 160).toWellFormed()
            : null,
        files: files.filter(({ messageId }) => messageId === row.id).map(({ name }) => name),
        reactions: reactions.filter(({ messageId }) => messageId === row.id).map(({ mark, n }) => ({ mark, n })),
        poll:
          row.poll?.options.map((text, place) => ({
            text,
            n: votes.find(({ messageId, choice }) => messageId === row.id && choice === place)?.n ?? 0,
          })) ?? null,
      }
    })
}
