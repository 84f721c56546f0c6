import Papa from 'papaparse'
import { data, redirect } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import { toDisposition } from '#app/kits/foundation/files/serving/disposition.ts'
import { readUpload, type SentFile } from '#app/kits/foundation/files/upload/read-upload.server.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { actOnKept } from '#app/kits/members/kept/kept-acts.server.ts'
import { readPublisher } from '#app/kits/members/publishing/publisher.server.ts'
import { toPublishingRefusal } from '#app/kits/members/publishing/publisher.ts'
import { createShareLink, revokeShareLink } from '#app/kits/members/share-links/share-links.server.ts'
import { leadToMade } from '#app/kits/members/visitor/lead-to-made.server.ts'
import { requireVisitor } from '#app/kits/members/visitor/visitor.server.ts'
import { clock } from '#app/platform/clock.ts'
import type { Typed } from '#app/platform/request/form.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { createSecretId } from '#app/platform/secrets/ids.server.ts'
import { READING_MAX_BYTES } from '../documents.limits.ts'
import { changeDocument, findDocument } from '../keeping/documents.store.server.ts'
import { refuse } from '#app/platform/request/refuse-field.server.ts'
import { beginReading } from '../reading/begin-reading.server.ts'
import { COLLECTION_SHARE_KIND } from '../sharing/shared-terms.ts'
import { toSafeCell } from '../exporting/safe-cell.ts'
import { askCollection } from './ask-collection.server.ts'
import { collectionsInputs, type CollectionsInput } from './collections.inputs.ts'
import { countOfCollection, createCollection, saveCollection } from './collections.store.server.ts'
import {
  collectionsKeeping,
  MOST_IN_COLLECTION,
  readFacts,
  requireCollection,
  toPaging,
} from './collections-view.server.ts'

export const MOST_AT_ONCE = 20
const uploads = { documents: { most: MOST_AT_ONCE, maxBytes: READING_MAX_BYTES } }
const spendAdd = createRateLimit('collection-add', { points: 60, windowS: 60 })
const spendAsk = createRateLimit('collection-ask', { points: 40, windowS: 60 })

/** A form of document intelligence: a collection to make, documents to add, a question, columns, or one of what is kept. */
export async function actOnCollections(request: Request, network: string) {
  const upload = await readUpload(request, collectionsInputs, uploads)
  try {
    if (upload.problem) return data({ problem: upload.problem }, upload.init)
    const { input, typed } = upload
    switch (input.do) {
      case 'gather':
        return await gather(request, input)
      case 'add':
        return await add(request, network, input, upload.files.documents ?? [], typed)
      case 'ask':
        return await ask(request, network, input, typed)
      case 'columns': {
        const { key } = await requireCollection(request, input.collection)
        await saveCollection(input.collection, { columns: input.columns, updatedAt: clock.now() })
        return redirect(to('v2-document-intelligence', null, { collection: input.collection, part: 'facts', key }), 303)
      }
      case 'remove':
        return await remove(request, input)
      case 'share':
        return await share(request, input, typed)
      case 'revoke':
        return await revoke(request, input)
      default:
        return await actOnKept(request, collectionsKeeping, input)
    }
  } finally {
    await upload.discard()
  }
}

async function gather(request: Request, { title }: CollectionsInput<'gather'>) {
  const { owner, cookie } = await requireVisitor(request, await findUser(request))
  const now = clock.now()
  const id = createSecretId()
  await createCollection({ id, ...owner, title, columns: [], createdAt: now, updatedAt: now })
  return leadToMade({ owner, cookie }, id, (key) =>
    to('v2-document-intelligence', null, {
      collection: id,
      part: 'documents',
      key,
    }),
  )
}

async function add(
  request: Request,
  network: string,
  { collection }: CollectionsInput<'add'>,
  sent: readonly SentFile[],
  typed: Typed,
) {
  const { owner, key } = await requireCollection(request, collection)
  if (sent.length === 0) return refuse(typed, 'documents', 'Choose documents to add.', 400)
  if ((await countOfCollection(collection)) + sent.length > MOST_IN_COLLECTION)
    return refuse(
      typed,
      'documents',
      `A collection holds up to ${MOST_IN_COLLECTION.toLocaleString('en')} documents.`,
      409,
    )
  const member = await findUser(request)
  const refused: string[] = []
  for (const one of sent) {
    const waitS = await spendAdd(network)
    if (waitS > 0) return refuse(typed, 'documents', tooManyAtOnce('documents', waitS), overLimit(waitS))
    const begun = await beginReading({ ...one, path: one.content.path }, { member, owner, network }, collection)
    if (!('id' in begun)) refused.push(`${one.name}: ${begun.message}`)
  }
  if (refused.length > 0) return refuse(typed, 'documents', refused.join(' '), 422)
  return redirect(to('v2-document-intelligence', null, { collection, part: 'documents', key }), 303)
}

async function ask(request: Request, network: string, { collection, question }: CollectionsInput<'ask'>, typed: Typed) {
  const { row, key } = await requireCollection(request, collection)
  const waitS = await spendAsk(network)
  if (waitS > 0) return refuse(typed, 'question', tooManyAtOnce('questions', waitS), overLimit(waitS))
  await askCollection(row, question)
  return redirect(`${to('v2-document-intelligence', null, { collection, part: 'ask', key })}#answers`, 303)
}

async function remove(request: Request, { collection, doc }: CollectionsInput<'remove'>) {
  const { owner, key } = await requireCollection(request, collection)
  const document = await findDocument(doc)
  if (document?.collectionId !== collection) throw notFound('This document is not in the collection.')
  await changeDocument(doc, owner, { deletedAt: clock.now() })
  return redirect(to('v2-document-intelligence', null, { collection, part: 'documents', key }), 303)
}

async function share(request: Request, { collection, term }: CollectionsInput<'share'>, typed: Typed) {
  const { owner } = await requireCollection(request, collection)
  const refusal = toPublishingRefusal(await readPublisher(request), 'links')
  if (refusal) return refuse(typed, 'term', refusal, 403)
  await createShareLink({ kind: COLLECTION_SHARE_KIND, thingId: collection }, owner, term)
  return redirect(to('v2-document-intelligence', null, { collection, part: 'share' }), 303)
}

async function revoke(request: Request, { share: id }: CollectionsInput<'revoke'>) {
  const collection = new URL(request.url).searchParams.get('collection')
  const { owner } = await requireVisitor(request, await findUser(request))
  await revokeShareLink(id, owner)
  return redirect(to('v2-document-intelligence', null, collection ? { collection, part: 'share' } : {}), 303)
}

/** The table of facts as CSV, each with the place it came from, for whoever the collection belongs to. */
export async function exportFacts(request: Request, id: string): Promise<Response> {
  const { row } = await requireCollection(request, id)
  const columns = row.columns as string[]
  const { pages } = toPaging(new URLSearchParams(), await countOfCollection(id))
  const lines: string[][] = []
  for (let page = 1; page <= pages; page += 1)
    for (const { title, cells } of await readFacts(row, page))
      lines.push([title, ...cells.flatMap((cell) => [cell?.text ?? '', cell ? String(cell.page) : ''])].map(toSafeCell))
  const csv = Papa.unparse([['Document', ...columns.flatMap((column) => [column, `${column}, page`])], ...lines])
  return new Response(`\uFEFF${csv}\r\n`, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': toDisposition(
        `${row.title.replace(/[/\\:*?"<>|]+/g, ' ').trim() || 'collection'}.csv`,
        'application/octet-stream',
      ),
      'Cache-Control': 'no-store',
    },
  })
}
