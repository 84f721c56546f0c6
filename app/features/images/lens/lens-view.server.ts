import { findJob } from '#app/kits/foundation/jobs/jobs.server.ts'
import { isOpen } from '#app/kits/foundation/jobs/job-state.ts'
import { createLiveMark } from '#app/kits/foundation/live/live.server.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { findReader } from '#app/kits/members/visitor/reader.server.ts'
import { toVisitor } from '#app/kits/members/visitor/visitor.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { NO_PICTURE } from '../keeping/picture-rights.server.ts'
import { lookParts } from './look-parts.ts'
import { findLook, findOwnLook, listLooks } from './looks.store.server.ts'
import { listSeers } from './seers.server.ts'

const EARLIER = 12

/** The lens as its address asks for it: the form, or what was found in one picture. */
export async function readLens(request: Request) {
  const query = new URL(request.url).searchParams
  const member = await findUser(request)
  const visitor = await toVisitor(request, member)
  const id = query.get('look')
  const [looks, seers] = await Promise.all([visitor ? listLooks(visitor, EARLIER) : [], listSeers(member)])
  return {
    look: id ? await readLook(request, id) : null,
    deleted: await readDeleted(query.get('deleted'), visitor),
    seer: seers[0]?.engine.label ?? null,
    isStill: query.get('refresh') === 'off',
    blurred: query.getAll('blur').map(Number).filter(Number.isInteger),
    liveMark: createLiveMark(),
    earlier: looks
      .filter((row) => row.id !== id)
      .map(({ id: other, name, createdAt }) => ({ id: other, name, at: createdAt.toISOString() })),
  }
}

export type LensView = Awaited<ReturnType<typeof readLens>>
export type Look = NonNullable<LensView['look']>

async function readLook(request: Request, id: string) {
  const row = await findLook(id)
  if (!row || !(await findReader(request, id, row))) throw notFound(NO_PICTURE)
  const job = row.jobId ? await findJob(row.jobId) : null
  const { name, width, height, createdAt } = row
  return {
    id,
    name,
    width,
    height,
    at: createdAt.toISOString(),
    isOpen: job !== null && isOpen(job),
    parts: lookParts.parse(row.parts),
  }
}

async function readDeleted(id: string | null, visitor: Visitor | null) {
  const row = id && visitor ? await findOwnLook(id, visitor) : null
  return row?.deletedAt ? { id: row.id, title: row.name } : null
}
