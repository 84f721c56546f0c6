import { redirect } from '@remix-run/node'
import { VISIT_KEY } from '#app/ui/visit-key.ts'
import { holderOf } from '#app/kits/members/visitor/reader.server.ts'
import { deleterOf } from '#app/kits/members/visitor/visit-key.server.ts'
import { findVisitor } from '#app/kits/members/visitor/visitor.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { readKeptQuery, type KeptPage, type KeptRow } from './kept-list.ts'
import { clock } from '#app/platform/clock.ts'
import { notFound } from '#app/platform/request/problem.ts'
import type { KeptInputs } from './kept.inputs.ts'

type Listed = { id: string; title: string; createdAt: Date }
type Asked = { search: string; before: Date | null; most: number }

/** One kind of thing that is kept: how its rows are found and changed, and where it is shown. */
export type Keeping = {
  change: (id: string, owner: Visitor, change: { title?: string; deletedAt?: Date | null }) => Promise<boolean>
  list: (owner: Visitor, asked: Asked) => Promise<Listed[]>
  count: (owner: Visitor, search: string) => Promise<number>
  findDeleted: (id: string, owner: Visitor) => Promise<{ id: string; title: string } | null>
  /** The address of one, with more of a query; null is the list. */
  toAddress: (id: string | null, query?: Readonly<Record<string, string | null>>) => string
}

export const NOT_THERE =
  'There is nothing of yours under this address. It may have been deleted, or it was made in another browser.'

/** Renames, deletes or brings back, and leads to the page that shows it. A guest without cookies does it by the key. */
export async function actOnKept(request: Request, keeping: Keeping, input: KeptInputs) {
  const visitor = await findVisitor(request)
  const holder = visitor ? null : holderOf(request, input.id)
  const owner = visitor ?? holder?.owner
  if (!owner) throw notFound(NOT_THERE)
  const now = clock.now()
  switch (input.do) {
    case 'delete':
      return lead(
        await keeping.change(input.id, owner, { deletedAt: now }),
        keeping.toAddress(null, { deleted: input.id, [VISIT_KEY]: holder?.key ?? null }),
      )
    case 'bring-back':
      return lead(await keeping.change(input.id, owner, { deletedAt: null }), keeping.toAddress(null))
    case 'rename':
      return lead(await keeping.change(input.id, owner, { title: input.title }), keeping.toAddress(null))
  }
}

function lead(isDone: boolean, address: string) {
  if (!isDone) throw notFound(NOT_THERE)
  return redirect(address, 303)
}

const PER_PAGE = 30

/** A page of what somebody keeps of a kind. */
export async function readKeptPage(
  keeping: Keeping,
  owner: Visitor | null,
  params: URLSearchParams,
  toAbout: (row: Listed) => string,
): Promise<KeptPage> {
  const { search, before, renaming, deleted } = readKeptQuery(params)
  if (!owner) {
    const deleter = deleterOf(params, deleted)
    const gone = deleted && deleter ? await keeping.findDeleted(deleted, deleter) : null
    return { search, rows: [], count: 0, next: null, deleted: gone, renaming: null }
  }
  const [found, count, gone] = await Promise.all([
    keeping.list(owner, { search, before, most: PER_PAGE + 1 }),
    keeping.count(owner, search),
    deleted ? keeping.findDeleted(deleted, owner) : null,
  ])
  const rows = found
    .slice(0, PER_PAGE)
    .map((row): KeptRow => ({ ...row, about: toAbout(row), at: row.createdAt, href: keeping.toAddress(row.id) }))
  const next = found.length > PER_PAGE ? (rows.at(-1)?.at.getTime() ?? null) : null
  return { search, rows, count, next, deleted: gone, renaming }
}
