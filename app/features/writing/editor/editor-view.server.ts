import { to } from '#app/catalogue/to.ts'
import { findVisitor } from '#app/kits/members/visitor/visitor.server.ts'
import { toLineDiff } from '#app/kits/operations/knowledge-base/line-diff.ts'
import { notFound } from '#app/platform/request/problem.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { readKeptPage, type Keeping } from '#app/kits/members/kept/kept-acts.server.ts'
import { requireDocument } from './documents.server.ts'
import * as rows from './documents.store.server.ts'

const MOST_VERSIONS = 200
/** Longer runs of unchanged lines are cut in a comparison. */
const AROUND = 3

/** How documents are kept: the list is the screen itself. */
export const documentsKeeping = (folder: string | null): Keeping => ({
  change: rows.changeDocument,
  list: async (owner: Visitor, asked) =>
    (await rows.listDocuments(owner, { ...asked, folder })).map((row) => ({ ...row, createdAt: row.updatedAt })),
  count: (owner, search) => rows.countDocuments(owner, search, folder),
  findDeleted: rows.findDeletedDocument,
  toAddress: (id, query = {}) => to('text-editor', null, { d: id, folder: id === null ? folder : null, ...query }),
})

/** The screen at its address: the documents, one of them, its versions, or one version beside the present text. */
export async function readEditor(request: Request) {
  const params = new URL(request.url).searchParams
  const id = params.get('d')
  if (!id) {
    const owner = await findVisitor(request)
    const folder = params.get('folder')
    const page = await readKeptPage(documentsKeeping(folder), owner, params, () => '')
    return {
      part: 'list' as const,
      page,
      folder,
      folders: owner ? await rows.listFolders(owner) : [],
      text: (params.get('text') ?? '').slice(0, 20_000),
    }
  }
  const { row } = await requireDocument(request, id)
  const { title, text, folder, version, goal, updatedAt } = row
  const document = { id, title, text, folder, version, goal, updatedAt }
  if (params.get('part') !== 'versions') return { part: 'document' as const, document, isPlain: params.has('plain') }
  const versions = await rows.listVersions(id, MOST_VERSIONS)
  const chosen = params.get('version')
  const found = chosen ? await rows.findVersion(id, chosen) : null
  if (chosen && !found) throw notFound('This version is not kept any more.')
  const shown = found && {
    id: found.id,
    title: found.title,
    reason: found.reason,
    createdAt: found.createdAt,
    diff: shorten(toLineDiff(found.text, text)),
  }
  return { part: 'versions' as const, document: { id, title }, versions, shown }
}
export type EditorView = Awaited<ReturnType<typeof readEditor>>

type Line = ReturnType<typeof toLineDiff>[number]

/** A comparison with its long unchanged stretches left out. */
function shorten(lines: readonly Line[]): (Line | { kind: 'gap'; text: string })[] {
  const isNear = (n: number) => lines.slice(Math.max(0, n - AROUND), n + AROUND + 1).some(({ kind }) => kind !== 'same')
  const shown: (Line | { kind: 'gap'; text: string })[] = []
  let gap = 0
  for (const [n, line] of lines.entries()) {
    if (isNear(n)) {
      if (gap > 0) shown.push({ kind: 'gap', text: `${gap} lines the same` })
      gap = 0
      shown.push(line)
    } else gap += 1
  }
  if (gap > 0) shown.push({ kind: 'gap', text: `${gap} lines the same` })
  return shown
}
