import { to } from '#app/catalogue/to.ts'
import type { Files } from '#app/engines/page-builder/plan.ts'
import { NOT_THERE, type Keeping } from '#app/kits/members/kept/kept-acts.server.ts'
import { findReader, type Reader } from '#app/kits/members/visitor/reader.server.ts'
import { clock } from '#app/platform/clock.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { createSecretId } from '#app/platform/secrets/ids.server.ts'
import { MOST_VERSIONS } from '../code.limits.ts'
import * as rows from '../keeping/code.store.server.ts'
import { projects } from '../keeping/kept-tables.store.server.ts'
import type { KeptPlan, VersionTold } from './version.ts'

export type Studio = 'builder' | 'v2-vibe-coder'

export const projectKeeping = (studio: Studio): Keeping => ({
  ...projects,
  toAddress: (id, query = {}) => to(studio, null, { ...(id !== null && { project: id }), ...query }),
})

export type Opened = Reader & { project: rows.ProjectRow; version: rows.VersionRow }

/** A project with its newest version, or the one with a number. Throws the same 404 for one of somebody else as for none. */
export async function requireProject(request: Request, id: string, n: number | null = null): Promise<Opened> {
  const project = await rows.findProject(id)
  const reader = await findReader(request, id, project)
  const version = project && reader ? await rows.findVersion(id, n) : null
  if (!project || !reader || !version) throw notFound(NOT_THERE)
  return { ...reader, project, version }
}

export const filesOf = (version: rows.VersionRow): Files => version.files as Files
export const planOf = (version: rows.VersionRow): KeptPlan => version.plan as KeptPlan

/** The next version of a project; false when it has as many as it may, or another one came between. */
export async function addVersion(
  project: Pick<rows.ProjectRow, 'id'>,
  after: number,
  made: { plan: KeptPlan; files: Files; said: string; told: VersionTold },
): Promise<string | null> {
  if (after >= MOST_VERSIONS) return `A project has up to ${MOST_VERSIONS} versions. Export it and begin another one.`
  const newest = await rows.findVersion(project.id, null)
  if (newest && newest.n !== after) return 'Another change came between. Look at the newest version first.'
  const now = clock.now()
  await rows.createVersion({
    id: createSecretId(),
    projectId: project.id,
    n: after + 1,
    ...made,
    files: { ...made.files },
    createdAt: now,
  })
  await rows.saveProject(project.id, { updatedAt: now })
  return null
}
