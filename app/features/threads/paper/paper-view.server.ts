import { fillPath } from '#app/catalogue/fill-path.ts'
import { allEndpoints } from '#app/catalogue/unlinked-endpoints.ts'
import { createLiveMark } from '#app/kits/foundation/live/live.server.ts'
import { renderMarkdown } from '#app/kits/foundation/untrusted/untrusted.server.ts'
import { toLineDiff } from '#app/kits/operations/knowledge-base/line-diff.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { findPaper, listPapers } from '../keeping/claims.store.server.ts'
import { listMessages } from '../keeping/messages.store.server.ts'
import { listPeople, listThreads } from '../keeping/threads.store.server.ts'
import { listApart } from '../keeping/apart.store.server.ts'
import { requireMember } from '#app/kits/members/identity/session/session.server.ts'
import { NO_THREAD, requirePlace } from '../talking/place.server.ts'

const MOST_BESIDE = 12
const MOST_HISTORY = 60
const MOST_LISTED = 30

/** The workspace: a document with its talk beside it; without a thread, the threads one may open. */
export async function readWorkspace(request: Request) {
  const params = new URL(request.url).searchParams
  const id = params.get('t')
  if (!id) {
    const user = await requireMember(request)
    const listed = await listThreads(user.id, { search: '', before: null, most: MOST_LISTED })
    return {
      part: 'choose' as const,
      threads: listed.map(({ thread }) => ({ id: thread.id, title: thread.title, at: thread.updatedAt })),
    }
  }
  const liveMark = createLiveMark()
  const place = await requirePlace(request, id)
  const { thread, member, user } = place
  const version = Number(params.get('version') ?? Number.NaN)
  const [paper, talk, history] = await Promise.all([
    findPaper(id),
    listMessages(id, { most: MOST_BESIDE }),
    listPapers(id, MOST_HISTORY),
  ])
  const ids = [...new Set(talk.flatMap(({ userId }) => userId ?? []))]
  const [people, apart] = await Promise.all([listPeople(ids), listApart(user.id, ids)])
  return {
    part: 'workspace' as const,
    liveMark,
    liveAt: fillPath(allEndpoints['threads/thread-live'], { id }),
    exportAt: fillPath(allEndpoints['threads/thread-export'], { id }),
    id,
    title: thread.title,
    canWrite: member.role !== 'reader',
    version: paper?.version ?? 0,
    text: paper?.text ?? '',
    html: paper?.text ? await renderMarkdown(paper.text) : '',
    talk: talk
      .filter(({ deletedAt, userId }) => deletedAt === null && !(userId && apart.has(userId)))
      .map((row) => ({
        id: row.id,
        kind: row.kind,
        state: row.state,
        by: row.label ?? people.find((one) => one.id === row.userId)?.name ?? 'A former member',
        text: row.text.slice(0, 600).toWellFormed(),
        at: row.createdAt,
      })),
    history: history.map(({ name, ...one }) => ({ ...one, by: name ?? 'a former member' })),
    old: Number.isInteger(version) ? await readOld(id, version) : null,
  }
}
export type WorkspaceView = Awaited<ReturnType<typeof readWorkspace>>
export type OneWorkspace = Extract<WorkspaceView, { part: 'workspace' }>

/** An earlier state, with what changed in it. */
async function readOld(id: string, version: number) {
  const [paper, before] = await Promise.all([findPaper(id, version), version > 1 ? findPaper(id, version - 1) : null])
  if (!paper) throw notFound(NO_THREAD)
  return { version, at: paper.createdAt, lines: toLineDiff(before?.text ?? '', paper.text) }
}
