import { to } from '#app/catalogue/to.ts'
import { store } from '#app/database/store.server.ts'
import type { Mockup } from '#app/engines/mockups/scene.ts'
import { NOT_THERE, type Keeping } from '#app/kits/members/kept/kept-acts.server.ts'
import { findReader, type Reader } from '#app/kits/members/visitor/reader.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { clock } from '#app/platform/clock.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { createId, createSecretId } from '#app/platform/secrets/ids.server.ts'
import { readKeptMockup } from '../editing/mockup.inputs.ts'
import { MOST_VERSIONS } from '../mockups.limits.ts'
import * as rows from './mockups.store.server.ts'

/** What share links of mock-ups are called. */
export const SHARE_KIND = 'mockup'

/** How mock-ups are kept. */
export const mockupsKeeping: Keeping = {
  change: rows.changeMockup,
  list: rows.listMockups,
  count: rows.countMockups,
  findDeleted: rows.findDeletedMockup,
  toAddress: (id, query = {}) => to('mockup-lab', null, { ...(id !== null && { mockup: id }), ...query }),
}

/** A mock-up and whom it opens for. Throws the same 404 for one of somebody else as for none. */
export async function requireMockup(request: Request, id: string): Promise<Reader & { row: rows.MockupRow }> {
  const row = await rows.findMockup(id)
  const reader = await findReader(request, id, row)
  if (!row || !reader) throw notFound(NOT_THERE)
  return { ...reader, row }
}

/** How a mock-up looked in a version. */
export async function mockupOfVersion(id: string, number: number): Promise<Mockup> {
  const version = await rows.findVersion(id, number)
  if (!version) throw notFound('This version is not kept any more.')
  return readKeptMockup(version.mockup)
}

export type NewMockup = { title: string; words: string; mockup: Mockup; why: string }

/** Keeps a new mock-up with its first version. Gives its id. */
export async function makeMockup(owner: Visitor, { title, words, mockup, why }: NewMockup): Promise<string> {
  const [id, now] = [createSecretId(), clock.now()]
  await store().tx(async () => {
    await rows.createMockup({ id, ...owner, title, words, version: 1, createdAt: now, updatedAt: now })
    await rows.createVersion({ id: createId(now.getTime()), mockupId: id, number: 1, mockup, why, createdAt: now })
  })
  return id
}

/** Keeps a change as the next version; false when the mock-up moved on meanwhile. */
export const keepVersion = (row: rows.MockupRow, mockup: Mockup, why: string): Promise<boolean> =>
  store().tx(async () => {
    const [number, now] = [row.version + 1, clock.now()]
    if (!(await rows.moveOn(row.id, row.version, { version: number, updatedAt: now }))) return false
    await rows.createVersion({ id: createId(now.getTime()), mockupId: row.id, number, mockup, why, createdAt: now })
    if (number > MOST_VERSIONS) await rows.removeVersionsUpTo(row.id, number - MOST_VERSIONS)
    return true
  })
