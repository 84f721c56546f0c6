import { toQuery } from '#app/catalogue/fill-path.ts'
import { to } from '#app/catalogue/to.ts'
import { changedFacts } from '#app/engines/kept-facts/changed-facts.ts'
import { readPublisher } from '#app/kits/members/publishing/publisher.server.ts'
import { readShare } from '#app/kits/members/share-links/read-share.server.ts'
import { findVisitor } from '#app/kits/members/visitor/visitor.server.ts'
import { toLineDiff } from '#app/kits/operations/knowledge-base/line-diff.ts'
import { notFound } from '#app/platform/request/problem.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { readKeptPage, type Keeping } from '#app/kits/members/kept/kept-acts.server.ts'
import { requireDocument } from './documents.server.ts'
import * as rows from './documents.store.server.ts'
import { toHtml } from '#app/kits/foundation/text-files/exports/to-html.ts'
import { toPictureAddress } from './pictures/picture-address.ts'
import { toRichDocument } from '#app/kits/foundation/text-files/rich/markdown-blocks.ts'
import { showComments } from './sharing/comments.server.ts'
import { DOCUMENT_SHARE_KIND, documentTermsSchema } from './sharing/document-share.ts'
import { findSharedDocument } from './sharing/shared-document.server.ts'

const MOST_VERSIONS = 200
/** Longer runs of unchanged lines are cut in a comparison. */
const AROUND = 3
const MOST_IN_TRASH = 50
const FACTS_MAX_CHARS = 40_000
const MOST_FACTS = 60

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
  const share = params.get('share')
  if (!id && share) return readShared(request, share)
  if (!id) {
    const owner = await findVisitor(request)
    const folder = params.get('folder')
    const page = await readKeptPage(documentsKeeping(folder), owner, params, () => '')
    return {
      part: 'list' as const,
      page,
      folder,
      folders: owner ? await rows.listFolders(owner) : [],
      trash: owner ? await rows.listDeletedDocuments(owner, MOST_IN_TRASH) : [],
      text: (params.get('text') ?? '').slice(0, 20_000),
    }
  }
  const { row, owner } = await requireDocument(request, id)
  const { title, text, folder, version, goal, updatedAt } = row
  const document = { id, title, text, folder, version, goal, updatedAt }
  const part = params.get('part')
  if (part === 'share')
    return { part: 'share' as const, document: { id, title }, ...(await readSharing(request, id, owner)) }
  if (part !== 'versions')
    return {
      part: 'document' as const,
      document,
      isPlain: params.has('plain'),
      comments: await showComments(id, owner),
    }
  const versions = await rows.listVersions(id, MOST_VERSIONS)
  const chosen = params.get('version')
  const found = chosen ? await rows.findVersion(id, chosen) : null
  if (chosen && !found) throw notFound('This version is not kept any more.')
  const shown = found && {
    id: found.id,
    title: found.title,
    reason: found.reason,
    createdAt: found.createdAt,
    ...compare(found.text, text),
  }
  return { part: 'versions' as const, document: { id, title }, versions, shown }
}
export type EditorView = Awaited<ReturnType<typeof readEditor>>

/** One text beside another: the lines that differ, and what of their facts changed. */
function compare(before: string, now: string) {
  const lines = toLineDiff(before, now)
  const of = (kind: 'gone' | 'new') =>
    lines
      .filter((line) => line.kind === kind)
      .map(({ text }) => text)
      .join('\n')
      .slice(0, FACTS_MAX_CHARS)
  const { lost, invented } = changedFacts(of('gone'), of('new'))
  const words = (facts: readonly { text: string }[]) => [...new Set(facts.map(({ text }) => text))].slice(0, MOST_FACTS)
  return { diff: shorten(lines), facts: { lost: words(lost), added: words(invented) } }
}

/** The links of a document and what was said about it, for its owner. */
async function readSharing(request: Request, id: string, owner: Visitor) {
  const [share, comments] = await Promise.all([
    readShare(request, { kind: DOCUMENT_SHARE_KIND, thingId: id }, owner, {
      addressOf: (link) => to('text-editor', null, { share: link }),
      aboutOf: ({ terms }) =>
        documentTermsSchema.safeParse(terms).data?.takesComments ? 'to read and comment' : 'to read',
    }),
    showComments(id, owner),
  ])
  return { comments, ...share }
}

/** What whoever has a link sees. */
async function readShared(request: Request, share: string) {
  const shared = await findSharedDocument(share)
  if (!shared) throw notFound('There is no document under this address. Whoever shared it may have taken it back.')
  const { row, terms } = shared
  const { id, title, text, updatedAt } = row
  const viewer = await findVisitor(request)
  const place = toPictureAddress(id, '')
  const html = toHtml(toRichDocument(text), {
    toSource: (src) => (src.startsWith(place) ? src + toQuery({ share }) : null),
  })
  return {
    part: 'shared' as const,
    share,
    title,
    html,
    updatedAt,
    takesComments: terms.takesComments,
    comments: terms.takesComments ? await showComments(id, viewer) : [],
    publisher: await readPublisher(request),
  }
}

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
