import { to } from '#app/catalogue/to.ts'
import type { FlowFace } from '#app/database/tables/flows/flows.ts'
import { store } from '#app/database/store.server.ts'
import type { Flow } from '#app/engines/flows/flow.ts'
import { NOT_THERE, type Keeping } from '#app/kits/members/kept/kept-acts.server.ts'
import { findReader, type Reader } from '#app/kits/members/visitor/reader.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { clock } from '#app/platform/clock.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { createId, createSecretId } from '#app/platform/secrets/ids.server.ts'
import { MOST_VERSIONS } from '../flows.limits.ts'
import * as rows from './flows.store.server.ts'

export const screenOf = (face: FlowFace) => (face === 'recipe' ? 'create-lab' : 'v2-workflow-builder')

/** How the flows of one face are kept. */
export const flowsKeeping = (face: FlowFace): Keeping => ({
  change: rows.changeFlow,
  list: (owner, asked) => rows.listFlows(owner, { ...asked, face }),
  count: (owner, search) => rows.countFlows(owner, { search, face }),
  findDeleted: rows.findDeletedFlow,
  toAddress: (id, query = {}) => to(screenOf(face), null, { ...(id !== null && { flow: id }), ...query }),
})

/** A flow and whom it opens for. Throws the same 404 for one of somebody else as for none. */
export async function requireFlow(request: Request, id: string): Promise<Reader & { row: rows.FlowRow }> {
  const row = await rows.findFlow(id)
  const reader = await findReader(request, id, row)
  if (!row || !reader) throw notFound(NOT_THERE)
  return { ...reader, row }
}

export type NewFlow = { title: string; about: string; face: FlowFace; flow: Flow; why: string }

/** Keeps a new flow with its first version. Gives its id. */
export async function makeFlow(owner: Visitor, { title, about, face, flow, why }: NewFlow): Promise<string> {
  const [id, now] = [createSecretId(), clock.now()]
  await store().tx(async () => {
    await rows.createFlow({ id, ...owner, title, about, face, version: 1, createdAt: now, updatedAt: now })
    await rows.createVersion({ id: createId(now.getTime()), flowId: id, number: 1, flow, why, createdAt: now })
  })
  return id
}

/** Keeps a change as the next version; false when the flow moved on meanwhile. */
export const keepVersion = (
  row: rows.FlowRow,
  { flow, why, ...change }: { flow: Flow; why: string; title?: string; about?: string; face?: FlowFace },
): Promise<boolean> =>
  store().tx(async () => {
    const [number, now] = [row.version + 1, clock.now()]
    if (!(await rows.moveOn(row.id, row.version, { ...change, version: number, updatedAt: now }))) return false
    await rows.createVersion({ id: createId(now.getTime()), flowId: row.id, number, flow, why, createdAt: now })
    if (number > MOST_VERSIONS) await rows.thinVersions(row.id, number - MOST_VERSIONS, row.released)
    return true
  })
